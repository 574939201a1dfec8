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

/** Temporary reasons: the database says that a retry may succeed. */
const PASSING = ['day-not-begun', 'puzzle-not-published', 'too-many-results', 'not-your-account'];

/** A server that stores its players' results as the database does. `now` is the server's clock. */
export function fakeServer({ now = () => Date.now() } = {}) {
  const calls: string[] = [];
  const server = {
    /** `lost`: the call arrives, but its response does not. */
    network: 'online' as 'online' | 'offline' | 'lost',
    /** The signed-in player. */
    account: 'user-1',
    elapsedSeconds: 0,
    /** Today's puzzle was finished, possibly on another device. */
    completedInSeconds: null as number | null,
    streak: 3,
    /** What other devices did today, and the best times: fields that differ from those of an open puzzle. */
    dailies: {} as Partial<Record<GridGame, Partial<TodaysDailies['grids'][GridGame]>>>,
    bestScores: { mental_math_speed: null, addition_drill: null } as TodaysDailies['best_scores'],
    /** The account's results of earlier days. */
    archived: [] as Archive['days'],
    /** Percentage of players who were slower; null with too few players. */
    fasterThan: null as number | null,
    boards: fakeBoards(),
    /** The results that became challenges. */
    challenged: [] as (ArgsOf<typeof createChallengeCall> | ArgsOf<typeof createDailyChallengeCall>)[],
    /** The hint of rejected challenges. */
    refusesChallenges: null as string | null,
    xp: 50,
    /** The previous best: a score, or seconds of practice. */
    best: null as number | null,
    /** The best score of typed rounds. */
    bestTyped: null as number | null,
    /** The question sets are published. */
    hasQuestionSets: true,
    /** A round with a ticket agrees with the clock and the question set. */
    verifies: true,
    /** The reason for rejecting every result. */
    refuses: null as string | null,
    /** Rejects the whole call. */
    failsWith: null as RpcRefusal['error'] | null,
    /** A call with this result fails in the database. */
    failsOn: null as string | null,
    /** A call with this result cannot be parsed. */
    cannotRead: null as string | null,
    calls,
    callsTo: (name: string) => calls.filter((call) => call === name).length,
    sent: [] as (readonly SentResult[])[],
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

  function todaysDailies(): TodaysDailies {
    const dailyOf = (game: GridGame) => ({
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
      grids: Object.fromEntries(GRID_GAMES.map((game) => [game, dailyOf(game)])) as TodaysDailies['grids'],
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
    server.hasQuestionSets
      ? { ticket: 'ticket-1', question_set: 7 }
      : { error: { code: 'PT503', hint: 'question-sets-not-published' } };

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
      return { id, status: 'already_saved', reason: 'daily-already-played', daily };
    }
    if (!owner) {
      owners.set(id, server.account);
      server.saved.push(sent);
      if (isToday) server.completedInSeconds = sent.completion_time_seconds;
    }
    const status = owner ? 'already_saved' : 'saved';
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
    daily_card: () => overNetwork('daily_card', todaysDailies),
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
