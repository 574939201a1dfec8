import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freeOffset, urlsAt } from '../../e2e/src/platform/ports';

/** The platform as `npm start` gives it, on ports and data of its own. The caller stops it. */
export async function runningPlatform() {
  const offset = await freeOffset();
  const data = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const child = spawn('npm', ['start', '--silent', '--', '--data', data], {
    env: { ...process.env, PORT_OFFSET: String(offset) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const failed = exited.then(() => {
    throw new Error('The platform did not start; what it said stands above.');
  });
  failed.catch(() => undefined);
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('Ready:') && resolve());
  });
  await Promise.race([ready, failed]);
  return {
    urls: urlsAt(offset),
    /** Its keys, by name. */
    keys: JSON.parse(await readFile(path.join(data, 'keys.json'), 'utf8')) as Readonly<
      Record<string, string>
    >,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(data, { recursive: true, force: true });
    },
  };
}
