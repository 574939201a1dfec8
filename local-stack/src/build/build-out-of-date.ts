import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../paths';
import type { Say } from '../stack/say';
import { buildPackage } from './build-package';
import { inputDigest } from './input-digest';
import { BUILT_PACKAGES, type BuiltPackage, productOf } from './packages';

/** Builds keep one core each busy and take 500 MB of memory. */
const AT_ONCE = 2;

const STAMPS = path.join(ROOT, '.cache/builds');

const stampOf = ({ name }: BuiltPackage) => path.join(STAMPS, name);

async function isCurrent(built: BuiltPackage, digest: string): Promise<boolean> {
  const stamp = await readFile(stampOf(built), 'utf8').catch(() => undefined);
  return stamp === digest && existsSync(productOf(built));
}

async function bringUpToDate(built: BuiltPackage, signal: AbortSignal, say: Say): Promise<void> {
  const digest = await inputDigest(built.name);
  if (await isCurrent(built, digest)) return;
  const begin = Date.now();
  await buildPackage(built, signal);
  await mkdir(STAMPS, { recursive: true });
  await writeFile(stampOf(built), digest);
  say.timing(`built ${built.name}`, Date.now() - begin);
}

/** Builds what changed since it was built last. Hold the build lock. @throws Failure when a build fails */
export async function buildOutOfDate(signal: AbortSignal, say: Say): Promise<void> {
  const waiting = [...BUILT_PACKAGES];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await bringUpToDate(next, signal, say);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
