import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const CATALOGUE = readFileSync(path.join(ROOT, 'docs/error-catalogue.md'), 'utf8');

/** A row's last cell: `` `folder/file`: name `` or `` `package: folder/file`: name ``. */
const TEST = /\| `(?:([\w-]+): )?([\w/-]+)`: (.+?)\s*\|$/gm;

const tests = [...CATALOGUE.matchAll(TEST)].map(([, packageName = 'mfe-account', file = '', name = '']) => ({
  file: `${packageName}/src/${file}.test`,
  name,
}));

function sourceOf(file: string): string {
  const found = ['.ts', '.tsx'].map((end) => path.join(ROOT, file + end)).find(existsSync);
  return found ? readFileSync(found, 'utf8').replaceAll(/\\(['"])/g, '$1') : `There is no file ${file}.`;
}

test('every row names a test', () => {
  const rows = CATALOGUE.split('\n').filter((line) => /^\| (?!message|--)/.test(line));
  expect(rows).toHaveLength(tests.length);
});

test.each(tests)('$file has a test "$name"', ({ file, name }) => {
  const source = sourceOf(file);
  // "… is shown" stands for "%s is shown" and for "${game} is shown".
  for (const piece of name.split('…')) expect(source).toContain(piece.trim());
});
