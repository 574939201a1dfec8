import type { TextKey } from '@ninefold/contracts';
import { showWebFont, WEB_FONT_KEY } from './web-font';

/**
 * Loads the 10 kB font after the grid and applies it. The fallback has the same metrics; if a heading would still wrap
 * differently, it waits for a screen where none does.
 */
export async function loadWebFont(): Promise<void> {
  try {
    await document.fonts.load('600 1em Letters');
    if (!showWithoutShift()) document.addEventListener('click', showLater);
    localStorage.setItem(WEB_FONT_KEY satisfies TextKey, '');
  } catch {
    // Headings keep the fallback.
  }
}

/** Enough time for the next screen to render. */
const NEXT_SCREEN_MS = 500;

function showLater(): void {
  setTimeout(() => {
    if (showWithoutShift()) document.removeEventListener('click', showLater);
  }, NEXT_SCREEN_MS);
}

const heightsOf = (headings: readonly HTMLElement[]) =>
  headings.map(({ offsetHeight }) => offsetHeight).join();

/**
 * Tries the font without painting in between.
 * @returns whether it was applied
 */
function showWithoutShift(): boolean {
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')];
  const before = heightsOf(headings);
  showWebFont();
  if (heightsOf(headings) === before) return true;
  delete document.documentElement.dataset['letters'];
  return false;
}
