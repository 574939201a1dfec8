import type { Browser, Page, Route } from 'playwright-core';
import { Failure } from '../failure';
import { type Line, ownFileOf } from '../remotes-line';

const READY_TIMEOUT_MS = 30_000;
/** A screen that polls is never idle. */
const IDLE_TIMEOUT_MS = 10_000;

/** A build that is tried in the running shell before it is live. */
export interface Candidate {
  /** The address of the shell. */
  readonly shell: string;
  readonly remote: string;
  /** What the page reads as the remote's line, instead of what is live. */
  readonly line: Line;
}

/** The URL of the build's folder, which ends in a slash. */
export const folderOf = ({ line }: Candidate): string => new URL('.', line.entry).href;

/**
 * Opens a page that reads the candidate's line instead of the live one, from the remote's own file and from `remotes.json`,
 * which older shells read.
 * @param onOwnFile called when the shell reads the own file
 */
export async function newShellPage(
  browser: Browser,
  candidate: Candidate,
  onOwnFile: () => void,
): Promise<Page> {
  const { shell, remote, line } = candidate;
  const page = await browser.newPage();
  // Matches every attempt: retries have a query.
  const at = (path: string) => (url: URL) => url.origin === new URL(shell).origin && url.pathname === path;
  await page.route(at(`/${ownFileOf(remote)}`), (route) => {
    onOwnFile();
    return route.fulfill({ json: line });
  });
  // Before the first deployment, there may be none.
  await page.route(at('/remotes.json'), async (route) =>
    route.fulfill({ json: { ...(await liveJson(route)), [remote]: line } }),
  );
  await page.route(at('/config.json'), async (route) => {
    const config = await liveJson(route);
    // Keep check failures out of the error reports.
    return config ? route.fulfill({ json: { ...config, sentryDsn: undefined } }) : route.continue();
  });
  return page;
}

/** The served file; undefined if it does not exist. */
const liveJson = async (route: Route): Promise<object | undefined> =>
  route
    .fetch()
    .then((response) => response.json() as Promise<object>)
    .catch(() => undefined);

/**
 * Opens an address of the shell, and waits until a remote is there or has failed.
 * @throws Failure when there is no shell
 */
export async function openScreen(page: Page, path: string, { shell }: Candidate): Promise<void> {
  await page.goto(new URL(path, shell).href, { waitUntil: 'commit' }).catch(() => {
    throw new Failure(`The shell does not respond at ${shell}: start it, or name another one with --shell.`);
  });
  // The shell may have redirected guests to a screen of another remote.
  const ready = page.locator('main[data-ready="true"]');
  const failed = page.locator('main [role="alert"], main [data-not-found]');
  const settled = ready.or(failed).first();
  await settled.waitFor({ state: 'attached', timeout: READY_TIMEOUT_MS }).catch(() => {});
  // What the screen loads lazily may fail too.
  await page.waitForLoadState('networkidle', { timeout: IDLE_TIMEOUT_MS }).catch(() => {});
}

export async function closeShellPage(page: Page): Promise<void> {
  // Otherwise, a request that is being answered would fail because the page is gone.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}
