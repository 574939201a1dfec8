import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Runs the core journeys in Firefox, where it is installed. `FIREFOX_PATH` names a program elsewhere. */

const NAMES = {
  linux: ['firefox', 'firefox-esr'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
};

function installedFirefox() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return (NAMES[process.platform] ?? [])
    .flatMap((name) => (path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name))))
    .find((candidate) => existsSync(candidate));
}

const E2E_FIREFOX = process.env.FIREFOX_PATH || installedFirefox();
if (!E2E_FIREFOX) {
  console.log(
    'Firefox is not installed, so the core journeys run in Chromium only. Set FIREFOX_PATH if it is elsewhere.',
  );
} else {
  const command = ['tools/jest/run.cjs', '--set', 'quick', '--part', 'e2e', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, E2E_FIREFOX },
  });
  process.exitCode = status ?? 1;
}
