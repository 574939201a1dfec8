import type { Page } from 'playwright-core';

/** More requests than this, after a screen has loaded, come from a loop. */
const MAX_REQUESTS = 100;

export interface PageWatch {
  /**
   * A sentence for each problem so far.
   * @param bare the watch of the same page without the remote, whose errors are not the remote's
   */
  problems(bare: PageWatch): readonly string[];
  /** What was written to the console as an error, and errors that were not caught. */
  errors(): readonly string[];
  /** The build's files that the page has requested, by their paths in its folder. */
  files(): readonly string[];
  /** From now on, requests are counted. */
  startCounting(): void;
}

/** How the shell begins the second line that it prints for an error of a remote. */
const REPORT = /^\[remote, [^\]]*\] /;
/** A retry fails in the same way. */
const RETRY = /\?retry=\d+/g;

/** The message, and the call that threw it or the file that wrote it: one text for all lines about the same error. */
function shortened(text: string, url: string): string {
  const lines = text.replace(REPORT, '').replace(RETRY, '').split('\n');
  const first = lines.findIndex((line) => /^\s+at /.test(line));
  return first === -1 ? `${lines.join('\n')} (${url})` : lines.slice(0, first + 1).join('\n');
}

/** @param folder the URL of the build's folder, ending in a slash: none of its files may fail */
export function watchPage(page: Page, folder: string): PageWatch {
  const errors = new Set<string>();
  const failed = new Set<string>();
  const files = new Set<string>();
  let requests: number | undefined;

  const fileOf = (url: string) =>
    url.startsWith(folder) ? url.slice(folder.length).replace(/[?#].*/, '') : undefined;
  function addFailed(url: string, reason: string) {
    const file = fileOf(url);
    if (file !== undefined) failed.add(`${file} could not be loaded: ${reason}.`);
  }
  page.on('pageerror', ({ message }) => errors.add(`An error was not caught: ${message}`));
  page.on('crash', () => failed.add('The page has crashed.'));
  page.on('console', (line) => {
    const { url } = line.location();
    // `response` and `requestfailed` report these with the file's name.
    const isFile = fileOf(url) !== undefined && line.text().startsWith('Failed to load resource');
    if (line.type() === 'error' && !isFile)
      errors.add(`The console has an error: ${shortened(line.text(), url)}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) addFailed(response.url(), `status ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no response';
    // Pages cancel requests themselves, for example when it finds a preloaded file.
    if (reason !== 'net::ERR_ABORTED') addFailed(request.url(), reason);
  });
  page.on('request', (request) => {
    const file = fileOf(request.url());
    if (file !== undefined) files.add(decodeURIComponent(file));
    if (requests !== undefined) requests += 1;
  });

  return {
    problems: (bare) => [
      ...[...errors].filter((error) => !bare.errors().includes(error)),
      ...failed,
      ...((requests ?? 0) > MAX_REQUESTS
        ? [`The page sent ${requests} requests after it had loaded: a script sends requests in a loop.`]
        : []),
    ],
    errors: () => [...errors],
    files: () => [...files],
    startCounting: () => void (requests = 0),
  };
}
