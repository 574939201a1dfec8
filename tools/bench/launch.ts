import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../deploy/src/browser/find-browser';

/** The browser that the journeys use. The caller closes it. */
export async function launch(args: readonly string[] = []): Promise<Browser> {
  const { executablePath, environment } = await findBrowser();
  return chromium.launch({
    executablePath,
    env: environment as Record<string, string>,
    args: ['--no-sandbox', '--disable-background-networking', ...args],
  });
}
