import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const FOLDER = path.join(ROOT, '.github/workflows');

/** Workflow lines that run third-party actions. */
const ACTIONS = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(path.join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => /^[\s-]*["']?uses["']?\s*:/.test(line))
    .map((line) => [file, line.trim()] as const),
);

test('the workflows use actions', () => expect(ACTIONS.length).toBeGreaterThan(0));

test.each(ACTIONS)('%s pins "%s" to a commit and names its version', (_, line) => {
  // A tag can be moved to other code at any time.
  expect(line).toMatch(/uses: [\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('the bill of materials lists every package that a deployment needs', () => {
  const bill = JSON.parse(
    execFileSync('npm', ['run', '-s', 'bill-of-materials'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as { readonly components: readonly { readonly 'bom-ref': string }[] };
  // A workspace is listed by its folder's name, but references use its package name: `@ninefold/ui@1.0.0`.
  const listed = bill.components.map((component) => component['bom-ref'].replace(/@[^@]+$/, ''));
  const deployed = [
    'shell',
    'payments-service',
    'supabase',
    ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-')),
  ];
  const needed = deployed.flatMap((folder) => {
    const file = readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8');
    return Object.keys((JSON.parse(file) as { readonly dependencies: object }).dependencies);
  });
  expect(needed.filter((name) => !listed.includes(name))).toEqual([]);
});
