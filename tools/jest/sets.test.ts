import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

const listed = (flags: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  execFileSync(process.execPath, ['tools/jest/run.cjs', '--listTests', ...flags], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, TEAMS: '', ...environment },
  })
    .trim()
    .split('\n')
    .map((file) => path.relative(ROOT, file))
    .sort();

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'template']);

function testFilesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name.startsWith('.') || NOT_OURS.has(entry.name) ? [] : testFilesIn(file);
    return /\.test\.tsx?$/.test(entry.name) ? [path.relative(ROOT, file)] : [];
  });
}

const quick = listed(['--set', 'quick']);

test('every test file runs in npm test, in test:full or in test:teams, and only there', () => {
  const others = [listed(['--set', 'full']), listed(['--part', 'e2e'], { TEAMS: '1' })].flat();
  expect([...quick, ...others].sort()).toEqual(testFilesIn(ROOT).sort());
});

test('npm test has eight journeys', () => {
  const journeys = quick
    .filter((file) => file.startsWith('e2e/'))
    .map((file) => path.basename(file, '.test.ts'));
  expect(journeys).toEqual([
    'accessible-grid',
    'friends',
    'learn',
    'pay-first',
    'play',
    'remote-faults',
    'sign-up',
    'upgrade',
  ]);
});
