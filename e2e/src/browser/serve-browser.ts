import { findBrowser } from 'deploy/find-browser';
import { chromium } from 'playwright-core';

/**
 * One browser for all test files, in a process of its own: Jest's modules are CommonJS, and the package that brings
 * the browser is not. Prints the address to connect to. Ends with its standard input.
 */
const { executablePath, environment } = await findBrowser();
const server = await chromium.launchServer({
  executablePath,
  env: environment as Record<string, string>,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // New passwords are looked up there, as in the product; a test that needs a response serves it itself.
    '--host-resolver-rules=MAP api.pwnedpasswords.com ^NOTFOUND',
  ],
});
process.stdout.write(`${server.wsEndpoint()}\n`);
process.stdin.resume().once('end', () => void server.close().then(() => process.exit(0)));
