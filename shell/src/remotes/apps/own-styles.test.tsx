import { render } from '@testing-library/react';
import { fakePlatform } from '@ninefold/platform/testing';
import { trackStyles, withScopedStyles } from './own-styles';

function addStyles(href: string, media = ''): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media });
  document.head.append(link);
  return link;
}

/** Shows the app whose files are below this URL. */
const show = (base: string) => {
  trackStyles(base);
  const App = withScopedStyles(() => <h1>shown</h1>, base);
  return render(<App platform={fakePlatform()} />);
};

afterEach(() => document.head.replaceChildren());

test('keeps the media of a style sheet', () => {
  const print = addStyles('https://cdn.test/print/app.css', 'print');
  const { unmount } = show('https://cdn.test/print/');
  expect(print.media).toBe('print');
  unmount();
  expect(print.media).toBe('not all');
});

test('a build above the folders of others does not switch their style sheets', () => {
  const { unmount } = show('https://cdn.test/chess/');
  const newer = addStyles('https://cdn.test/chess/2/app.css');
  show('https://cdn.test/chess/2/');
  unmount();
  expect(newer.media).toBe('');
});

test('leaves the root of an origin alone, where other remotes may be', () => {
  const other = addStyles('https://cdn.test/games.css');
  show('https://cdn.test/').unmount();
  expect(other.media).toBe('');
});
