import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { partsOf } from './parts';
import type { Platform } from './start-platform';

const ROOT = path.resolve(__dirname, '../../..');
const POLL_MS = 50;

/** Ends the server of one remote, as a crash would. */
export async function killRemote({ dataFolder }: Platform, name: string): Promise<void> {
  process.kill((await partsOf(dataFolder))[name] ?? 0, 'SIGKILL');
}

/** Serves a remote again, alone. Resolves when it responds. @returns ends it */
export async function serveRemote(
  { dataFolder, offset, urls }: Platform,
  name: 'account',
): Promise<() => Promise<void>> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'local-stack/src/static/serve.ts', name, path.join(dataFolder, 'site', name)],
    { cwd: ROOT, env: { ...process.env, PORT_OFFSET: String(offset) }, stdio: 'inherit' },
  );
  const closed = once(child, 'close');
  await untilResponding(urls[name]);
  return async () => {
    child.kill('SIGTERM');
    await closed;
  };
}

async function untilResponding(url: string): Promise<void> {
  const isUp = () =>
    fetch(url)
      .then(() => true)
      .catch(() => false);
  while (!(await isUp())) await pause(POLL_MS);
}
