/** Whether style sheets can be shared by shadow roots: Safari 16.0 to 16.3 cannot. */
const canShare = () => 'adoptedStyleSheets' in document;

/** A style sheet that several shadow roots can show. */
export interface ShadowStyles {
  readonly css: string;
  readonly sheet: CSSStyleSheet | undefined;
}

/** @param baseURL of the URLs in the style sheet, if it is not the document's */
export function shadowStyles(css: string, baseURL?: string): ShadowStyles {
  if (!canShare()) return { css: baseURL ? withAbsoluteUrls(css, baseURL) : css, sheet: undefined };
  const sheet = new CSSStyleSheet(baseURL ? { baseURL } : {});
  sheet.replaceSync(css);
  return { css, sheet };
}

/** Replaces the style sheets of a shadow root. */
export function showStyles(root: ShadowRoot, styles: readonly ShadowStyles[]): void {
  if (canShare()) {
    root.adoptedStyleSheets = styles.flatMap(({ sheet }) => sheet ?? []);
    return;
  }
  for (const element of styleElementsOf(root)) element.remove();
  root.prepend(
    ...styles.map(({ css }) => Object.assign(document.createElement('style'), { textContent: css })),
  );
}

/** Replaces what a shadow root shows, but not its style sheets. */
export const showContent = (root: ShadowRoot, content: HTMLElement): void =>
  root.replaceChildren(...styleElementsOf(root), content);

const styleElementsOf = (root: ShadowRoot) =>
  [...root.children].filter((child) => child instanceof HTMLStyleElement);

const withAbsoluteUrls = (css: string, baseURL: string) =>
  css.replace(/url\((["']?)(?!data:)([^"')]+)\1\)/g, (_, quote: string, url: string) => {
    return `url(${quote}${new URL(url, baseURL).href}${quote})`;
  });
