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

/** The names that one check finds in each text, from one process for all of them. */
function namesIn(module: string, check: string, texts: readonly string[]): ReadonlyMap<string, string[]> {
  const names = evaluate<string[][]>(
    `browsers/${module}`,
    `${JSON.stringify(texts)}.map((text) => module.${check}(text).map(({ name }) => name))`,
  );
  return new Map(texts.map((text, index) => [text, names[index] ?? []]));
}

describe('the check of style sheets', () => {
  const missing: readonly (readonly [string, string])[] = [
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
    ['.a { animation-timing-function: linear(0, 1) }', 'linear()'],
    ['.a { background: linear-gradient(in oklch, red, blue) }', 'linear-gradient(in …)'],
    ['.a { background: radial-gradient(circle in oklab, red, blue) }', 'radial-gradient(in …)'],
    ['.a { color: rgb(from red r g b) }', 'rgb(from …)'],
    ['.a:nth-child(1 of .b) { color: red }', ':nth-child(… of …)'],
    ['@container style(--a: 1) { .a { color: red } }', '@container style()'],
    ['@container scroll-state(stuck: top) { .a { color: red } }', '@container scroll-state()'],
    ['@supports (display: grid) { .a { width: 1lh } }', 'the unit lh'],
    ['@supports not (width: 1lh) { .a { width: 1lh } }', 'the unit lh'],
  ];
  const accepted = [
    ".a::before { content: attr(x); content: attr(x) / '' }",
    '@supports (color: light-dark(red, blue)) { .a { color: light-dark(red, blue) } }',
    '@supports (width: 1lh) { .a { width: 1lh } }',
    '@supports selector(a:has(b)) { .a:has(b) { color: red } }',
    '.a { background: linear-gradient(to right, red, blue) } .b:nth-child(2n + 1) { color: red }',
    '@container (width > 3px) { .a { transition: color 1s linear } }',
    '.a:has(b) { color: red } @supports not selector(:has(*)) { .a { color: blue } }',
    '.a { -webkit-user-select: none; user-select: none }',
  ];
  const found = namesIn('css-features.mjs', 'findMissingCss', [...missing.map(([css]) => css), ...accepted]);

  test.each(missing)('finds what a browser lacks in %s', (css, name) =>
    expect(found.get(css)).toContain(name),
  );

  test.each(accepted)('accepts %s', (css) => expect(found.get(css)).toEqual([]));
});

describe('the check of built scripts', () => {
  const missing: readonly (readonly [string, string])[] = [
    ['a.with(1, 2)', '.with()'],
    ['a.toSorted()', '.toSorted()'],
    ['a.union(b)', '.union()'],
    ['AbortSignal.any([a])', 'api.AbortSignal.any_static'],
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['Object.groupBy(a, b)', 'javascript.builtins.Object.groupBy'],
    ['/(?<!a)b/', 'lookbehind in a regular expression'],
    ["new RegExp('(?<=a)b')", 'lookbehind in a regular expression'],
    ['class A { static { a() } }', 'a static block'],
    ['URL.canParse(a)', 'api.URL.canParse_static'],
    ['URL.parse(a)', 'api.URL.parse_static'],
    ['CSS.registerProperty({})', 'api.CSS.registerProperty_static'],
    ['globalThis.AbortSignal.timeout(1)', 'api.AbortSignal.timeout_static'],
    ['window.AbortSignal.any([a])', 'api.AbortSignal.any_static'],
    ['self.requestIdleCallback(a)', 'api.Window.requestIdleCallback'],
    ['requestIdleCallback(a)', 'api.Window.requestIdleCallback'],
    ['new window.URLPattern(a)', 'api.URLPattern.URLPattern'],
    ['a.showPopover()', '.showPopover()'],
    ['a.checkVisibility()', '.checkVisibility()'],
    ['document.startViewTransition(a)', '.startViewTransition()'],
    ['scheduler.yield()', '.yield()'],
  ];
  const accepted = [
    'a.with && a.with(1, 2)',
    'a.toSorted?.()',
    'a.map(b).filter(c)',
    '/(?<name>a)(?!b)/',
    'window.CSS && CSS.registerProperty && CSS.registerProperty({})',
    'a.showPopover && a.showPopover()',
    'a.subscribe(b); a.test(b); a.next(); a.animate(b); a.run(); a.take(1)',
    'new URL(a); URL.createObjectURL(a); window.matchMedia(a)',
  ];
  const check = (scripts: readonly string[]) => namesIn('built-files.mjs', 'findMissingInScript', scripts);
  const found = check([...missing.map(([script]) => script), ...accepted]);

  test.each(missing)('finds what a browser lacks in %s', (script, name) =>
    expect(found.get(script)).toContain(name),
  );

  test('rejects newer syntax than the oldest browsers read', () => {
    expect(() => check(['/[a--b]/v'])).toThrow();
  });

  test.each(accepted)('accepts %s', (script) => expect(found.get(script)).toEqual([]));
});
