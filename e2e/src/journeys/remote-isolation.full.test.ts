import type { Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { addRemote } from '../pages/hand-made-remote';
import { urls } from '../platform/ports';

const browser = useBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const openApp = (page: Page, path: string) => page.goto(`${urls.shell}/apps/${path}`);

async function leavesFor(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name }).click();
  await heading(page, name).waitFor();
}

it.each([
  ['an effect that never stops updating', 'React.useEffect(() => setCount(count + 1));'],
  ['a timer that never stops updating', 'React.useEffect(() => { setTimeout(() => setCount(count + 1)); });'],
])('a remote with %s can be left, and opened again', async (_, effect) => {
  const page = await browser.newVisitor();
  await addRemote(page, {
    name: 'loop',
    app: `const React = use('react');
      function App() {
        const [count, setCount] = React.useState(0);
        ${effect}
        return React.createElement('h1', null, 'Counting');
      }
      return { default: App };`,
  });
  await openApp(page, 'loop');
  await heading(page, 'Counting').waitFor();
  await leavesFor(page, 'Learn');
  await page.goBack();
  await heading(page, 'Counting').waitFor();
  await leavesFor(page, 'Puzzles');
});

it.each([
  ['that has a tone without a text', `notify('Saved.', Object.create(null))`],
  ['of a million characters', `notify('Saved. '.repeat(150_000))`],
  ['without a pause', `setInterval(() => notify('Saved.'), 0)`],
  [
    'for each announcement, to which it subscribes again',
    `let end; const listen = () => { end?.(); notify('Saved.'); end = onSaved(listen); }; listen(); platform.announceSaved()`,
  ],
])('a remote with a notice %s can be left', async (_, call) => {
  const page = await browser.newVisitor();
  await addRemote(page, {
    name: 'odd',
    app: `const { createElement: h } = use('react');
      const App = ({ platform }) => h('div', null, h('h1', null, 'Odd'),
        h('button', { onClick: () => { const { notify, onSaved } = platform; ${call}; } }, 'press'));
      return { default: App };`,
  });
  await openApp(page, 'odd');
  await page.getByRole('button', { name: 'press' }).click();
  await page.getByText('Saved.').first().waitFor();
  await heading(page, 'Odd').waitFor();
  await leavesFor(page, 'Learn');
  await leavesFor(page, 'Puzzles');
});

it('a remote that only says that it is loading is tried again, with its newest build', async () => {
  const page = await browser.newVisitor();
  await addRemote(page, {
    name: 'older',
    app: `return { default: () => use('react').createElement('p', null, 'Loading…') };`,
  });
  await openApp(page, 'older');
  await page.getByText('This is taking longer than usual.').waitFor();
  await addRemote(page, {
    name: 'older',
    app: `return { default: () => use('react').createElement('h1', null, 'Newer') };`,
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Newer').waitFor();
  await page.getByText('This is taking longer than usual.').waitFor({ state: 'detached' });
});

it('a notice that is an error costs nothing, and the next one is shown', async () => {
  const page = await browser.newVisitor();
  await addRemote(page, {
    name: 'notices',
    app: `const { createElement: h } = use('react');
      const App = ({ platform }) => h('div', null, h('h1', null, 'Notices'),
        h('button', { onClick: () => platform.notify(new Error('x')) }, 'wrong'),
        h('button', { onClick: () => platform.notify('Saved.') }, 'right'));
      return { default: App };`,
  });
  await openApp(page, 'notices');
  await page.getByRole('button', { name: 'wrong' }).click();
  await page.getByRole('button', { name: 'right' }).click();
  await page.getByText('Saved.').waitFor();
  await heading(page, 'Notices').waitFor();
  await leavesFor(page, 'Learn');
});

it('the style sheets of a remote do not reach the pages after it', async () => {
  const page = await browser.newVisitor();
  await addRemote(page, {
    name: 'styled',
    files: { 'app.css': 'header { opacity: 0.5 } h1 { color: rgb(1, 2, 3) !important }' },
    app: `const { createElement: h } = use('react');
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base + 'app.css' }));
      return { default: () => h('h1', null, 'Styled') };`,
  });
  const look = () =>
    page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      return [style('header').opacity, style('main h1').color];
    });
  await openApp(page, 'styled');
  await heading(page, 'Styled').waitFor();
  await page.waitForFunction(() => getComputedStyle(document.querySelector('header')!).opacity === '0.5');
  expect(await look()).toEqual(['0.5', 'rgb(1, 2, 3)']);
  await leavesFor(page, 'Learn');
  const [opacity, color] = await look();
  expect(opacity).toBe('1');
  expect(color).not.toBe('rgb(1, 2, 3)');
  await page.goBack();
  await heading(page, 'Styled').waitFor();
  expect(await look()).toEqual(['0.5', 'rgb(1, 2, 3)']);
});

it('constructed style sheets of a remote, and how it changes the page itself, do not outlast it', async () => {
  const page = await browser.newVisitor();
  await addRemote(page, {
    name: 'constructed',
    app: `const { createElement: h, useEffect } = use('react');
      const adopt = (css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      };
      adopt('h1 { color: rgb(1, 2, 3) !important }');
      let isFirst = true;
      function App() {
        useEffect(() => {
          if (isFirst) adopt('header { opacity: 0.5 }');
          isFirst = false;
          document.body.style.overflow = 'hidden';
          document.documentElement.className = 'has-dialog';
        }, []);
        return h('h1', null, 'Constructed');
      }
      return { default: App };`,
  });
  const look = () =>
    page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      const { body, documentElement } = document;
      return [
        style('header').opacity,
        style('main h1').color,
        body.style.overflow,
        documentElement.className,
      ];
    });
  const changed = ['0.5', 'rgb(1, 2, 3)', 'hidden', 'has-dialog'];
  await page.goto(`${urls.shell}/learn`);
  const before = await look();
  await openApp(page, 'constructed');
  await heading(page, 'Constructed').waitFor();
  await page.waitForFunction(() => document.body.style.overflow === 'hidden');
  expect(await look()).toEqual(changed);
  await leavesFor(page, 'Learn');
  await page.waitForFunction(() => document.body.style.overflow === '');
  expect(await look()).toEqual(before);
  await page.goBack();
  await heading(page, 'Constructed').waitFor();
  await page.waitForFunction(() => document.body.style.overflow === 'hidden');
  expect(await look()).toEqual(changed);
});

it.each(['react-router-dom', 'react-router', '@ninefold/platform/router'])(
  'nested routes of %s have their parameters, and links inside them lead on',
  async (router) => {
    const page = await browser.newVisitor();
    await addRemote(page, {
      name: 'routes',
      app: `const { createElement: h } = use('react');
        const { Routes, Route, Outlet, Link, useParams, useMatch, generatePath } = use('${router}');
        const Game = () => h('section', null, h('h1', null, 'Game ' + useParams().id),
          h(Link, { to: generatePath('/apps/routes/games/:id/moves/:move', { id: '5', move: '3' }) }, 'third move'), h(Outlet));
        const Move = () => h('p', null, 'Move ' + useParams().move + ' of ' + useMatch('/apps/routes/games/:id/*').params.id);
        const App = () => h(Routes, null, h(Route, { path: '/apps/routes/games/:id', element: h(Game) },
          h(Route, { path: 'moves/:move', element: h(Move) })));
        return { default: App };`,
    });
    await openApp(page, 'routes/games/5');
    await heading(page, 'Game 5').waitFor();
    await page.getByRole('link', { name: 'third move' }).click();
    await page.getByText('Move 3 of 5').waitFor();
    expect(new URL(page.url()).pathname).toBe('/apps/routes/games/5/moves/3');
  },
);

/** Says which versions of the platform the page offers it. */
const TELLS_VERSIONS = `const { createElement: h } = use('react');
  const { Link } = use('@ninefold/platform');
  return { default: () => h('div', null, h('h1', null, 'Platform ' + versionsOf('@ninefold/platform').join()),
    h(Link, { to: '/apps/newer' }, 'newer'), h(Link, { to: '/apps/older' }, 'older')) };`;

it('remotes of two majors of the platform work on one visit, beside our own', async () => {
  const page = await browser.newVisitor();
  // This shell shares a second, newer version.
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const patched = script.replace(
      /"@ninefold\/platform":(\w+)\(([^,]+),/,
      '"@ninefold/platform":{...$1($2,"99.1.0"),...$1($2,',
    );
    const closed = patched.replace(/(\.\.\.\w+\([^,]+,"99\.1\.0"\),\.\.\.\w+\([^)]*\))/, '$1}');
    expect(closed).not.toBe(script);
    await route.fulfill({ response, body: closed });
  });
  await addRemote(page, { name: 'older', app: TELLS_VERSIONS, ranges: { '@ninefold/platform': '^1.0.0' } });
  await addRemote(page, { name: 'newer', app: TELLS_VERSIONS, ranges: { '@ninefold/platform': '^99.0.0' } });
  await openApp(page, 'older');
  await page.getByRole('heading', { level: 1, name: /^Platform 1\.[\d.]+$/ }).waitFor();
  await page.getByRole('link', { name: 'newer' }).click();
  await heading(page, 'Platform 99.1.0').waitFor();
  await leavesFor(page, 'Learn');
  await leavesFor(page, 'Puzzles');
});

it.each([
  ['newer than this page', '^99.0.0', 'this page is older', 'Reload the page'],
  ['older than this page', '^0.9.0', 'They need an update', 'Try again'],
])('a remote that is %s says so', async (_, range, text, button) => {
  const page = await browser.newVisitor();
  await addRemote(page, { name: 'other', app: TELLS_VERSIONS, ranges: { '@ninefold/platform': range } });
  await openApp(page, 'other');
  const failure = page.getByRole('alert');
  await failure.getByText(text).waitFor();
  await failure.getByRole('button', { name: button }).waitFor();
});

it('an app that nobody has deployed is a page that does not exist', async () => {
  const page = await browser.newVisitor();
  await openApp(page, 'unknown');
  await heading(page, 'Page Not Found').waitFor();
});
