/** Stored once the font of the headings was loaded: from then on it comes from the browser's cache. */
export const WEB_FONT_KEY = 'letters';

export function webFontIsCached(): boolean {
  try {
    return localStorage.getItem(WEB_FONT_KEY) !== null;
  } catch {
    return false;
  }
}

/** From now on headings have their own font, which `packages/ui/src/tokens/scale.css` names. */
export function showWebFont(): void {
  document.documentElement.dataset['letters'] = '';
}
