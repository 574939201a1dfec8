import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'template']);

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name.startsWith('.') || NOT_OURS.has(entry.name) ? [] : sourcesIn(file);
    return /\.tsx?$/.test(entry.name) ? [path.relative(ROOT, file)] : [];
  });
}

const sources = sourcesIn(ROOT);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Test support that is named a fake, or exports one. */
const fakes = sources.filter(
  (file) =>
    /\/src\/(.*\/)?testing\//.test(file) &&
    !isTest(file) &&
    (/\/fake-[^/]*$/.test(file) ||
      /^export (async function|function|const|class) fake[A-Z]/m.test(read(file))),
);

const contractTestOf = (fake: string): string | undefined =>
  ['ts', 'tsx']
    .map((ending) => fake.replace(/\.tsx?$/, `.contract.test.${ending}`))
    .find((file) => existsSync(path.join(ROOT, file)));

const exportsOf = (file: string): string[] =>
  [...read(file).matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );

const contractsIn = (file: string): string[] => [
  ...new Set([...read(file).matchAll(/\b(test\w+Contract)\(/g)].map(([, name = '']) => name)),
];

const fakesTests = new Set(fakes.map(contractTestOf));
/** What the tests of real things run. */
const realContracts = new Set(
  sources.filter((file) => isTest(file) && !fakesTests.has(file)).flatMap(contractsIn),
);

/** Why a fake is not known to behave like the thing it replaces; null if it is. */
function fault(fake: string): string | null {
  const test = contractTestOf(fake);
  if (!test) return `${fake} has no ${path.basename(fake).replace(/\.tsx?$/, '.contract.test.ts')} beside it`;
  if (!exportsOf(fake).some((name) => read(test).includes(`${name}(`))) return `${test} does not use ${fake}`;
  const contracts = contractsIn(test);
  if (contracts.length === 0) return `${test} runs no test…Contract()`;
  const unshared = contracts.filter((name) => !realContracts.has(name));
  return unshared.length > 0 ? `${unshared.join(', ')} of ${test} is not run on the real thing` : null;
}

test('every fake shares its contract tests with the thing it replaces', () => {
  expect(fakes.length).toBeGreaterThan(8);
  expect(fakes.flatMap((fake) => fault(fake) ?? [])).toEqual([]);
});
