import type {
  ExportedProgress,
  GameFigures,
  GameProgress,
  ProgressDay,
  ProgressReport,
  ProgressSum,
} from '@ninefold/contracts';
import { rpcClient, type RpcRefusal } from '@ninefold/web/testing';

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

/** The report of a new player with a free account, with overrides. */
export const progressReport = (over: Partial<ProgressReport> = {}): ProgressReport => ({
  day_key: '2026-11-21',
  seconds_to_reset: 3_600,
  from_day: '2026-10-23',
  current_streak: 0,
  longest_streak: 0,
  freezes_left: 1,
  freeze_used_on: null,
  days: [],
  compared_days: 15,
  last: sumOf(),
  before: sumOf(),
  skills: [],
  games: [],
  operations: [],
  weak_facts: [],
  ...over,
});

export const exportedProgress = (over: Partial<ExportedProgress> = {}): ExportedProgress => ({
  exported_at: '2026-11-21T12:00:00Z',
  sessions: [],
  answers: [],
  skills: [],
  cards: [],
  results: [],
  dailies: [],
  days: [],
  next: null,
  ...over,
});

interface Responses {
  report: ProgressReport | RpcRefusal | 'offline';
  exported?: ExportedProgress | RpcRefusal;
  /** The pages after the first one. */
  morePages?: ExportedProgress[];
}

/** A fake progress server behind the real client. Tests can change its responses. */
export function fakeProgress(responses: Responses) {
  const client = rpcClient({
    progress_report: () => responses.report,
    export_progress: ({ p_after }) =>
      (p_after ? responses.morePages?.[Number(p_after.key[0])] : responses.exported) ?? 'offline',
  });
  return { responses, supabase: () => Promise.resolve(client) };
}
