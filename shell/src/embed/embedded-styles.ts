import tokens from '@ninefold/ui/tokens.css';
import frame from './embed.css';
import { embeddedCss } from './embedded-css';
import { shadowStyles, showStyles, type ShadowStyles } from './shadow-styles';

/**
 * Added to the URL of the remote's entry, and inherited by its chunks and style sheets. It distinguishes them from
 * those of the same build on the site itself, which may show an embedded daily too.
 */
export const OWN_QUERY = 'embedded';

/** Where a remote appends its style sheets instead of the document's head: `tools/build/remote-config.mjs`. */
declare global {
  var ninefoldStyles: { append(link: HTMLLinkElement): void } | undefined;
}

/** All style sheets in loading order, shared by the page's shadow roots. */
const sheets: ShadowStyles[] = [];
const roots = new Set<ShadowRoot>();

function add(css: string, baseURL?: string): void {
  sheets.push(shadowStyles(css, baseURL));
  for (const root of roots) showStyles(root, sheets);
}

/**
 * Applies current and future style sheets to a shadow root.
 * @returns a function that stops it
 */
export function adoptStyles(root: ShadowRoot): () => void {
  roots.add(root);
  showStyles(root, sheets);
  return () => roots.delete(root);
}

/** Redirects the remote's style sheets into the shadow roots. */
export function captureStyles(): void {
  // An element with this id would be a global of the same name.
  if (globalThis.ninefoldStyles && !(globalThis.ninefoldStyles instanceof Element)) return;
  // The first sheet defines the order of cascade layers.
  add(embeddedCss(tokens));
  add(frame);
  globalThis.ninefoldStyles = {
    append: (link) => (isOwn(link) ? void adopt(link) : document.head.append(link)),
  };
}

const isOwn = ({ href }: HTMLLinkElement) => new URL(href).searchParams.has(OWN_QUERY);

/** Fetches the style sheet of a link that is not in a document, and fires the events that a browser would. */
async function adopt(link: HTMLLinkElement): Promise<void> {
  try {
    const response = await fetch(link.href);
    if (!response.ok) throw new Error(`status ${response.status}`);
    add(embeddedCss(await response.text()), link.href);
    link.dispatchEvent(new Event('load'));
  } catch {
    link.dispatchEvent(new Event('error'));
  }
}
