import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Starts the browser's process; `stop` resolves when it is gone. */
export async function startBrowser() {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'serve-browser.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const failed = closed.then(() => {
    throw new Error('No browser could be started; what it said stands above.');
  });
  failed.catch(() => undefined);
  const [endpoint] = await Promise.race([once(child.stdout, 'data'), failed]);
  return {
    endpoint: String(endpoint).trim(),
    async stop() {
      child.stdin.end();
      await closed;
    },
  };
}
