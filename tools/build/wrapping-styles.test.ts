import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const isPages = (name: string) => name === 'shell' || name.startsWith('mfe-');
const folders = [...readdirSync(ROOT).filter(isPages), 'packages/ui', 'packages/web'];

/** The rules of all style sheets of pages. */
const rules = folders
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(folder, 'src', file)),
  )
  .flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', body = '']) => ({ name: `${file}: ${selector.trim()}`, body }),
    ),
  );
const ROW_OF_CONTROLS = /\.(actions|buttons|choices|links|months)$/;

test('columns that grow with the text are never wider than their container', () => {
  const fixed = rules.filter(({ body }) => /repeat\(auto-\w+, minmax\([\d.]+rem,/.test(body));
  expect(fixed.map(({ name }) => name)).toEqual([]);
});

test('rows of several buttons or links wrap', () => {
  const rows = rules.filter(({ name, body }) => ROW_OF_CONTROLS.test(name) && body.includes('display: flex'));
  expect(rows.length).toBeGreaterThan(10);
  const rigid = rows.filter(({ body }) => !/flex-wrap: wrap|flex-direction: column/.test(body));
  expect(rigid.map(({ name }) => name)).toEqual([]);
});
