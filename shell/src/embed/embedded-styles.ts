import tokens from '@ninefold/ui/tokens.css';
import frame from './embed.css';
import { embeddedCss } from './embedded-css';

/**
 * Behind the address of the remote's entry. Its chunks and style sheets then have it too: so they are told from those of
 * the same build in the site's own pages, which may show an embedded daily beside others.
 */
export const OWN_QUERY = 'embedded';

/** Where a remote puts its style sheets, in place of the document's head: `tools/build/remote-config.mjs`. */
declare global {
  var ninefoldStyles: { append(link: HTMLLinkElement): void } | undefined;
}

/** All of them in the order in which they came: the shadow roots of the page have the same. */
const sheets: CSSStyleSheet[] = [];
const roots = new Set<ShadowRoot>();

function add(css: string, baseURL?: string): void {
  const sheet = new CSSStyleSheet(baseURL ? { baseURL } : {});
  sheet.replaceSync(css);
  sheets.push(sheet);
  for (const root of roots) root.adoptedStyleSheets = sheets;
}

/** Gives a shadow root the styles that are there and those that come. @returns what takes it out of the list */
export function wearStyles(root: ShadowRoot): () => void {
  roots.add(root);
  root.adoptedStyleSheets = sheets;
  return () => roots.delete(root);
}

/** From now on the remote's style sheets go into the shadow roots. */
export function takeStyles(): void {
  // An element of the page with this id is global under the same name.
  if (globalThis.ninefoldStyles && !(globalThis.ninefoldStyles instanceof Element)) return;
  // The order of the layers is in the first of them.
  add(embeddedCss(tokens));
  add(frame);
  globalThis.ninefoldStyles = {
    append: (link) => (isOwn(link) ? void adopt(link) : document.head.append(link)),
  };
}

const isOwn = ({ href }: HTMLLinkElement) => new URL(href).searchParams.has(OWN_QUERY);

/** Reads the style sheet of a link that is in no document, and says to it how that went, as a browser does. */
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
