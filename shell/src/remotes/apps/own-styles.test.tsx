import { useLayoutEffect } from 'react';
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

afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute('style');
});
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

test('a style sheet in the body is scoped too', () => {
  const { unmount } = show('https://cdn.test/body/');
  const link = addStyles('https://cdn.test/body/app.css');
  document.body.append(link);
  unmount();
  expect(link.media).toBe('not all');
});

test('an app that follows another one does not bring back what the other has changed', () => {
  const base = (name: string) => `https://cdn.test/${name}/`;
  for (const name of ['locks', 'follows']) trackStyles(base(name));
  const Locks = withScopedStyles(() => {
    useLayoutEffect(() => void (document.body.style.overflow = 'hidden'), []);
    return <h1>locks</h1>;
  }, base('locks'));
  const Follows = withScopedStyles(() => <h1>follows</h1>, base('follows'));
  const { rerender, unmount } = render(<Locks key="locks" platform={fakePlatform()} />);
  expect(document.body.style.overflow).toBe('hidden');
  rerender(<Follows key="follows" platform={fakePlatform()} />);
  expect(document.body.style.overflow).toBe('');
  unmount();
  expect(document.body.style.overflow).toBe('');
});

test.each([
  ['begins', 'own', 'locked translated-ltr', 'own translated-ltr'],
  ['ends', 'own translated-rtl', 'locked', 'own'],
])(
  'an app that is left takes its classes along, and a translation that %s meanwhile is marked so',
  (_, before, meanwhile, after) => {
    const page = document.documentElement;
    page.className = before;
    const { unmount } = show('https://cdn.test/classes/');
    page.className = meanwhile;
    unmount();
    expect(page.className).toBe(after);
    page.removeAttribute('class');
  },
);
