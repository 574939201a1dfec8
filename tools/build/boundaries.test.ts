import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** The names that the table in the docs uses for packages. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  cards: 'packages/cards',
  contracts: 'packages/contracts',
  deploy: 'tools/deploy',
  engine: 'shared-puzzle-engine',
  learning: 'packages/learning',
  mail: 'packages/mail',
  payments: 'payments-service',
  platform: 'packages/platform',
  ui: 'packages/ui',
  web: 'packages/web',
};

/** Folder → the folders it may import, as `docs/architecture.md` states them. */
function documentedImports(): Record<string, readonly string[]> {
  const text = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');
  const table = text.slice(text.indexOf('## The packages'), text.indexOf('`boundaries.mjs` is this table'));
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  return Object.fromEntries(
    rows.flatMap((row) => {
      const cells = row.split('|').map((cell) => cell.trim());
      const folders = [...cells[1]!.matchAll(/`([^`]+)`/g)].map(([, folder]) => folder!);
      const imports = cells[3]!
        .replaceAll(/\([^)]*\)/g, '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== 'nothing')
        .map((name) => SHORT_NAMES[name] ?? name);
      return folders.map((folder) => [folder, imports.sort()]);
    }),
  );
}

/** Jest cannot import an ES module here without a flag, so another process reads the table. */
function enforcedImports(): Record<string, readonly string[]> {
  const code = "import('./boundaries.mjs').then(({ MAY_IMPORT }) => console.log(JSON.stringify(MAY_IMPORT)))";
  const output = execFileSync(process.execPath, ['--eval', code], { cwd: ROOT, encoding: 'utf8' });
  const table = JSON.parse(output) as Record<string, string[]>;
  return Object.fromEntries(Object.entries(table).map(([folder, imports]) => [folder, imports.sort()]));
}

test('the table in docs/architecture.md states the imports that boundaries.mjs enforces', () => {
  expect(documentedImports()).toEqual(enforcedImports());
});
