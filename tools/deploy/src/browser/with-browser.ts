import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './find-browser';

/**
 * Runs with a browser of its own. The browser's process is killed at the end, because a page in an endless loop does not
 * let it close.
 */
export async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const { executablePath, environment } = await findBrowser();
  const server = await chromium.launchServer({
    executablePath,
    env: environment as Record<string, string>,
    args: ['--no-sandbox', '--disable-background-networking'],
    // A canceled deployment also has to give up its lock.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  try {
    await use(await chromium.connect(server.wsEndpoint()));
  } finally {
    await server.kill();
  }
}
