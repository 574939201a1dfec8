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
import { timeoutSignal } from '@ninefold/web/network';

const CONFIG_URL = '/config.json';
export const REMOTES_URL = '/remotes.json';

/** Long enough for a bad connection. A screen offers a retry earlier. */
const TIMEOUT_MS = 15_000;

/**
 * Nothing can be shown without the configuration, so its timeout decides when a retry is offered. The page requests it
 * before this runs.
 */
const CONFIG_TIMEOUT_MS = 10_000;

/**
 * The URL of a file for a retry, which must be unique: browsers join requests to a pending one with the same URL, and
 * reuse failed preloads.
 * @param retry 0 for the first attempt
 */
export const retryUrl = (url: string, retry: number): string =>
  retry ? `${url}${url.includes('?') ? '&' : '?'}retry=${retry}` : url;

/**
 * Fetches one of the page's small JSON files.
 * @throws an error that names the file when it is missing, late or not JSON
 */
export async function fetchJson(url: string, retry = 0, timeout = TIMEOUT_MS): Promise<unknown> {
  try {
    const response = await fetch(retryUrl(url, retry), { signal: timeoutSignal(timeout) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    // What some static hosts respond with for missing files.
    if (response.headers.get('Content-Type')?.includes('html')) throw new Error('It is a page');
    return await response.json();
  } catch (error) {
    throw new Error(`Could not read ${url}`, { cause: error });
  }
}

/**
 * The configuration of this deployment.
 * @throws an error that names the file or the field
 */
export async function readRuntimeConfig(): Promise<RuntimeConfig> {
  return parseNamed(RuntimeConfigSchema, await fetchJson(CONFIG_URL, 0, CONFIG_TIMEOUT_MS), CONFIG_URL);
}

/** A canary is not validated: a malformed one is ignored, or fails the first attempt. */
const RemoteSchema = v.object({
  entry: v.string(),
  canary: v.optional(v.any() as v.GenericSchema<NonNullable<RemotesFile[RemoteName]['canary']>>),
});

export type RemoteLine = v.InferOutput<typeof RemoteSchema>;

const COHORT_KEY = 'cohort' satisfies TextKey;

/**
 * The current manifest URL of a remote. Entries of other remotes are not validated, so that an error there affects only
 * their screens.
 * @param retry 0 for the first attempt, the only one that may use a canary, so that a broken canary costs no screen
 * @throws an error that names the file or the field
 */
export async function readRemoteEntry(name: string, retry: number): Promise<string> {
  return manifestOf(readRemoteLine(name, await fetchJson(REMOTES_URL, retry), REMOTES_URL), retry);
}

/** @throws an error that names the field of the file */
export function readRemoteLine(name: string, file: unknown, url: string): RemoteLine {
  return parseNamed(v.object({ [name]: RemoteSchema }), file, url)[name]!;
}

/** The manifest that this visitor gets. Only the first attempt gets a canary. */
export const manifestOf = ({ entry, canary }: RemoteLine, retry: number): string =>
  !retry && canary && canary.share > cohort() ? canary.entry : entry;

/** A number from 0 to 1, drawn once per device, so that a visitor consistently gets the canary or not. */
function cohort(): number {
  const stored: StoredCohort = (localStorage[COHORT_KEY] ??= Math.random());
  return Number(stored);
}
