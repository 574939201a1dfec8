import type { TextKey } from '@ninefold/contracts';

/** Kept once the letters of the headings' face have been loaded: from then on they come from the browser's cache. */
const LETTERS_KEY = 'letters';

export function lettersAreCached(): boolean {
  try {
    return localStorage.getItem(LETTERS_KEY) !== null;
  } catch {
    return false;
  }
}

/** From now on headings are set in their own face. `shared-ui/src/tokens/scale.css` is where it is named. */
export function showLetters(): void {
  document.documentElement.dataset['letters'] = '';
}

/**
 * Loads the letters, 19 kB that a board on a slow line does not wait for. They are shown from the next screen on, so
 * that no heading changes its width while it is read.
 */
export async function loadLetters(): Promise<void> {
  try {
    await document.fonts.load('1em Letters');
    localStorage.setItem(LETTERS_KEY satisfies TextKey, '');
  } catch {
    // Headings keep the face that every system has.
  }
}
