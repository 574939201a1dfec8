import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

/** Starts the embedded backend, which Jest cannot load itself, as a child process. */
export async function startBackendProcess(
  options: Record<string, unknown>,
): Promise<{ url: string; process: ChildProcess }> {
  const command = ['--import', 'tsx', path.join(ROOT, 'local-stack/src/backend/serve.ts')];
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, BACKEND_OPTIONS: JSON.stringify(options) },
    // Refused requests are what these tests are about: the log would only repeat them.
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const event = JSON.parse(line) as { url?: string; error?: string };
  if (!event.url) throw new Error(event.error);
  return { url: event.url, process: child };
}

/** Asks it to stop, and waits until it has. */
export async function stopBackendProcess(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.stdin?.end();
  await gone;
}
