import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(__dirname, '../..');
const CATALOGUE = readFileSync(path.join(ROOT, 'docs/error-catalogue.md'), 'utf8');

/** A row's last cell: `` `folder/file`: name `` or `` `package: folder/file`: name ``. */
const TEST = /\| `(?:([\w-]+): )?([\w/-]+)`: (.+?)\s*\|$/gm;

const tests = [...CATALOGUE.matchAll(TEST)].map(([, packageName = 'mfe-account', file = '', name = '']) => ({
  file: `${packageName}/src/${file}.test`,
  name,
}));

/** What a table puts into a title, and what the catalogue writes as "…". */
const FILLED_IN = /%[sdifjoOp]|\$[\w.]+/g;

/** @returns the title that a call gives to a test, with "…" where a table fills it in; undefined for other calls */
function titleOf({ expression, arguments: [title] }: ts.CallExpression, source: ts.SourceFile) {
  if (!title || !/^(test|it)\b/.test(expression.getText(source))) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text.replaceAll(FILLED_IN, '…');
  if (!ts.isTemplateExpression(title)) return undefined;
  return [title.head, ...title.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
}

/** Titles, and nothing else of the file: a comment with the same words is no test. */
function titlesIn(file: string): readonly string[] {
  const found = ['.ts', '.tsx'].map((end) => path.join(ROOT, file + end)).find(existsSync);
  if (!found) return [`There is no file ${file}.`];
  const source = ts.createSourceFile(found, readFileSync(found, 'utf8'), ts.ScriptTarget.ES2022);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) ? titleOf(node, source) : undefined;
    if (title !== undefined) titles.push(title);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

test('every row names a test', () => {
  const rows = CATALOGUE.split('\n').filter((line) => /^\| (?!message|--)/.test(line));
  expect(rows).toHaveLength(tests.length);
});

const titlesOf = new Map([...new Set(tests.map(({ file }) => file))].map((file) => [file, titlesIn(file)]));

test.each(tests)('$file has a test "$name"', ({ file, name }) => {
  expect(titlesOf.get(file)).toContain(name);
});
