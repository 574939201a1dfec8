import {
  GRID_GAMES,
  MAX_ARCHIVE_DAYS,
  type Archive,
  type GridGame,
  type MyChallenge,
  type SaveVerdict,
  type SentResult,
  type StartedDaily,
  type StartedRound,
  type Today,
  type TodaysDailies,
} from '@ninefold/contracts';
import type { ArgsOf, createChallengeCall, createDailyChallengeCall } from '@ninefold/contracts/rpc';
import { NEW_PERSON, type RefusalHint, type ResultRefusal } from '@ninefold/contracts/rpc/testing';
import { fault, refusal, rpcClient, type RpcRefusal } from '@ninefold/web/testing';
import { dayKeyAt, secondsToReset } from 'shared-puzzle-engine';
import { fakeBoards } from './fake-boards';
import { CODE } from './fake-challenges';
import { daysBetween, savedResults } from './saved-results';

/** A server that stores its players' results as the database does. `now` is the server's clock. */
export function fakeServer({ now = () => Date.now() } = {}) {
  const calls: string[] = [];
  const server = {
    /** `lost`: the call arrives, but its response does not. */
    network: 'online' as 'online' | 'offline' | 'lost',
    /** The signed-in player. */
    account: 'user-1',
    elapsedSeconds: 0,
    /** Today's sum grid was finished on another device. */
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
    refusesChallenges: null as RefusalHint | null,
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
    refuses: null as ResultRefusal | null,
    /** Rejects the whole call. */
    failsWith: null as RpcRefusal | null,
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

  /** The code of each result's challenge. */
  const codes = new Map<string, string>();

  const today = (): Today => ({ day_key: dayKeyAt(now()), seconds_to_reset: secondsToReset(now()) });
  const results = savedResults(server, today);

  function startDaily(game_type: GridGame): StartedDaily {
    const { day_key } = today();
    const result = results.dailyOn(game_type, day_key);
    if (!result) results.startDaily(game_type);
    return {
      ...today(),
      game_type,
      started_at: new Date(now() - server.elapsedSeconds * 1000).toISOString(),
      elapsed_seconds: server.elapsedSeconds,
      completed: result !== undefined,
      result: result
        ? {
            id: result.id,
            completion_time_seconds: result.seconds,
            time_verified: result.isVerified,
            xp_earned: 50,
            completed_at: new Date(now()).toISOString(),
          }
        : null,
    };
  }

  function dailyCard(): TodaysDailies {
    const { day_key } = today();
    const card = (game: GridGame) => ({
      started: results.hasStarted(game),
      time_seconds: results.dailyOn(game, day_key)?.seconds ?? null,
      time_verified: results.dailyOn(game, day_key)?.isVerified ?? null,
      best_time_seconds: null,
      ...server.dailies[game],
    });
    return {
      ...NEW_PERSON.daily_card(today()),
      current_streak: server.streak,
      grids: Object.fromEntries(GRID_GAMES.map((game) => [game, card(game)])) as TodaysDailies['grids'],
      best_scores: server.bestScores,
    };
  }

  function archive(from: string, to: string): Archive | RpcRefusal {
    if (daysBetween(from, to) >= MAX_ARCHIVE_DAYS) return refusal('too-many-days');
    const days = new Map(server.archived.map(({ day_key, grids }) => [day_key, grids]));
    for (const sent of results.own()) {
      if (sent.kind !== 'daily') continue;
      const daily_verified = results.dailyOn(sent.game_type, sent.day_key)?.isVerified ?? null;
      const grid = { daily_seconds: sent.completion_time_seconds, daily_verified, archive_seconds: null };
      days.set(sent.day_key, { ...days.get(sent.day_key), [sent.game_type]: grid });
    }
    const asked = [...days].filter(([day_key]) => day_key >= from && day_key <= to).sort();
    return { ...today(), days: asked.map(([day_key, grids]) => ({ day_key, grids })) };
  }

  function startRound(): StartedRound | RpcRefusal {
    if (!server.hasQuestionSets) return refusal('question-sets-not-published');
    return { ticket: results.newTicket(), question_set: 7 };
  }

  function saveResults(sent: readonly SentResult[]): SaveVerdict[] | RpcRefusal {
    server.sent.push(sent);
    if (server.failsWith) return server.failsWith;
    if (sent.some(({ id }) => id === server.failsOn)) return fault('XX000');
    if (sent.some(({ id }) => id === server.cannotRead)) return fault('22P02');
    return sent.map(results.verdictOn);
  }

  function challengeOf(id: string, made: (typeof server.challenged)[number]) {
    if (server.refusesChallenges) return refusal(server.refusesChallenges);
    server.challenged.push(made);
    const code = codes.get(id) ?? `${CODE.slice(0, -1)}${Number(CODE.at(-1)) + codes.size}`;
    codes.set(id, code);
    return { code };
  }

  const myChallenges = (): MyChallenge[] =>
    [...codes].reverse().map(([id, code], at) => ({
      ...{ code, game_type: 'sum_grid' as const, day_key: null, answered: 0, best_seconds: null },
      seconds: server.saved.find((sent) => sent.id === id)?.completion_time_seconds ?? 60,
      created_at: new Date(Date.parse('2026-11-21T16:00:00Z') - 60_000 * at).toISOString(),
    }));

  function overNetwork<Response>(name: string, respond: () => Response): Response | 'offline' {
    if (server.network === 'offline') return 'offline';
    calls.push(name);
    const response = respond();
    return server.network === 'lost' ? 'offline' : response;
  }

  const client = rpcClient({
    today: () => overNetwork('today', today),
    start_daily: ({ p_game_type }) => overNetwork('start_daily', () => startDaily(p_game_type)),
    start_round: () => overNetwork('start_round', startRound),
    daily_card: () => overNetwork('daily_card', dailyCard),
    archive: ({ p_from, p_to }) => overNetwork('archive', () => archive(p_from, p_to)),
    board: (board) => overNetwork('board', () => server.boards.read(board, today())),
    show_on_boards: ({ p_shown }) => overNetwork('show_on_boards', () => server.boards.show(p_shown)),
    report_board_name: ({ p_username }) =>
      overNetwork('report_board_name', () => server.boards.report(p_username)),
    create_challenge: (made) =>
      overNetwork('create_challenge', () =>
        results.canChallenge(results.own().find(({ id }) => id === made.p_result_id))
          ? challengeOf(made.p_result_id, made)
          : refusal('unknown-result'),
      ),
    my_challenges: () => overNetwork('my_challenges', myChallenges),
    create_daily_challenge: (made) =>
      overNetwork('create_daily_challenge', () => {
        const daily = results.dailyOn(made.p_game_type, made.p_day_key);
        const isOver = made.p_day_key < today().day_key;
        return daily && isOver ? challengeOf(daily.id, made) : refusal('unknown-result');
      }),
    daily_standing: () => overNetwork('daily_standing', () => ({ faster_than_percent: server.fasterThan })),
    personal_best: ({ p_game_type, p_answered_by }) =>
      overNetwork('personal_best', () => results.bestScore(p_game_type, p_answered_by)),
    save_results: ({ p_results }) => overNetwork('save_results', () => saveResults(p_results)),
  });
  return server;
}
