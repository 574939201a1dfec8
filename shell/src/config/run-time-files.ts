import * as v from 'valibot';
import {
  parseNamed,
  RuntimeConfigSchema,
  type RemoteName,
  type RemotesFile,
  type RuntimeConfig,
  type StoredCohort,
  type TextKey,
} from '@ninefold/contracts';

const CONFIG_URL = '/config.json';
const REMOTES_URL = '/remotes.json';

/** Long enough for a bad connection. A screen offers another try before. */
const TIMEOUT_MS = 15_000;

/** Without the configuration there is nothing to show, so this is the offer. It is asked for before this runs. */
const CONFIG_TIMEOUT_MS = 10_000;

/**
 * The address of a file for a retry, new for each: a browser joins a request to a pending one of the same address, or
 * takes the failed response to a preload hint.
 * @param retry 0 for the first try
 */
export const retryAddress = (url: string, retry: number): string =>
  retry ? `${url}${url.includes('?') ? '&' : '?'}retry=${retry}` : url;

/**
 * Fetches one of the small JSON files that a page is made from.
 * @throws an error that names the file, for the console, when it is missing, late or not JSON
 */
export async function fetchJson(url: string, retry = 0, timeout = TIMEOUT_MS): Promise<unknown> {
  try {
    const response = await fetch(retryAddress(url, retry), { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    throw new Error(`Could not read ${url}`, { cause: error });
  }
}

/** What differs between deployments. @throws an error that names the file or the field */
export async function readRuntimeConfig(): Promise<RuntimeConfig> {
  return parseNamed(RuntimeConfigSchema, await fetchJson(CONFIG_URL, 0, CONFIG_TIMEOUT_MS), CONFIG_URL);
}

/** A canary is not checked: a damaged one counts as none, or fails the first try. */
const RemoteSchema = v.object({
  entry: v.string(),
  canary: v.optional(v.custom<NonNullable<RemotesFile[RemoteName]['canary']>>(() => true)),
});

const COHORT_KEY = 'cohort' satisfies TextKey;

/**
 * Where the manifest of a remote is now. Other remotes' lines are not looked at: what is wrong with them costs their
 * own screens only.
 * @param retry 0 for the first try, the only one that may get a canary: what is wrong with one costs no screen
 * @throws an error that names the file or the field
 */
export async function readRemoteEntry(name: string, retry: number): Promise<string> {
  const file = await fetchJson(REMOTES_URL, retry);
  const { entry, canary } = parseNamed(v.object({ [name]: RemoteSchema }), file, REMOTES_URL)[name]!;
  return !retry && canary && canary.share > cohort() ? canary.entry : entry;
}

/** From 0 to 1, drawn once on a device, so that a visitor stays with the canary or without it. */
function cohort(): number {
  const stored: StoredCohort = (localStorage[COHORT_KEY] ??= Math.random());
  return Number(stored);
}
