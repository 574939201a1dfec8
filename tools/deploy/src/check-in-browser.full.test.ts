import { checkInBrowser } from './check-in-browser';
import { startSite } from './testing/start-site';

/** The files of a build whose screen works. */
const GOOD = {
  'mf-manifest.json': JSON.stringify({
    metaData: { globalName: 'chess', remoteEntry: { name: 'remote-entry.js', path: '' } },
  }),
  'remote-entry.js': `
    var folder = new URL('.', document.currentScript.src).href;
    var load = (tag, fields) => new Promise((resolve, reject) => {
      var element = document.createElement(tag);
      document.head.append(Object.assign(element, fields, { onload: resolve, onerror: reject }));
    });
    var chess = {
      init() {},
      async get() {
        await load('link', { rel: 'stylesheet', href: folder + 'app.css' });
        await load('script', { src: folder + 'app.js' });
        return () => ({ default: window.showChess });
      },
    };`,
  'app.js': `window.showChess = (main) => {
    main.innerHTML = '<h1>Chess</h1><img alt="Queen" src="' + folder + 'queen.svg">';
  };`,
  'app.css': '.chess-board { color: red }',
  'queen.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
};
type Files = Partial<Record<string, string>>;

/** By the ids of builds. Each test has its own, because some run at the same time. */
const builds = new Map<string, Files>();
function fileAt(path: string): string | undefined {
  const [, id = '', name = ''] = path.split('/');
  return builds.get(id)?.[name];
}
const site = (readsOwnFile: boolean) => startSite(fileAt, readsOwnFile);
let shell: Awaited<ReturnType<typeof site>>;
let olderShell: typeof shell;
beforeAll(async () => {
  [shell, olderShell] = await Promise.all([site(true), site(false)]);
});
afterAll(() => Promise.all([shell.stop(), olderShell.stop()]));

/**
 * Checks the build with other files than the good one; undefined is a missing file.
 * @returns what the check says to the person at the terminal
 */
async function check(changes: Files, paths = ['/apps/chess'], { url } = shell): Promise<readonly string[]> {
  const said: string[] = [];
  const id = String(builds.size);
  builds.set(id, { ...GOOD, ...changes });
  const line = { entry: `${url}/chess/${id}/mf-manifest.json` };
  await checkInBrowser({ shell: url, remote: 'chess', paths, line, say: (text) => said.push(text) });
  return said;
}

const shows = (html: string) => ({
  'app.js': `window.showChess = (main) => { main.innerHTML = '${html}'; };`,
});
/** The good screen, and a statement that runs when it is shown. */
const does = (statement: string) => ({ 'app.js': `${GOOD['app.js']} ${statement}` });
const styles = (css: string) => ({ 'app.css': css });

test('accepts screens that work, at each of several addresses', async () => {
  expect(await check({}, ['/apps/chess', '/apps/chess/archive'])).toEqual([]);
});

test.concurrent.each([
  ['only a picture', shows('<svg width="40" height="40"></svg>')],
  [
    'a header and a footer of its own',
    shows('<header>Chess</header><footer style="color: red">Rules</footer>'),
  ],
  [
    'a dialog over the page',
    does(
      "document.body.append(document.createElement('dialog')); document.querySelector('dialog').showModal();",
    ),
  ],
  [
    'a place for its messages over the page',
    does(
      "document.body.insertAdjacentHTML('beforeend', '<div style=\"position: fixed; inset: 0; pointer-events: none\"></div>')",
    ),
  ],
  [
    'an animation',
    does(
      'const move = (time) => { document.body.dataset.time = time; requestAnimationFrame(move); }; requestAnimationFrame(move);',
    ),
  ],
])('accepts a screen with %s', async (_, changes) => {
  await check(changes);
});

test('accepts an error that the shell has without the remote too', async () => {
  expect(await check({}, ['/apps/noisy'])).toEqual([]);
});

test('says so when the shell is too old to show the build', async () => {
  expect(await check({}, ['/apps/chess'], olderShell)).toEqual([
    expect.stringContaining('does not read /remotes/chess.json yet'),
  ]);
});

test('names the scripts that no opened screen loads', async () => {
  const { metaData } = JSON.parse(GOOD['mf-manifest.json']) as object & { metaData: object };
  const assets = { js: { sync: ['app.js'], async: ['game.js'] }, css: { sync: ['app.css'], async: [] } };
  const manifest = JSON.stringify({ metaData, exposes: [{ path: './App', assets }] });
  const opensGame = does(
    'if (location.pathname.endsWith("game")) load("script", { src: folder + "game.js" });',
  );
  const changes = { 'mf-manifest.json': manifest, 'game.js': '', ...opensGame };
  expect(await check(changes)).toEqual([
    'Not checked, because no opened screen loads them: game.js. Name further screens with --path.',
  ]);
  expect(await check(changes, ['/apps/chess', '/apps/chess/game'])).toEqual([]);
});

test.concurrent.each<[fault: string, changes: Files, sentence: string]>([
  ['never gets done', { 'app.js': 'for (;;) {}' }, 'a script runs in an endless loop'],
  ['shows nothing', shows(''), '<main> is empty'],
  ['shows only empty elements', shows('<div><p></p></div>'), '<main> is empty'],
  ['only says that it is loading', shows('<p role="status">Loading…</p>'), 'only says that it is loading'],
  ['has text that cannot be seen', shows('<p style="opacity: 0">Chess</p>'), '<main> is empty'],
  [
    'shows the page for unknown addresses',
    shows('<div data-not-found>83</div>'),
    'the page for unknown addresses',
  ],
  ['shows that page of an older shell', shows('<h1>Page Not Found</h1>'), 'the page for unknown addresses'],
  ['throws at once', { 'app.js': 'throw new Error("half a build")' }, 'half a build'],
  ['throws after seconds', does('setTimeout(() => { throw new Error("late") }, 3500)'), 'not caught: late'],
  [
    'rejects after seconds',
    does('setTimeout(() => Promise.reject(new Error("late")), 3500)'),
    'not caught: late',
  ],
  [
    'reports an error',
    does('setTimeout(() => console.error("it broke"), 500)'),
    'The console has an error: it broke',
  ],
  ['lacks its entry', { 'remote-entry.js': undefined }, 'remote-entry.js could not be loaded: status 404'],
  ['lacks a lazy script', { 'app.js': undefined }, 'app.js could not be loaded: status 404'],
  ['lacks a picture', { 'queen.svg': undefined }, 'queen.svg could not be loaded: status 404'],
  [
    'hides the header',
    styles('header { display: none }'),
    'The header cannot be seen: its display (none instead of block)',
  ],
  [
    'hides it by another element',
    styles('body { opacity: 0 }'),
    'The header cannot be seen: its opacity of <body> (0 instead of 1)',
  ],
  [
    'hides it on a phone',
    styles('@media (max-width: 400px) { header { display: none } }'),
    'On a phone: The header cannot be seen: its display (none instead of block)',
  ],
  [
    'moves it away',
    styles('header { transform: translateY(-99px) }'),
    'The header cannot be seen: its transform',
  ],
  [
    'covers it',
    does(
      'document.body.insertAdjacentHTML(\'beforeend\', \'<div class="cover" style="position: fixed; inset: 0"></div>\')',
    ),
    'The header is covered by <div class="cover"',
  ],
  ['makes it transparent', styles('header { filter: opacity(0) }'), 'The header has another filter'],
  ['masks it', styles('header { mask-image: linear-gradient(transparent) }'), 'another mask-image'],
  ['cuts it off', styles('header { clip-path: inset(0 0 100% 0) }'), 'The header'],
  [
    'makes the whole page transparent',
    styles('html { filter: opacity(0) }'),
    'The header has another filter of <html> (opacity(0) instead of none)',
  ],
  ['moves the text of its links away', styles('header a { text-indent: -999px }'), 'another text-indent'],
  [
    'covers it for the eyes alone',
    does(
      'document.body.insertAdjacentHTML(\'beforeend\', \'<div class="veil" style="position: fixed; inset: 0; background: white; pointer-events: none"></div>\')',
    ),
    'The header is covered by <div class="veil"',
  ],
  [
    'paints over it',
    styles(
      'body::after { content: ""; position: fixed; inset: 0; background: white; pointer-events: none !important }',
    ),
    'The header is covered by <body',
  ],
  [
    'colors its links',
    styles('a { color: red }'),
    'The header\'s link "Ninefold" has another color (rgb(255, 0, 0) instead of rgb(0, 51, 102)) than without the remote.',
  ],
  [
    'changes its font',
    styles('* { font-family: serif }'),
    'The header has another font-family (serif instead of sans-serif)',
  ],
  [
    'keeps clicks from the footer',
    styles('footer { pointer-events: none }'),
    'The footer has another pointer-events',
  ],
  ['never stops', does('setTimeout(() => { for (;;) {} }, 500)'), 'a script runs in an endless loop'],
  [
    'works without a pause',
    does('setInterval(() => { const end = performance.now() + 100; while (performance.now() < end); }, 0)'),
    'a script runs in a loop',
  ],
  [
    'updates its screen without a pause',
    does('setInterval(() => { document.body.dataset.time = performance.now(); }, 0)'),
    'a script updates the screen in a loop',
  ],
  [
    'sends requests without a pause',
    does('setInterval(() => fetch("/x.json"), 10)'),
    'a script sends requests in a loop',
  ],
])('refuses a build that %s', async (_, changes, sentence) => {
  await expect(check(changes)).rejects.toThrow(sentence);
});

test('names an error once, with the call that threw it', async () => {
  const { url } = shell;
  const logged = (error: string) =>
    `${error}: it broke\\n    at show (${url}/app.js:1:1)\\n    at render (${url}/main.js:2:2)`;
  const twice = [logged('Error'), logged(`[remote, chess ${url}/entry.js?retry=1] Error`)];
  await expect(check(does(twice.map((text) => `console.error('${text}');`).join(' ')))).rejects.toThrow(
    new Error(
      `It failed in a browser, at ${url}/apps/chess.\n  The console has an error: Error: it broke\n    at show (${url}/app.js:1:1)`,
    ),
  );
});

test('repeats what the shell says about the screen, in sentences', async () => {
  await expect(check({ 'app.js': 'throw new Error("half a build")' })).rejects.toThrow(
    'The screen did not get ready: These pages did not load. TypeError',
  );
});

test('refuses a build whose second screen fails, and names its address', async () => {
  const changes = does(`if (location.pathname.endsWith('archive')) throw new Error('no archive');`);
  await expect(check(changes, ['/apps/chess', '/apps/chess/archive'])).rejects.toThrow(
    `It failed in a browser, at ${shell.url}/apps/chess/archive.`,
  );
});

test('names the address that guests are redirected to', async () => {
  await expect(check({}, ['/apps/members'])).rejects.toThrow('The shell redirects guests to /login');
});

test('names the shell that does not respond', async () => {
  await expect(check({}, ['/apps/chess'], { ...shell, url: 'http://127.0.0.1:9' })).rejects.toThrow(
    'The shell does not respond at http://127.0.0.1:9',
  );
});
