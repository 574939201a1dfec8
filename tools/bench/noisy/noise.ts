import * as v from 'valibot';
import { setTimeout as pause } from 'node:timers/promises';
import { type ExportedData, SaveVerdictsSchema } from '@ninefold/contracts';
import type { Called, postgrestLike } from '../data-api';
import { inventedRound, MAX_ANSWERS } from '../rounds';
import { solvedPractice } from '../rush/practice';
import type { Player } from '../rush/players';

const REPORTS_AT_ONCE = 30;
const ROUNDS_IN_A_LIST = 8;
const LISTS_AT_ONCE = 200;
const RESULTS_IN_A_LIST = 190;
const CLASS_MS = 5_000;

type DataApi = ReturnType<typeof postgrestLike>;

/** What the noisy people got: calls by their status, and the longest that succeeded. */
export class Tally {
  readonly statuses = new Map<string, number>();
  longestMs = 0;

  async count(name: string, call: () => Promise<Called>) {
    const begin = performance.now();
    const called = await call();
    const key = `${name}: ${called.status}`;
    this.statuses.set(key, (this.statuses.get(key) ?? 0) + 1);
    if (called.status === 200) this.longestMs = Math.max(this.longestMs, performance.now() - begin);
    return called;
  }

  /** The calls that failed for no reason that a client could wait for. */
  get failed(): string[] {
    return [...this.statuses.keys()].filter((key) => !/: (200|429|503)$/.test(key));
  }
}

/** Saves as many rounds as a day has room for. */
async function saveRounds(api: DataApi, { token }: Player, tally: Tally): Promise<void> {
  for (let number = 0, isFull = false; !isFull; number += ROUNDS_IN_A_LIST) {
    const p_results = Array.from({ length: ROUNDS_IN_A_LIST }, (_, at) =>
      inventedRound(number + at, MAX_ANSWERS),
    );
    const { status, text } = await tally.count('save_results', () =>
      api.callAs(token, 'save_results', { p_results }),
    );
    if (status !== 200) return;
    isFull = v.parse(SaveVerdictsSchema, JSON.parse(text)).some((verdict) => verdict.status === 'refused');
  }
}

/** Reads the export page by page, to the end or to a refusal. */
async function readExport(api: DataApi, { token }: Player, tally: Tally): Promise<void> {
  let p_after: ExportedData['next'] = null;
  do {
    const { status, text } = await tally.count('export_my_data', () =>
      api.callAs(token, 'export_my_data', { p_after }),
    );
    if (status !== 200) return;
    p_after = (JSON.parse(text) as { next?: ExportedData['next'] }).next ?? null;
  } while (p_after);
}

async function readReports(api: DataApi, { token }: Player, tally: Tally): Promise<void> {
  const report = () => tally.count('progress_report', () => api.callAs(token, 'progress_report'));
  await Promise.all(Array.from({ length: REPORTS_AT_ONCE }, report));
}

/** Saves, then reports, then the export; and again a second after the last refusal. */
export async function makeNoise(
  api: DataApi,
  person: Player,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await saveRounds(api, person, tally);
    await readReports(api, person, tally);
    await readExport(api, person, tally);
    await pause(1_000);
  }
}

/** Sends one long list from two hundred senders, each again after about this pause; without one, all of them at once. */
export async function sendOneList(
  api: DataApi,
  { token }: Player,
  tally: Tally,
  signal: AbortSignal,
  pauseMs: number,
): Promise<void> {
  const p_results = JSON.stringify(Array.from({ length: RESULTS_IN_A_LIST }, solvedPractice));
  const send = async () => {
    while (!signal.aborted) {
      if (pauseMs > 0) await pause(2 * pauseMs * Math.random());
      await tally.count('one list at once', () => api.callAs(token, 'save_results', { p_results }));
    }
  };
  await Promise.all(Array.from({ length: LISTS_AT_ONCE }, send));
}

/** Opens a full class every five seconds or so. */
export async function openClass(
  api: DataApi,
  { token }: Player,
  p_class_id: string,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await pause(2 * CLASS_MS * Math.random());
    await tally.count('class_overview', () => api.callAs(token, 'class_overview', { p_class_id }));
  }
}
