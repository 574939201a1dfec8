import type { TextKey } from '@ninefold/contracts';
import { showWebFont, WEB_FONT_KEY } from './web-font';

/**
 * Loads the font, 19 kB that a board on a slow line does not wait for, and shows it. Its fallback has the same metrics;
 * where a heading breaks into other lines all the same, it waits for a screen on which none does.
 */
export async function loadWebFont(): Promise<void> {
  try {
    await document.fonts.load('1em Letters');
    if (!showWithoutShift()) document.addEventListener('click', showLater);
    localStorage.setItem(WEB_FONT_KEY satisfies TextKey, '');
  } catch {
    // Headings keep the fallback.
  }
}

/** Long enough for the next screen to be there. */
const NEXT_SCREEN_MS = 500;

function showLater(): void {
  setTimeout(() => {
    if (showWithoutShift()) document.removeEventListener('click', showLater);
  }, NEXT_SCREEN_MS);
}

const heightsOf = (headings: readonly HTMLElement[]) =>
  headings.map(({ offsetHeight }) => offsetHeight).join();

/** Nothing is painted in between. @returns whether it is shown */
function showWithoutShift(): boolean {
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')];
  const before = heightsOf(headings);
  showWebFont();
  if (heightsOf(headings) === before) return true;
  delete document.documentElement.dataset['letters'];
  return false;
}
