import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';

const ROOT = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface PackageFile {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
}
const { engines, scripts } = JSON.parse(read('package.json')) as PackageFile;
const CHECK = 'tools/scripts/require-node.cjs';
const LEAST = read('.nvmrc').trim();

const onNode = (version: string) =>
  spawnSync(
    process.execPath,
    ['-e', `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require('./${CHECK}')`],
    { cwd: ROOT, encoding: 'utf8' },
  );

test.each(['20.9.0', '20.18.3', '18.20.8', '9.11.2'])('rejects Node %s in one line', (version) => {
  const { status, stdout, stderr } = onNode(version);
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `Node ${version} is too old: this project needs Node 20.19 or later.\n`,
  });
});

test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('accepts Node %s', (version) => {
  const { status, stderr } = onNode(version);
  expect([status, stderr]).toEqual([0, '']);
});

const isChecked = (script: string): boolean => {
  // A list of other scripts is checked by each of them.
  if (script.startsWith(`node ${CHECK} && `) || script.startsWith('npm run ')) return true;
  const [, file] = /\bnode (\S+\.[cm]js)/.exec(script) ?? [];
  return file !== undefined && read(file).includes("require-node.cjs'");
};

test.each(Object.entries(scripts))('npm run %s checks the Node version first', (_, script) => {
  expect(isChecked(script)).toBe(true);
});

test('builds, CI and editors use the oldest supported version', () => {
  expect(satisfies(LEAST, engines.node)).toBe(true);
  const [, major = '', minor = ''] = /^(\d+)\.(\d+)/.exec(LEAST) ?? [];
  expect(engines.node).toBe(`>=${major}.${minor}`);
  for (const file of ['payments-service/build.mjs', 'local-stack/src/programs/build-programs.mjs'])
    expect(read(file)).toContain(`target: 'node${major}.${minor}'`);
  expect(read('.github/workflows/ci.yml')).toContain(`node: [${LEAST}, lts/*]`);
});

test('every installed package supports the oldest version', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>;
  };
  const unsupported = Object.entries(packages)
    .filter(([, entry]) => entry.engines?.node && !satisfies(LEAST, entry.engines.node))
    .map(([name, entry]) => `${name} needs ${entry.engines?.node}`);
  expect(unsupported).toEqual([]);
});
