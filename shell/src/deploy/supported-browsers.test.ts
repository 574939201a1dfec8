import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { copy } from './copy';
import { IS_SUPPORTED } from './old-browser-script';

const ROOT = path.resolve(__dirname, '../../..');

/** Jest cannot import ES modules here without a flag, so another process runs the code. */
function evaluate<Result>(module: string, expression: string): Result {
  const url = pathToFileURL(path.join(ROOT, 'tools', module)).href;
  const code = `import('${url}').then((module) => console.log(JSON.stringify(${expression})))`;
  return JSON.parse(execFileSync(process.execPath, ['--eval', code], { encoding: 'utf8' })) as Result;
}

interface Floor {
  readonly browser: string;
  readonly version: string;
}

const floors = evaluate<Floor[]>('browsers/supported.mjs', 'module.FLOORS');

/** The browsers of a computer and of iOS: those on Android have the same versions. */
const named = floors.filter(({ browser }) => !browser.endsWith('Android'));

test('the sentence for older browsers names the oldest supported versions', () => {
  const versionOf = (browser: string) => named.find((floor) => floor.browser === browser)?.version;
  expect(copy.oldBrowser).toContain(
    `Chrome or Edge ${versionOf('Chrome')}, Firefox ${versionOf('Firefox')}, or Safari ${versionOf('Safari')} (iOS ${versionOf('iOS')})`,
  );
  expect(versionOf('Edge')).toBe(versionOf('Chrome'));
  for (const { browser, version } of floors.filter((floor) => floor.browser.endsWith('Android'))) {
    expect([browser, version]).toEqual([browser, versionOf(browser.replace('Android', ''))]);
  }
});

test('docs/compatibility.md names them too', () => {
  const docs = readFileSync(path.join(ROOT, 'docs/compatibility.md'), 'utf8');
  for (const { browser, version } of named)
    expect(docs).toMatch(new RegExp(`${browser}\\s*\\|\\s*${version} `));
});

test('no supported browser is told that it is too old', () => {
  const features = [
    'module.DATA.javascript.builtins.Array.findLast',
    "module.DATA.css.properties['container-type']['inline-size'] ?? module.DATA.css.properties['container-type']",
    'module.DATA.css.types.length.viewport_percentage_units_dynamic',
  ];
  const lacking = features.map((feature) =>
    evaluate<string[]>('browsers/supported.mjs', `module.browsersWithout(${feature})`),
  );
  expect(lacking).toEqual([[], [], []]);
  expect(IS_SUPPORTED).toBe(
    "[].findLast&&window.CSS&&CSS.supports&&CSS.supports('container-type','inline-size')&&CSS.supports('height','1dvh')",
  );
});

describe('the check of style sheets', () => {
  const namesIn = (css: string) =>
    evaluate<string[]>(
      'browsers/css-features.mjs',
      `module.findMissingCss(${JSON.stringify(css)}).map(({ name }) => name)`,
    );

  test.each([
    ['.a { color: light-dark(#000, #fff) }', 'light-dark()'],
    [".a::before { content: attr(x) / '' }", 'content: … / …'],
    ['.a { .b { color: red } }', 'nesting'],
    ['.a:has(b) { color: red }', ':has'],
    ['.a { width: 1lh }', 'the unit lh'],
    ['@media (width > 3px) { .a { color: red } }', 'a range in @media'],
    ['.a { grid-template-rows: subgrid }', 'grid-template-rows: subgrid'],
    ['.a { color: color-mix(in srgb, red, var(--b)) }', 'color-mix()'],
    ['@starting-style { .a { opacity: 0 } }', '@starting-style'],
    ['.a { --b: light-dark(#000, #fff) }', 'light-dark()'],
    ['.a:popover-open { color: red }', ':popover-open'],
  ])('finds what a browser lacks in %s', (css, name) => expect(namesIn(css)).toContain(name));

  test.each([
    ".a::before { content: attr(x); content: attr(x) / '' }",
    '@supports (color: light-dark(red, blue)) { .a { color: light-dark(red, blue) } }',
    '.a:has(b) { color: red } @supports not selector(:has(*)) { .a { color: blue } }',
    '.a { -webkit-user-select: none; user-select: none }',
  ])('accepts a fallback: %s', (css) => expect(namesIn(css)).toEqual([]));
});

describe('the check of built scripts', () => {
  const namesIn = (script: string) =>
    evaluate<string[]>(
      'browsers/built-files.mjs',
      `module.findMissingInScript(${JSON.stringify(script)}).map(({ name }) => name)`,
    );

  test.each([
    ['a.with(1, 2)', '.with()'],
    ['a.toSorted()', '.toSorted()'],
    ['a.union(b)', '.union()'],
    ['AbortSignal.any([a])', 'api.AbortSignal.any_static'],
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['Object.groupBy(a, b)', 'javascript.builtins.Object.groupBy'],
    ['/(?<!a)b/', 'lookbehind in a regular expression'],
    ["new RegExp('(?<=a)b')", 'lookbehind in a regular expression'],
    ['class A { static { a() } }', 'a static block'],
  ])('finds what a browser lacks in %s', (script, name) => expect(namesIn(script)).toContain(name));

  test('rejects newer syntax than the oldest browsers read', () => {
    expect(() => namesIn('/[a--b]/v')).toThrow();
  });

  test.each(['a.with && a.with(1, 2)', 'a.toSorted?.()', 'a.map(b).filter(c)', '/(?<name>a)(?!b)/'])(
    'accepts %s',
    (script) => expect(namesIn(script)).toEqual([]),
  );
});
