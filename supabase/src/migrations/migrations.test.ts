import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(__dirname, '../..');
const MIGRATION = /^(\d{14})_(\w+)\.sql$/;

const files = readdirSync(path.join(FOLDER, 'migrations')).sort();
const parts = files.map((file) => MIGRATION.exec(file));

test('each migration is a number of 14 digits and a name, and no two have the same', () => {
  expect(parts).not.toContain(null);
  for (const part of [1, 2]) expect(new Set(parts.map((found) => found?.[part])).size).toBe(files.length);
});

test('README.md says what each migration holds, in the order in which they are applied', () => {
  const readme = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `…_(\w+)` +\| \S/gm)];
  expect(rows.map(([, name]) => name)).toEqual(parts.map((found) => found?.[2]));
});
