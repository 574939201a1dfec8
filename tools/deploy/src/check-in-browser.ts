import { setTimeout as pause } from 'node:timers/promises';
import { REMOTE_NAMES } from '@ninefold/contracts';
import type { Browser, Page } from 'playwright-core';
import { scriptsAt } from './build/check-build';
import { busyShare } from './browser/busy-share';
import { countUpdates } from './browser/count-updates';
import { frameProblems } from './browser/frame-problems';
import { readFrame } from './browser/read-frame';
import { type MainState, readMain } from './browser/read-main';
import { closeShellPage, folderOf, newShellPage, openScreen, type Candidate } from './browser/shell-page';
import { watchPage } from './browser/watch-page';
import { withBrowser } from './browser/with-browser';
import { Unresponsive, within } from './browser/within';
import { Failure } from './failure';
import { ownFileOf } from './remotes-line';

/** A page that works answers within milliseconds. */
const ANSWER_MS = 5_000;
/** How long a screen has to go on without an error. */
const WATCH_MS = 5_000;
/** The last part of this time, in which the processor should have become idle. */
const MEASURED_MS = 2_000;
const MAX_BUSY = 0.9;
/** In this time too. An animation changes the page 60 times a second. */
const MAX_UPDATES = 160;
const PHONE = { width: 390, height: 844 };
/** After another width, until transitions are over. */
const RESIZED_MS = 500;
/** Most are consequences of the first ones. */
const NAMED_PROBLEMS = 10;

/** What the pages of all screens have read. */
interface Seen {
  ownFile: boolean;
  readonly files: Set<string>;
}

interface Checked extends Candidate {
  /** Addresses of the remote that a guest may open. */
  readonly paths: readonly string[];
  readonly say: (text: string) => void;
}

/**
 * Opens screens of the remote in the running shell, in a browser of its own, and watches each for five seconds.
 * @throws Failure that says what is wrong with the first screen that does not work
 */
export async function checkInBrowser(checked: Checked): Promise<void> {
  const { remote, shell, paths, say } = checked;
  const seen: Seen = { ownFile: false, files: new Set() };
  await withBrowser(async (browser) => {
    for (const path of paths) {
      const problems = await problemsAt(path, browser, checked, seen);
      if (problems.length === 0) continue;
      const lines = problems.slice(0, NAMED_PROBLEMS).map((text) => `  ${text}`);
      throw new Failure(`It failed in a browser, at ${new URL(path, shell).href}.\n${lines.join('\n')}`);
    }
  });
  if (REMOTE_NAMES.some((own) => own === remote)) return;
  if (!seen.ownFile)
    say(
      `The shell at ${shell} does not read /${ownFileOf(remote)} yet: it shows this build when a newer shell is deployed.`,
    );
  const unseen = (await scriptsAt(checked.line.entry)).filter((name) => !seen.files.has(name));
  if (unseen.length > 0)
    say(
      `Not checked, because no opened screen loads them: ${unseen.join(', ')}. Name further screens with --path.`,
    );
}

/** @returns a sentence for each problem of the screen @throws Failure when there is no shell */
async function problemsAt(
  path: string,
  browser: Browser,
  candidate: Candidate,
  seen: Seen,
): Promise<readonly string[]> {
  const folder = folderOf(candidate);
  const page = await newShellPage(browser, candidate, () => void (seen.ownFile = true));
  // The same address without the remote: what the shell itself looks like.
  const bare = await newShellPage(browser, candidate, () => {});
  try {
    await bare.route(
      ({ href }) => href.startsWith(folder),
      (route) => route.abort(),
    );
    const bareWatch = watchPage(bare, folder);
    await openScreen(bare, path, candidate);
    const watch = watchPage(page, folder);
    await openScreen(page, path, candidate);
    watch.startCounting();
    const found = await watchScreen(page, bare, path, candidate).catch((error: Error) => [
      error instanceof Unresponsive
        ? `The page has not responded for ${ANSWER_MS / 1000} seconds: a script runs in an endless loop.`
        : `The page could not be read: ${error.message.split('\n')[0]}`,
    ]);
    for (const file of watch.files()) seen.files.add(file);
    return [...watch.problems(bareWatch), ...found];
  } finally {
    // A page in an endless loop does not close; the browser is killed later.
    await within(ANSWER_MS, Promise.all([page, bare].map(closeShellPage))).catch(() => {});
  }
}

/** @throws Unresponsive when the page no longer answers */
async function watchScreen(page: Page, bare: Page, path: string, { remote }: Candidate): Promise<string[]> {
  await pause(WATCH_MS - MEASURED_MS);
  const [busy, updates] = await Promise.all([
    busyShare(page, MEASURED_MS, ANSWER_MS),
    within(MEASURED_MS + ANSWER_MS, page.evaluate(countUpdates, MEASURED_MS)),
  ]);
  const main = await within(ANSWER_MS, page.evaluate(readMain, remote));
  const frame = await compareFrames(page, bare);
  await within(ANSWER_MS, Promise.all([page, bare].map((each) => each.setViewportSize(PHONE))));
  await pause(RESIZED_MS);
  const phoneFrame = await compareFrames(page, bare);
  const percent = Math.round(busy * 100);
  return [
    ...mainProblems(main, new URL(page.url()).pathname, path),
    ...frame,
    ...phoneFrame.filter((problem) => !frame.includes(problem)).map((problem) => `On a phone: ${problem}`),
    ...(busy > MAX_BUSY
      ? [`The page used the processor for ${percent}% of two seconds: a script runs in a loop.`]
      : []),
    ...(updates > MAX_UPDATES
      ? [`The page changed ${updates} times in two seconds: a script updates the screen in a loop.`]
      : []),
  ];
}

/** @returns a sentence for each part of the shell's frame that the remote changes */
async function compareFrames(page: Page, bare: Page): Promise<readonly string[]> {
  const frames = Promise.all([bare.evaluate(readFrame), page.evaluate(readFrame)]);
  return frameProblems(...(await within(ANSWER_MS, frames)));
}

/** @param here where the shell has redirected to */
function mainProblems(main: MainState, here: string, path: string): readonly string[] {
  const { isReady, hasContent, isLoading, isNotFound, alert } = main;
  if (isNotFound)
    return ['It shows the page for unknown addresses: pass an address of the remote with --path.'];
  if (isReady && isLoading) return ['The screen only says that it is loading.'];
  if (isReady) return hasContent ? [] : ['<main> is empty: the screen shows nothing that a person can see.'];
  return [
    here === new URL(path, 'http://shell').pathname
      ? `The screen did not get ready${alert ? `: ${alert}` : '.'}`
      : `The shell redirects guests to ${here}: pass an address with --path that guests may open.`,
  ];
}
