import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startQuickPlatform } from './platform/start-platform';

declare global {
  /** Setup and teardown are two modules of one process. */
  var stopE2e: (() => Promise<void>) | undefined;
}

/** One platform and one browser for all journeys. Test files find them through the environment. */
export default async function globalSetup(): Promise<void> {
  const [platform, browser] = await Promise.all([startQuickPlatform(), startBrowser()]);
  process.env.E2E_PORT_OFFSET = String(platform.offset);
  process.env.E2E_DATA_FOLDER = platform.dataFolder;
  process.env.E2E_BROWSER = browser.endpoint;
  globalThis.stopE2e = async () => {
    await Promise.all([platform.discard(), browser.stop()]);
  };
}

/**
 * Starts the browser's process; `stop` resolves when it has exited.
 * @throws if there is no browser
 */
async function startBrowser() {
  const program = path.join(__dirname, 'browser/serve-browser.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const failed = closed.then(() => {
    throw new Error('No browser could be started. The reason stands above.');
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
