import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BUILT_PACKAGES, type BuiltPackage, builtFolder, ROOT } from '../repository';
import { lockFolder } from '../supervise/lock-folder';
import { runNode } from '../supervise/node-child';
import { Failure, type Say } from '../terminal';
import { inputDigest } from './input-digest';

/** Each build keeps one core busy and takes 500 MB of memory. */
const BUILDS_AT_ONCE = 2;
const LOCK_INTERVAL_MS = 200;
const SHOWN_LINES = 20;
const STAMPS = path.join(ROOT, '.cache/builds');

/** Two stacks of one checkout share the built files: the second one waits, and then finds them built. */
export async function withBuildLock<Result>(work: () => Promise<Result>): Promise<Result> {
  await mkdir(STAMPS, { recursive: true });
  for (;;) {
    const lock = await lockFolder(STAMPS);
    if (lock) {
      try {
        return await work();
      } finally {
        await lock.release();
      }
    }
    await pause(LOCK_INTERVAL_MS);
  }
}

/** Builds what changed since its last build. Call it with the build lock. @throws Failure when a build fails */
export async function buildOutOfDate(signal: AbortSignal, say: Say): Promise<void> {
  const queue = [...BUILT_PACKAGES];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await bringUpToDate(next, signal, say);
  };
  await Promise.all(Array.from({ length: BUILDS_AT_ONCE }, worker));
}

/** A stamp holds the digest of what the last build was made from. */
async function bringUpToDate(built: BuiltPackage, signal: AbortSignal, say: Say): Promise<void> {
  const stamp = path.join(STAMPS, built.name);
  const digest = await inputDigest(built.name);
  const builtDigest = await readFile(stamp, 'utf8').catch(() => undefined);
  if (builtDigest === digest && existsSync(path.join(builtFolder(built.name), built.product))) return;
  const begin = Date.now();
  await buildPackage(built, signal);
  await writeFile(stamp, digest);
  say.timing(`built ${built.name}`, Date.now() - begin);
}

/** @throws Failure with the end of what the build printed */
async function buildPackage({ name, command }: BuiltPackage, signal: AbortSignal): Promise<void> {
  const { succeeded, output } = await runNode({ command, cwd: path.join(ROOT, name) }, signal);
  if (succeeded) return;
  const end = output.split('\n').slice(-SHOWN_LINES).join('\n');
  throw new Failure(`${end}\nThe build of ${name} failed: its output stands above.`);
}
