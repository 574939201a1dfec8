/** Constructed style sheets by the app that has added them. */
const owners = new WeakMap<CSSStyleSheet, string>();

/** Older browsers have none. */
const adopted = (): readonly CSSStyleSheet[] => [...(document.adoptedStyleSheets ?? [])];

/** What other code had added before an app was loaded. */
const foreign = new Map<string, ReadonlySet<CSSStyleSheet>>();

/** To be called before an app is loaded. */
export function trackSheets(app: string): void {
  if (!foreign.has(app)) foreign.set(app, new Set(adopted()));
}

/** What an app has added to the document and nobody else owns; kept for when it is shown again. */
const sheets = new Map<string, CSSStyleSheet[]>();

function claimSheets(app: string): void {
  const own = sheets.get(app) ?? [];
  for (const sheet of adopted()) {
    if (owners.has(sheet) || foreign.get(app)?.has(sheet)) continue;
    owners.set(sheet, app);
    own.push(sheet);
  }
  sheets.set(app, own);
}

/** Takes an app's constructed style sheets from the document while it is not shown, or puts them back. */
export function showSheets(app: string, isShown: boolean): void {
  claimSheets(app);
  const own = sheets.get(app) ?? [];
  if (own.length === 0) return;
  const others = adopted().filter((sheet) => !own.includes(sheet));
  document.adoptedStyleSheets = isShown ? [...others, ...own] : others;
}

/** Browsers mark a translated page with one of these classes, and remove it when people return to the original. */
const OF_TRANSLATION = /^translated-/;

/**
 * Remembers how the page itself looks, which an app may change while it is shown: a dialog, for example, keeps the page
 * from scrolling.
 * @returns a function that restores it, and keeps the mark of a translation as it is then
 */
export function rememberPage(): () => void {
  const found = [document.documentElement, document.body].map((element) => ({
    element,
    style: element.getAttribute('style'),
    classes: [...element.classList].filter((name) => !OF_TRANSLATION.test(name)),
  }));
  return () => {
    for (const { element, style, classes } of found) {
      if (style === null) element.removeAttribute('style');
      else element.setAttribute('style', style);
      const translated = [...element.classList].filter((name) => OF_TRANSLATION.test(name));
      element.className = [...classes, ...translated].join(' ');
    }
  };
}
