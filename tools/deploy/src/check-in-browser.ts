import { chromium, type Page } from 'playwright-core';
import { findBrowser } from './browser/find-browser';
import { Failure } from './failure';

const READY_TIMEOUT_MS = 30_000;

interface Checked {
  /** The address of the running shell. */
  readonly shell: string;
  readonly remote: string;
  /** An address of the remote that a guest may open. */
  readonly path: string;
  /** What the page reads as `/remotes.json`. */
  readonly remotesFile: object;
}

/**
 * Opens a screen of the remote in the running shell, in a browser of its own.
 * @throws Failure that says what the page and its console said, when the screen does not get ready without an error
 */
export async function checkInBrowser({ shell, remote, path, remotesFile }: Checked): Promise<void> {
  const { executablePath, environment } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: environment as Record<string, string>,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    const problems = problemsOf(page);
    await page.route(
      // Matches every attempt: retries have a query.
      ({ pathname }) => pathname === '/remotes.json',
      (route) => route.fulfill({ json: remotesFile }),
    );
    const address = new URL(path, shell).href;
    await page.goto(address, { waitUntil: 'commit' }).catch(() => {
      throw new Failure(
        `The shell does not respond at ${shell}: start it, or name another one with --shell.`,
      );
    });
    if (!(await isReady(page, remote))) problems.push(`The screen at ${address} did not get ready.`);
    if (problems.length > 0)
      throw new Failure(`It failed in a browser.\n${problems.map((text) => `  ${text}`).join('\n')}`);
  } finally {
    await browser.close();
  }
}

/** What goes wrong on the page from now on. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') problems.push(`${line.text()} (${line.location().url})`);
  });
  return problems;
}

/** The shell marks its `<main>` when the remote is there, and shows an alert in it when it is not. */
async function isReady(page: Page, remote: string): Promise<boolean> {
  const ready = page.locator(`main[data-remote="${remote}"][data-ready="true"]`);
  try {
    const failed = page.locator('main [role="alert"]');
    await ready.or(failed).first().waitFor({ state: 'attached', timeout: READY_TIMEOUT_MS });
    // What the screen loads lazily may fail too.
    await page.waitForLoadState('networkidle', { timeout: READY_TIMEOUT_MS });
    return (await ready.count()) === 1;
  } catch {
    return false;
  }
}
