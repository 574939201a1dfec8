/**
 * `npm run build`: builds every package that changed since its last build, two at a time: a build keeps one core busy and
 * takes 500 MB of memory. A stamp has the digest of what the last build was made from.
 */
import './require-node.cjs';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkBuiltFiles } from '../browsers/built-files.mjs';
import { buildFileOf, sourceDigest } from '../build/source-digest.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAMPS = path.join(ROOT, '.cache/builds');
const WEBPACK = path.join(ROOT, 'node_modules/webpack/bin/webpack.js');
const LONGEST_OUTPUT_BYTES = 64 * 2 ** 20;

const queue = readdirSync(ROOT).filter((name) => buildFileOf(path.join(ROOT, name)));
mkdirSync(STAMPS, { recursive: true });

const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());

async function bringUpToDate(name) {
  const folder = path.join(ROOT, name);
  const stamp = path.join(STAMPS, name);
  const digest = sourceDigest(folder);
  const isBuilt = existsSync(stamp) && existsSync(path.join(folder, 'dist'));
  if (isBuilt && readFileSync(stamp, 'utf8') === digest) return;
  // A build that is interrupted leaves half of its files.
  rmSync(stamp, { force: true });
  const begin = Date.now();
  const command = buildFileOf(folder) === 'build.mjs' ? ['build.mjs'] : [WEBPACK, '--mode', 'production'];
  try {
    const options = { cwd: folder, maxBuffer: LONGEST_OUTPUT_BYTES, signal: stopping.signal };
    await promisify(execFile)(process.execPath, command, options);
  } catch ({ stdout, stderr }) {
    queue.length = 0;
    process.exitCode = 1;
    console.error(`${stdout}${stderr}\nThe build of ${name} failed: its output stands above.`);
    return;
  }
  const missing =
    buildFileOf(folder) === 'webpack.config.mjs' ? checkBuiltFiles(path.join(folder, 'dist')) : [];
  if (missing.length > 0) {
    process.exitCode = 1;
    console.error(`${name} needs more than the browsers of .browserslistrc have:\n${missing.join('\n')}`);
    return;
  }
  writeFileSync(stamp, digest);
  console.log(`Built ${name} in ${((Date.now() - begin) / 1_000).toFixed(1)} s`);
}

async function worker() {
  for (let name = queue.shift(); name; name = queue.shift()) await bringUpToDate(name);
}

await Promise.all([worker(), worker()]);
