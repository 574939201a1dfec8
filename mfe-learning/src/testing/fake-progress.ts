import type {
  ExportedProgress,
  GameFigures,
  GameProgress,
  ProgressDay,
  ProgressReport,
  ProgressSum,
} from '@ninefold/contracts';
import { NEW_PERSON, NEW_SUBSCRIBER } from '@ninefold/contracts/rpc/testing';
import { refusal, rpcClient, type RpcRefusal } from '@ninefold/web/testing';

const NOTHING_DONE = { answers: 0, correct: 0, seconds: 0, sessions: 0, games: 0, xp: 0 };

export const sumOf = (over: Partial<ProgressSum> = {}): ProgressSum => ({
  days: 0,
  ...NOTHING_DONE,
  ...over,
});

export const dayOf = (day_key: string, over: Partial<ProgressDay> = {}): ProgressDay => ({
  day_key,
  ...NOTHING_DONE,
  counted: true,
  frozen: false,
  ...over,
});

export const gameFigures = (seconds: number | null, score = 100): GameFigures => ({
  played: 3,
  best_seconds: seconds,
  median_seconds: seconds,
  best_score: score,
  median_score: score,
});

export const gameProgress = (over: Partial<GameProgress> = {}): GameProgress => ({
  game_type: 'sum_grid',
  practice: false,
  givens_count: null,
  answered_by: null,
  all: gameFigures(75),
  last: null,
  before: null,
  days: [],
  ...over,
});

/** The report of a new person with a free account, with overrides. */
export const progressReport = (over: Partial<ProgressReport> = {}): ProgressReport => ({
  ...NEW_PERSON.progress_report({ day_key: '2026-11-21', seconds_to_reset: 3_600 }),
  ...over,
});

/** The export of a new subscriber, with overrides. */
export const exportedProgress = (over: Partial<ExportedProgress> = {}): ExportedProgress => ({
  ...NEW_SUBSCRIBER.export_progress('2026-11-21T12:00:00Z'),
  ...over,
});

interface Responses {
  report: ProgressReport | RpcRefusal | 'offline';
  /** Of a subscriber. */
  exported?: ExportedProgress | RpcRefusal;
  /** The pages after the first one. */
  morePages?: ExportedProgress[];
}

/** A fake progress server behind the real client. Tests can change its responses. */
export function fakeProgress(responses: Responses) {
  const client = rpcClient({
    progress_report: () => responses.report,
    export_progress: ({ p_after }) =>
      (p_after ? responses.morePages?.[Number(p_after.key[0])] : responses.exported) ??
      refusal('subscribers-only'),
  });
  return { responses, supabase: () => Promise.resolve(client) };
}
