import type { Page } from 'playwright-core';

/**
 * Resolves when the page shows its content: the session is known, the remote is ready, all style sheets and fonts in
 * use are loaded, no loading text is left, and the words of each status are visible.
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
    const isAppearing = document.getAnimations().some(({ effect, playState }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return playState !== 'finished' && !isEndless && target?.closest('[role="status"]');
    });
    return (
      isReady &&
      main.querySelector('h1') !== null &&
      document.documentElement.dataset.auth !== 'loading' &&
      !isLoading &&
      !isAppearing &&
      isStyled &&
      document.fonts.status === 'loaded'
    );
  });
}
