import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyRepository } from './copy-repository';

const ROOT = path.resolve(__dirname, '../../..');
const REMOTE = 'mfe-learning';

/** What distinguishes the newer build from the deployed one: a screen at `/learn/fractions`. */
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
 * Builds the learning remote with one more screen in a copy of the repository, with its own configuration except for
 * the compiler.
 * @returns the built files, and a function that removes them
 */
export async function buildNewerLearning(): Promise<{ dist: string; discard(): Promise<void> }> {
  const { folder, change, discard } = await copyRepository();
  await writeFile(path.join(folder, REMOTE, 'src/Fractions.tsx'), SCREEN);
  const app = `${REMOTE}/src/App.tsx`;
  await change(app, LAST_ROUTE, `${NEW_ROUTE}${LAST_ROUTE}`);
  await change(app, 'import', "import { Fractions } from './Fractions';\nimport");
  await build(path.join(folder, REMOTE));
  return { dist: path.join(folder, REMOTE, 'dist'), discard };
}

async function build(remote: string): Promise<void> {
  const webpack = path.join(ROOT, 'node_modules/webpack/bin/webpack.js');
  // Small files do not matter for this build, and minification takes most of its time.
  const config = path.join(__dirname, 'quick-build.mjs');
  const flags = ['--mode', 'production', '--no-optimization-minimize', '--no-devtool', '--no-cache'];
  const child = spawn(process.execPath, [webpack, '--config', config, ...flags], {
    cwd: remote,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The newer ${REMOTE} was not built: webpack ended with ${String(code)}`);
}
