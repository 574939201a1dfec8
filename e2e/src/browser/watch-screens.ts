import type { Page } from 'playwright-core';

/** Leaves the setup; every other control asks for something. */
const SIGN_OUT = 'Sign Out';

/**
 * Records each screen of a tab that asks for an action, in order: its title and the step that has the focus, including
 * unexpected pages and steps. Call it before the first navigation.
 */
export async function watchScreens(page: Page): Promise<readonly string[]> {
  const screens: string[] = [];
  await page.exposeBinding('screenIsShown', (_source, screen: string) => {
    if (screens.at(-1) !== screen) screens.push(screen);
  });
  await page.addInitScript((wayOut) => {
    const { screenIsShown } = window as unknown as { screenIsShown(screen: string): void };
    new MutationObserver(() => {
      const main = document.querySelector('main');
      const title = main?.querySelector('h1')?.textContent;
      const controls = [...(main?.querySelectorAll('input, select, button:not(:disabled)') ?? [])];
      if (!title || !controls.some(({ textContent }) => textContent !== wayOut)) return;
      const step = main?.querySelector(':is(h2, h3)[tabindex="-1"]')?.textContent;
      screenIsShown(step ? `${title}: ${step}` : title);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  }, SIGN_OUT);
  return screens;
}
