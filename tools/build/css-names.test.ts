import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const files = execFileSync('git', ['ls-files', '*.tsx', '*.ts', '*.css'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(path.join(ROOT, file)));
const sources = new Map(files.map((file) => [file, read(file)]));

/** Classes that a component reads from a CSS module which does not define them. TypeScript sees only strings. */
function missingClasses(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, name, module]) => {
    const css = read(path.join(path.dirname(file), module!));
    const defined = new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, found]) => found));
    const used = [...source.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'g'))].map(([, found]) => found);
    return used.filter((found) => !defined.has(found)).map((found) => `${file}: ${found}`);
  });
}

test('every class that a component uses is defined in its CSS module', () => {
  expect([...sources].flatMap(([file, source]) => missingClasses(file, source))).toEqual([]);
});

test('every custom property that a style sheet reads is set somewhere', () => {
  const all = [...sources.values()].join('\n');
  const set = new Set([...all.matchAll(/(--[a-z][\w-]*)['"]?\]?\s*[:,]/g)].map(([, name]) => name));
  const unset = [...sources].flatMap(([file, source]) =>
    file.endsWith('.css')
      ? [...source.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) =>
          set.has(name) ? [] : `${file}: ${name}`,
        )
      : [],
  );
  expect(unset).toEqual([]);
});

test('a color scheme below the root sets every color that depends on it', () => {
  const tokens = read('packages/ui/src/tokens/color.css');
  const dependent = [...tokens.matchAll(/(--[\w-]+):[^;]*light-dark/g)].map(([, name]) => name!);
  expect(dependent).toContain('--correct-soft');
  const missing = [...sources].flatMap(([file, source]) => {
    const isOfRoot = /(tokens\/(?:color|print)|embed\/embed)\.css$/.test(file);
    if (!file.endsWith('.css') || isOfRoot || !/\bcolor-scheme:/.test(source)) return [];
    // A shadow is not part of what is printed.
    return dependent
      .filter((name) => name !== '--shade' && !source.includes(`${name}:`))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
