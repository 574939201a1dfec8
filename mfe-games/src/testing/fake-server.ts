import {
  GRID_GAMES,
  type GridGame,
  type SavedDaily,
  type SaveVerdict,
  type SentResult,
  type Standing,
  type StartedDaily,
  type StartedRound,
  type Today,
  type Archive,
  type TodaysDailies,
} from '@ninefold/contracts';
import type { ArgsOf, createChallengeCall, createDailyChallengeCall } from '@ninefold/contracts/rpc';
import { rpcClient, type RpcRefusal } from '@ninefold/web/testing';
import { dayKeyAt, secondsToReset } from 'shared-puzzle-engine';
import { fakeBoards } from './fake-boards';
import { CODE } from './fake-challenges';

/** Reasons that pass: the database says of them that a retry may succeed. */
const PASSING = ['day-not-begun', 'puzzle-not-published', 'too-many-results', 'not-your-account'];

/** A server that keeps the results of its players as the database does. `now` is the server's clock. */
export function fakeServer({ now = () => Date.now() } = {}) {
  const calls: string[] = [];
  const server = {
    /** `lost`: a call arrives, but no response comes back. */
    network: 'online' as 'online' | 'offline' | 'lost',
    /** Who is signed in. */
    account: 'user-1',
    /** Seconds since `start_daily` was first called. */
    elapsedSeconds: 0,
    /** Set when today's puzzle was finished, on another device perhaps. */
    completedInSeconds: null as number | null,
    streak: 3,
    /** What other devices did today, and the best times: fields that differ from those of an open puzzle. */
    dailies: {} as Partial<Record<GridGame, Partial<TodaysDailies['grids'][GridGame]>>>,
    bestScores: { mental_math_speed: null, addition_drill: null } as TodaysDailies['best_scores'],
    /** What the account has of earlier days. */
    archived: [] as Archive['days'],
    /** Percent of the players who were slower; null while they are too few. */
    fasterThan: null as number | null,
    boards: fakeBoards(),
    /** What was made a challenge. */
    challenged: [] as (ArgsOf<typeof createChallengeCall> | ArgsOf<typeof createDailyChallengeCall>)[],
    /** The hint with which challenges are refused. */
    refusesChallenges: null as string | null,
    /** XP for a daily. */
    xp: 50,
    /** The best score, or seconds of practice, before. */
    best: null as number | null,
    /** The best score of typed rounds alone. */
    bestTyped: null as number | null,
    /** The sheets of the timed rounds are published. */
    hasSheets: true,
    /** Whether a round with a ticket agrees with the clock and the sheet. */
    verifies: true,
    /** The reason to refuse every result. */
    refuses: null as string | null,
    /** Refuses the whole call. */
    failsWith: null as RpcRefusal['error'] | null,
    /** A call with the result of this id makes the database fail. */
    failsOn: null as string | null,
    /** A call with the result of this id cannot be read. */
    cannotRead: null as string | null,
    /** The name of every call. */
    calls,
    callsTo: (name: string) => calls.filter((call) => call === name).length,
    /** The results of every `save_results` call. */
    sent: [] as (readonly SentResult[])[],
    /** What was saved, in order. */
    saved: [] as SentResult[],
    supabase: () => Promise.resolve(client),
  };
  const owners = new Map<string, string>();

  const today = (): Today => ({ day_key: dayKeyAt(now()), seconds_to_reset: secondsToReset(now()) });

  function startDaily(): StartedDaily {
    const { elapsedSeconds, completedInSeconds } = server;
    const result = completedInSeconds !== null && {
      id: 'result-elsewhere',
      completion_time_seconds: completedInSeconds,
      time_verified: true,
      xp_earned: 50,
      completed_at: new Date(now()).toISOString(),
    };
    return {
      ...today(),
      game_type: 'sum_grid',
      started_at: new Date(now() - elapsedSeconds * 1000).toISOString(),
      elapsed_seconds: elapsedSeconds,
      completed: result !== false,
      result: result || null,
    };
  }

  function todaysSheet(): TodaysDailies {
    const fold = (game: GridGame) => ({
      started: false,
      time_seconds:
        server.saved.find(
          (sent) => sent.kind === 'daily' && sent.game_type === game && sent.day_key === today().day_key,
        )?.completion_time_seconds ?? null,
      best_time_seconds: null,
      ...server.dailies[game],
    });
    return {
      ...today(),
      current_streak: server.streak,
      grids: Object.fromEntries(GRID_GAMES.map((game) => [game, fold(game)])) as TodaysDailies['grids'],
      best_scores: server.bestScores,
    };
  }

  const dailyOf = (seconds: number): SavedDaily => ({
    completion_time_seconds: seconds,
    time_verified: true,
    xp_earned: server.xp,
    total_xp: 500,
    current_streak: server.streak,
  });

  function standingOf(sent: SentResult): Standing {
    const { best } = server;
    if (sent.kind === 'practice') {
      const seconds = sent.completion_time_seconds;
      return {
        personal_best: sent.hints_used ? best : Math.min(seconds, best ?? Infinity),
        previous_best: best,
      };
    }
    if (sent.kind === 'timed_round' && !(server.verifies && sent.ticket)) {
      return { personal_best: best, previous_best: best, verified: false };
    }
    const score = 'score' in sent ? sent.score : 0;
    server.best = Math.max(score, best ?? 0);
    return {
      personal_best: server.best,
      previous_best: best,
      ...(sent.kind === 'timed_round' && { verified: true }),
    };
  }

  const startRound = (): StartedRound | RpcRefusal =>
    server.hasSheets
      ? { ticket: 'ticket-1', sheet: 7 }
      : { error: { code: 'PT503', hint: 'sheets-not-published' } };

  function verdictOn(sent: SentResult): SaveVerdict {
    const { id } = sent;
    const refuse = (reason: string): SaveVerdict => ({
      id,
      status: 'refused',
      reason,
      ...(PASSING.includes(reason) && { retry: true }),
    });
    const owner = owners.get(id);
    if (owner && owner !== server.account) return refuse('malformed-result');
    if (!owner && sent.user_id !== server.account) return refuse('not-your-account');
    if (!owner && server.refuses) return refuse(server.refuses);
    const isToday = sent.kind === 'daily' && sent.day_key === today().day_key;
    if (!owner && isToday && server.completedInSeconds !== null) {
      const daily = dailyOf(server.completedInSeconds);
      return { id, status: 'saved_before', reason: 'daily-already-played', daily };
    }
    if (!owner) {
      owners.set(id, server.account);
      server.saved.push(sent);
      if (isToday) server.completedInSeconds = sent.completion_time_seconds;
    }
    const status = owner ? 'saved_before' : 'saved';
    return sent.kind === 'daily'
      ? { id, status, daily: dailyOf(sent.completion_time_seconds) }
      : { id, status, standing: standingOf(sent) };
  }

  function saveResults(results: readonly SentResult[]): SaveVerdict[] | RpcRefusal {
    server.sent.push(results);
    if (server.failsWith) return { error: server.failsWith };
    if (results.some(({ id }) => id === server.failsOn)) return { error: { code: 'XX000', hint: null } };
    if (results.some(({ id }) => id === server.cannotRead)) return { error: { code: '22P02', hint: null } };
    return results.map(verdictOn);
  }

  function overNetwork<Response>(name: string, respond: () => Response): Response | 'offline' {
    if (server.network === 'offline') return 'offline';
    calls.push(name);
    const response = respond();
    return server.network === 'lost' ? 'offline' : response;
  }

  const client = rpcClient({
    today: () => overNetwork('today', today),
    start_daily: () => overNetwork('start_daily', startDaily),
    start_round: () => overNetwork('start_round', startRound),
    daily_card: () => overNetwork('daily_card', todaysSheet),
    archive: ({ p_from, p_to }) =>
      overNetwork('archive', () => ({
        ...today(),
        days: server.archived.filter(({ day_key }) => day_key >= p_from && day_key <= p_to),
      })),
    board: (board) => overNetwork('board', () => server.boards.read(board, today())),
    show_on_boards: ({ p_shown }) => overNetwork('show_on_boards', () => server.boards.show(p_shown)),
    report_board_name: ({ p_username }) =>
      overNetwork('report_board_name', () => server.boards.report(p_username)),
    create_challenge: (made) =>
      overNetwork('create_challenge', () => {
        if (server.refusesChallenges) return { error: { code: 'PT429', hint: server.refusesChallenges } };
        server.challenged.push(made);
        return { code: CODE };
      }),
    // A result makes one challenge, whose code is always the same here.
    my_challenges: () =>
      overNetwork('my_challenges', () =>
        server.challenged.slice(0, 1).map(() => ({
          ...{ code: CODE, game_type: 'sum_grid' as const, day_key: null, seconds: 6 },
          ...{ answered: 0, best_seconds: null, created_at: '2026-11-21T16:00:00Z' },
        })),
      ),
    create_daily_challenge: (made) =>
      overNetwork('create_daily_challenge', () => {
        server.challenged.push(made);
        return { code: CODE };
      }),
    daily_standing: () => overNetwork('daily_standing', () => ({ faster_than_percent: server.fasterThan })),
    personal_best: ({ p_game_type, p_answered_by }) => {
      const isTyped = p_game_type === 'mental_math_speed' && p_answered_by === 'typing';
      return overNetwork('personal_best', () => (isTyped ? server.bestTyped : server.best));
    },
    save_results: ({ p_results }) => overNetwork('save_results', () => saveResults(p_results)),
  });
  return server;
}
