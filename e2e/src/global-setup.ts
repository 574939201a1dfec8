import { startBrowser } from './browser/start-browser';
import { startPlatform } from './platform/start-platform';

declare global {
  /** Set-up and tear-down are two modules of one process. */
  var stopE2e: (() => Promise<void>) | undefined;
}

/** One platform and one browser for all journeys; the environment carries where they are to the test files. */
export default async function globalSetup(): Promise<void> {
  const [platform, browser] = await Promise.all([startPlatform(), startBrowser()]);
  process.env.E2E_PORT_OFFSET = String(platform.offset);
  process.env.E2E_DATA_FOLDER = platform.dataFolder;
  process.env.E2E_BROWSER = browser.endpoint;
  globalThis.stopE2e = async () => {
    await Promise.all([platform.discard(), browser.stop()]);
  };
}
