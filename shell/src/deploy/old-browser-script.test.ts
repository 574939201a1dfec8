/** @jest-environment jest-fixed-jsdom */
import { parse } from 'acorn';
import { copy } from './copy';
import { OLD_BROWSER_SCRIPT } from './old-browser-script';
import { renderPages } from './render-pages';
import { deployment, page } from './testing/deployed-pages';

/** What the script writes into the page of a browser with these globals. */
function written(list: object, css: object | undefined): string | undefined {
  let text: string | undefined;
  const style = { cssText: '' };
  const run = new Function('document', 'window', 'CSS', OLD_BROWSER_SCRIPT.text.replace('[]', 'window.list'));
  const document = { write: (html: string) => (text = html), getElementById: () => ({ style }) };
  run(document, { list, CSS: css }, css);
  return text;
}

const WITH = { findLast: () => undefined };

test.each([
  ['without CSS.supports()', {}, undefined],
  ['without newer methods of lists', {}, { supports: () => true }],
  ['without container queries', WITH, { supports: (name: string) => name !== 'container-type' }],
])('shows one sentence instead of the page in a browser %s', (_, list, css) => {
  const body = new DOMParser().parseFromString(`${written(list, css)} <p>app</p>`, 'text/html').body;
  expect(body.textContent).toBe(copy.oldBrowser);
});

test('changes nothing in a supported browser', () => {
  expect(written(WITH, { supports: () => true })).toBeUndefined();
});

test('runs in the oldest browsers, which know ECMAScript 3', () => {
  expect(() => parse(OLD_BROWSER_SCRIPT.text, { ecmaVersion: 3 })).not.toThrow();
});

test('comes before everything that an old browser cannot run', () => {
  const [first] = page('index.html').querySelectorAll('script, link[rel=stylesheet], [data-playing]');
  expect(first?.textContent).toBe(OLD_BROWSER_SCRIPT.text);
});

test.each([
  ['the other inline script', { bootScript: { text: 'for(;n-->0;);', sha256: '' } }],
  ['the markup of a frame', { renderFrame: () => '<p>--!></p>' }],
])('no page is written whose comment would end in %s', (_, part) => {
  expect(() => renderPages({ ...deployment, ...part })).toThrow(/Old browsers would run/);
});
