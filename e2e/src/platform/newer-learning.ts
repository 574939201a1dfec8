import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const REMOTE = 'mfe-learning';
const NOT_SOURCE = new Set(['dist', '.cache', 'node_modules']);

/** What the newer build has and the deployed one has not: one screen at `/learn/fractions`. */
const SCREEN = `
import { useTitle } from '@ninefold/platform';

export function Fractions() {
  useTitle('Fractions');
  return <h1>Halves and quarters</h1>;
}
`;
const LAST_ROUTE = '<Route path="*"';
const NEW_ROUTE = '<Route path="/learn/fractions" element={<Fractions />} />';

/**
 * Builds the learning remote with one more screen, by its own configuration but for the compiler, in a checkout of its
 * own: a copy of the remote beside links to everything else.
 * @returns the built files, and what removes them
 */
export async function buildNewerLearning(): Promise<{ dist: string; discard(): Promise<void> }> {
  const checkout = await mkdtemp(path.join(tmpdir(), 'newer-learning-'));
  for (const name of await readdir(ROOT)) {
    if (name !== REMOTE) await symlink(path.join(ROOT, name), path.join(checkout, name));
  }
  const remote = path.join(checkout, REMOTE);
  await cp(path.join(ROOT, REMOTE), remote, {
    recursive: true,
    filter: (file) => !NOT_SOURCE.has(path.basename(file)),
  });
  await addScreen(path.join(remote, 'src'));
  await build(remote);
  return {
    dist: path.join(remote, 'dist'),
    discard: () => rm(checkout, { recursive: true, force: true }),
  };
}

async function addScreen(sources: string): Promise<void> {
  await writeFile(path.join(sources, 'Fractions.tsx'), SCREEN);
  const app = path.join(sources, 'App.tsx');
  const code = await readFile(app, 'utf8');
  if (!code.includes(LAST_ROUTE)) throw new Error(`${app} has no ${LAST_ROUTE} to put a route before`);
  const newer = code.replace(LAST_ROUTE, `${NEW_ROUTE}${LAST_ROUTE}`);
  await writeFile(app, `import { Fractions } from './Fractions';\n${newer}`);
}

async function build(remote: string): Promise<void> {
  const webpack = path.join(ROOT, 'node_modules/webpack/bin/webpack.js');
  // Small files are not what this build is for, and making them small takes most of its time.
  const config = path.join(__dirname, 'quick-build.mjs');
  const flags = ['--mode', 'production', '--no-optimization-minimize', '--no-devtool', '--no-cache'];
  const child = spawn(process.execPath, [webpack, '--config', config, ...flags], {
    cwd: remote,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The newer ${REMOTE} was not built: webpack ended with ${String(code)}`);
}
