import type { Browser, Page } from 'playwright-core';
import { throttledPhone } from './throttled-phone';

/** A link of a screen, and what shows that the screen behind it is there. */
interface Step {
  readonly link: string;
  readonly content: string;
}

const HEADING = '#main h1';

/** A round of a guest through screens of the shell and of the games. */
const STEPS: readonly Step[] = [
  { link: 'header a[href="/puzzle-games"]', content: HEADING },
  { link: '#main a[href="/sum-grid"]', content: '[data-testid^="cell-"]:not([data-state="given"])' },
  // While something is played, the arrow of its bar is the way back: the places are not shown.
  { link: '#main a[href="/puzzle-games"]', content: HEADING },
  { link: '#main a[href="/mental-math-speed"]', content: HEADING },
  { link: 'header a[href="/"]', content: HEADING },
];

/**
 * Milliseconds from a click to the picture with the content, in the page's own time. The screen that is left may have
 * the same content, so the address counts, too.
 */
async function timeOf(page: Page, { link, content }: Step): Promise<number> {
  await page.locator(link).first().waitFor();
  return page.evaluate(
    ([link, content]) =>
      new Promise<number>((resolve) => {
        const anchor = document.querySelector<HTMLAnchorElement>(link!)!;
        const old = document.querySelector(content!);
        const start = performance.now();
        new MutationObserver((_changes, observer) => {
          const found = document.querySelector(content!);
          if (location.pathname !== anchor.pathname || !found || found === old) return;
          observer.disconnect();
          // The frame after the next one begins when the next one has been painted.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
        }).observe(document, { childList: true, subtree: true });
        anchor.click();
      }),
    [link, content],
  );
}

/** The longest way from a click to the content of the next screen, when every screen has been seen once. */
export async function screenChange(browser: Browser, url: string): Promise<number> {
  const { context, page } = await throttledPhone(browser);
  try {
    // A click on the static page would be an ordinary navigation.
    await page.goto(url, { waitUntil: 'networkidle' });
    const times: number[] = [];
    for (const step of [...STEPS, ...STEPS]) {
      times.push(await timeOf(page, step));
      await page.waitForLoadState('networkidle');
    }
    return Math.max(...times.slice(STEPS.length));
  } finally {
    await context.close();
  }
}
