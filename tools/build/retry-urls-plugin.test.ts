/** @jest-environment jsdom */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = path.join(__dirname, '../..');
const urlOf = (file: string) => pathToFileURL(path.join(ROOT, file)).href;

/** An entry that loads a chunk with a style sheet, built as remotes are. */
const BUILD = (folder: string) => `
  import { createRequire } from 'node:module';
  import { RetryUrlsPlugin } from '${urlOf('tools/build/retry-urls-plugin.mjs')}';
  const require = createRequire('${urlOf('package.json')}');
  const MiniCssExtractPlugin = require('mini-css-extract-plugin');
  require('webpack')({
    mode: 'production',
    target: ['web', 'es2022'],
    context: ${JSON.stringify(folder)},
    entry: './entry.js',
    output: { path: ${JSON.stringify(path.join(folder, 'dist'))}, publicPath: 'https://remote.example/', filename: 'entry.js', chunkFilename: '[name].js', uniqueName: 'remote' },
    module: { rules: [{ test: /\\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
    plugins: [new MiniCssExtractPlugin(), new RetryUrlsPlugin()],
  }, (error, stats) => {
    if (error || stats.hasErrors()) { console.error(error ?? stats.toString()); process.exit(1); }
  });`;

let folder: string;
let entry: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'retry-urls-'));
  await mkdir(path.join(folder, 'dist'));
  await writeFile(
    path.join(folder, 'entry.js'),
    `window.loaded = import(/* webpackChunkName: "screen" */ './screen.js');`,
  );
  await writeFile(path.join(folder, 'screen.js'), `import './screen.css'; export default 1;`);
  await writeFile(path.join(folder, 'screen.css'), 'p { color: red }');
  const program = path.join(folder, 'build.mjs');
  await writeFile(program, BUILD(folder));
  await promisify(execFile)(process.execPath, [program]);
  entry = await readFile(path.join(folder, 'dist/entry.js'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

/** What the entry asks the page for, when it was itself loaded from this address. */
function requestsOf(address: string) {
  document.head.replaceChildren();
  const script = document.createElement('script');
  script.src = address;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  window.eval(entry);
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script')];
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link')];
  return {
    addresses: [...scripts.map(({ src }) => src), ...styles.map(({ href }) => href)].sort(),
    names: scripts.map((element) => element.getAttribute('data-webpack')),
  };
}

test('the files of a first attempt have plain addresses', () => {
  expect(requestsOf('https://remote.example/entry.js')).toEqual({
    addresses: ['https://remote.example/screen.css', 'https://remote.example/screen.js'],
    names: [expect.stringMatching(/^remote:chunk-\d+$/)],
  });
});

test("the scripts and style sheets of a retry have the entry's query, and scripts a name of their own", () => {
  expect(requestsOf('https://remote.example/entry.js?retry=2')).toEqual({
    addresses: ['https://remote.example/screen.css?retry=2', 'https://remote.example/screen.js?retry=2'],
    names: [expect.stringMatching(/^remote:chunk-\d+\?retry=2$/)],
  });
});
