import type { Page } from 'playwright-core';

/**
 * Resolves when the page shows its content: the session is known, the remote is ready, all style sheets and fonts in
 * use are loaded, and no loading text is left.
 */
export async function untilShown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    const isReady = main && (!main.dataset.remote || main.dataset.ready === 'true');
    const isLoading = [...document.querySelectorAll('[role="status"]')].some((status) =>
      status.textContent.startsWith('Loading'),
    );
    const isStyled = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
      ({ sheet }) => sheet !== null,
    );
    return (
      isReady &&
      main.querySelector('h1') !== null &&
      document.documentElement.dataset.auth !== 'loading' &&
      !isLoading &&
      isStyled &&
      document.fonts.status === 'loaded'
    );
  });
}
