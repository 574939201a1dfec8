import { type Browser, type BrowserType, chromium } from 'playwright-core';

/** The path of Firefox, if the journeys run there: see `npm run test:firefox`. */
const firefoxPath = process.env.E2E_FIREFOX;

/**
 * Where a visitor's pages open. In Chromium all visitors share the process of `serve-browser.ts`. In Firefox each has
 * one, because only one window of a process has the focus, and the others get no keys.
 */
export function openBrowser(): Promise<Browser> {
  return firefoxPath ? launchFirefox(firefoxPath) : chromium.connect(process.env.E2E_BROWSER ?? '');
}

export const isShared = !firefoxPath;

/** A stock Firefox over WebDriver BiDi: it is what people have, and no build of it needs a download. */
async function launchFirefox(executablePath: string): Promise<Browser> {
  const { firefox } = (await import('playwright-core-1.64')) as unknown as { firefox: BrowserType };
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: {
      // The protocol cannot ask for reduced motion.
      'ui.prefersReducedMotion': 1,
      // The product looks up new passwords there; a test that needs a response serves it itself.
      'network.dns.localDomains': 'api.pwnedpasswords.com',
    },
  });
}
