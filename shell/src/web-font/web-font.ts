import type { TextKey } from '@ninefold/contracts';

/** Stored once the font of the headings was loaded: from then on it comes from the browser's cache. */
const WEB_FONT_KEY = 'letters';

export function webFontIsCached(): boolean {
  try {
    return localStorage.getItem(WEB_FONT_KEY) !== null;
  } catch {
    return false;
  }
}

/** From now on headings have their own font, which `shared-ui/src/tokens/scale.css` names. */
export function showWebFont(): void {
  document.documentElement.dataset['letters'] = '';
}

/**
 * Loads the font, 19 kB that a board on a slow line does not wait for, and shows it: its fallback has the same metrics,
 * so that no line moves.
 */
export async function loadWebFont(): Promise<void> {
  try {
    await document.fonts.load('1em Letters');
    localStorage.setItem(WEB_FONT_KEY satisfies TextKey, '');
    showWebFont();
  } catch {
    // Headings keep the fallback.
  }
}
