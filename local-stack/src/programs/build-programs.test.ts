import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';

jest.setTimeout(60_000);
afterAll(removeTemporaryFolders);

const MODULE = pathToFileURL(path.join(__dirname, 'build-programs.mjs')).href;
const DAY_MS = 86_400_000;

/** Bundles the programs in a process of its own, as each start does. @returns their folder */
async function build(cache: string): Promise<string> {
  const code = `import { buildPrograms } from '${MODULE}';
    process.stdout.write(await buildPrograms({ cache: ${JSON.stringify(cache)} }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  return stdout;
}

async function folderOfDaysAgo(cache: string, name: string, days: number): Promise<void> {
  const time = new Date(Date.now() - days * DAY_MS);
  await mkdir(path.join(cache, name));
  await utimes(path.join(cache, name), time, time);
}

test('two starts at once have the same programs; what no start used for a week is gone, and nothing else', async () => {
  const cache = await temporaryFolder();
  await folderOfDaysAgo(cache, 'programs-0123456789abcdef', 8);
  await folderOfDaysAgo(cache, 'programs-0123456789abcdef.draft-crash', 8);
  await folderOfDaysAgo(cache, 'programs-fedcba9876543210', 6);
  await folderOfDaysAgo(cache, 'databases', 8);

  const [folder, other] = await Promise.all([build(cache), build(cache)]);
  expect(other).toBe(folder);
  expect((await readdir(cache)).sort()).toEqual(
    ['databases', 'programs-fedcba9876543210', path.basename(folder)].sort(),
  );
  expect(existsSync(path.join(folder, 'local-stack/src/start.mjs'))).toBe(true);
});

test('a program names the sources that it was made of', async () => {
  const folder = process.env.PROGRAMS ?? '';
  const map = path.join(folder, 'local-stack/src/outbox/serve.mjs.map');
  const { sources } = JSON.parse(await readFile(map, 'utf8')) as { sources: string[] };
  const own = sources.map((source) => path.resolve(path.dirname(map), source));
  expect(own).toContain(path.join(__dirname, '../outbox/serve.ts'));
});
