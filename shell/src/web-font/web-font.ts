/** Set once the heading font was loaded and can come from the browser's cache. */
export const WEB_FONT_KEY = 'letters';

export function webFontIsCached(): boolean {
  try {
    return localStorage.getItem(WEB_FONT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Switches headings to their font, which `packages/ui/src/tokens/scale.css` names. */
export function showWebFont(): void {
  document.documentElement.dataset['letters'] = '';
}
