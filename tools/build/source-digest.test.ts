import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const MODULE = pathToFileURL(path.join(__dirname, 'source-digest.mjs')).href;

let parent: string;
beforeAll(async () => void (parent = await mkdtemp(path.join(tmpdir(), 'source-digest-'))));
afterAll(() => rm(parent, { recursive: true }));

const temporaryFolder = () => mkdtemp(path.join(parent, 'checkout-'));

const CHECKOUT = {
  'mfe-games/src/App.tsx': 'export default () => null;',
  'mfe-games/src/App.test.tsx': 'test();',
  'mfe-games/webpack.config.mjs': 'export default {};',
  'mfe-learning/src/App.tsx': 'export default () => 1;',
  'packages/ui/src/Button.tsx': 'export const Button = 1;',
  'tools/build/base-config.mjs': 'export const baseConfig = 1;',
  '.browserslistrc': 'Chrome >= 109',
  'package-lock.json': '{ "node_modules/react": "19.3.1" }',
  'tsconfig.base.json': '{}',
};

async function checkout(): Promise<string> {
  const folder = await temporaryFolder();
  for (const [file, content] of Object.entries(CHECKOUT)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  return folder;
}

/** The name of each checkout's build of the games, as webpack's configuration computes it. */
async function digests(checkouts: readonly string[]): Promise<string[]> {
  const folders = checkouts.map((folder) => path.join(folder, 'mfe-games'));
  const code = `import { sourceDigest } from '${MODULE}';
    process.stdout.write(JSON.stringify(${JSON.stringify(folders)}.map(sourceDigest)));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  return JSON.parse(stdout) as string[];
}

/** The name of a build, and of one after the file has changed. */
async function beforeAndAfter(file: string): Promise<string[]> {
  const [before, after] = [await checkout(), await temporaryFolder()];
  await cp(before, after, { recursive: true });
  await writeFile(path.join(after, file), 'newer');
  return digests([before, after]);
}

test.each([
  ['its own sources', 'mfe-games/src/App.tsx'],
  ['those of a shared package', 'packages/ui/src/Button.tsx'],
  ['a library, which is inside the files of screens', 'package-lock.json'],
  ['how it is built', 'tools/build/base-config.mjs'],
  ['its own configuration', 'mfe-games/webpack.config.mjs'],
  ['the compiler options', 'tsconfig.base.json'],
  ['the browsers that it is for', '.browserslistrc'],
])('a build that differs in %s has another name: an open page keeps the two apart', async (_, file) => {
  const [before, after] = await beforeAndAfter(file);
  expect(before).toMatch(/^[0-9a-f]{8}$/);
  expect(after).not.toBe(before);
});

test.each([
  ['a test', 'mfe-games/src/App.test.tsx'],
  ['another remote', 'mfe-learning/src/App.tsx'],
])('a build after a change of %s has the same name', async (_, file) => {
  const [before, after] = await beforeAndAfter(file);
  expect(after).toBe(before);
});
