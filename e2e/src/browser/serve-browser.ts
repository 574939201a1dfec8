import { findBrowser } from 'deploy/find-browser';
import { chromium } from 'playwright-core';

/**
 * Serves one browser to all test files from its own process, because Jest's modules are CommonJS and the browser's
 * package is not. Prints the address to connect to, and exits when its standard input is closed.
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
    // The product looks up new passwords there; a test that needs a response serves it itself.
    '--host-resolver-rules=MAP api.pwnedpasswords.com ^NOTFOUND',
  ],
});
process.stdout.write(`${server.wsEndpoint()}\n`);
process.stdin.resume().once('end', () => void server.close().then(() => process.exit(0)));
