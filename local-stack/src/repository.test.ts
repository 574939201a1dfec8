import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

describe('docs/dependencies.md', () => {
  const text = readFileSync(path.join(ROOT, 'docs/dependencies.md'), 'utf8');
  const listed = new Set([...text.matchAll(/`([@\w/.-]+)`/g)].map(([, name]) => name));
  const packageFiles = execFileSync('git', ['ls-files', '*package.json'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !file.includes('template'));
  type Versions = Readonly<Record<string, string>>;

  test.each(packageFiles)('gives a reason for each override and prerelease in %s', (file) => {
    const { overrides, dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync(path.join(ROOT, file), 'utf8'),
    ) as Record<string, Versions | undefined>;
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    const special = versions.filter(([, version]) => /\d-[a-z]|wasm|^npm:/.test(version));
    const names = [...Object.keys(overrides ?? {}), ...special.map(([name]) => name)];
    expect(names.filter((name) => !listed.has(name))).toEqual([]);
  });
});

describe('the image of the payments service', () => {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

  test('is built without the keys of any folder', () => {
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['**/.env', '**/.env.*']));
  });

  test('runs as a user by number, so that a cluster can check that it is not root', () => {
    expect(read('payments-service/Dockerfile')).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  });
});
