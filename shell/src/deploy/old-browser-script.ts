import { createHash } from 'node:crypto';
import { escapeMarkup as escape } from '@ninefold/cards';
import { copy } from './copy';

/**
 * True in every supported browser, and false in those that are about a year older. `supported-browsers.test.ts`
 * compares it with .browserslistrc.
 */
export const IS_SUPPORTED =
  "[].findLast&&window.CSS&&CSS.supports&&CSS.supports('container-type','inline-size')&&CSS.supports('height','1dvh')";

const STYLE = 'max-width:36rem;margin:15vh auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif';

/** Left open, so that the browser reads the rest of the page as a comment, and neither shows nor runs any of it. */
const OPEN_COMMENT = '<!--';

function oldBrowserScript(): string {
  const html = `<body><p id="old-browser">${escape(copy.oldBrowser)}</p>${OPEN_COMMENT}`;
  // A tag or a comment inside would end the script in some browsers.
  const text = JSON.stringify(html).replaceAll('<', '\\x3c');
  // ECMAScript 3: the browsers that need it understand nothing newer. Style attributes are blocked by the security policy.
  return `if(!(${IS_SUPPORTED})){document.write(${text});document.getElementById("old-browser").style.cssText="${STYLE}"}`;
}

const text = oldBrowserScript();

/** The inline script that replaces the page in browsers that cannot run it, and its SHA-256 in base64. */
export const OLD_BROWSER_SCRIPT = {
  text,
  sha256: createHash('sha256').update(text).digest('base64'),
};

/**
 * @param html a page with the script
 * @throws when something below the script ends its comment: old browsers would show and run the rest of the page
 */
export function checkCommentStaysOpen(html: string): void {
  const below = html.slice(html.indexOf(text) + text.length);
  const end = below.search(/--!?>/);
  if (end === -1) return;
  throw new Error(
    `Old browsers would run a part of the page: ${below.slice(Math.max(0, end - 40), end + 4)}`,
  );
}
