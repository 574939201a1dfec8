import type { GridGame } from '../../games';
import type { FinishedDrill, FinishedPractice, FinishedTimedRound, FinishedResult } from '../../results';
import type { SaveVerdict } from '../../saved-results';
import { callRpc, type RpcClient } from '../call-rpc';
import { createChallengeCall, createDailyChallengeCall, myChallengesCall } from '../challenges';
import { archiveCall, dailyCardCall, dailyStandingCall, startDailyCall, todayCall } from '../dailies';
import { personalBestCall, saveResultsCall, startRoundCall } from '../results';
import { hintOfRefusal } from './hint-of-refusal';
import { PRACTICE_GRID } from './practice-grid';
import { RESULT_REFUSALS, type ResultRefusal } from './refusals';

interface Player {
  readonly id: string;
  readonly client: RpcClient;
}

interface GameServer {
  /** A new person, beside those of the same test. */
  newPlayer(): Promise<Player>;
  newId(): string;
  solution(game: GridGame, dayKey: string): number[];
  /** Moves the player's starts of today back by a time in which a person can solve a grid. */
  startedBefore(player: Player): Promise<void>;
}

const refused = (id: string, reason: ResultRefusal): SaveVerdict => ({
  ...{ id, status: 'refused', reason },
  ...RESULT_REFUSALS[reason],
});

/**
 * Saving results, and what is read of them. Not part of it: whether grids and rounds are verified, how a time is measured,
 * XP and streaks.
 */
export function testResultsContract({ newPlayer, newId, solution, startedBefore }: GameServer): void {
  async function saveAll(
    { id: user_id, client }: Player,
    ...results: (FinishedResult & { user_id?: string; late?: boolean })[]
  ) {
    const p_results = results.map((result) => ({ user_id, by_guest: false, ...result }));
    return callRpc(client, saveResultsCall, { p_results });
  }
  async function save(
    player: Player,
    result: FinishedResult & { user_id?: string; late?: boolean },
  ): Promise<SaveVerdict> {
    const [verdict] = await saveAll(player, result);
    if (!verdict) throw new Error('No verdict.');
    return verdict;
  }
  const finished_at = () => new Date(Date.now() - 1_000).toISOString();
  const daily = (day_key: string, game_type: GridGame = 'sum_grid') => ({
    ...{ id: newId(), kind: 'daily' as const, game_type, day_key, grid: solution(game_type, day_key) },
    ...{ completion_time_seconds: 75, finished_at: finished_at() },
  });
  const practice = (seconds: number, over: Partial<FinishedPractice> = {}): FinishedPractice => ({
    ...{ id: newId(), kind: 'practice', game_type: 'sum_grid', grid: PRACTICE_GRID, hints_used: 0 },
    ...{ givens: [4, 9, 2, 0, 0, 0, 0, 0, 0], completion_time_seconds: seconds, finished_at: finished_at() },
    ...over,
  });
  const answered = (score: number) => ({
    ...{ id: newId(), score, accuracy: 100, answered_by: 'choosing' as const, finished_at: finished_at() },
    answers: Array.from({ length: score }, () => ({
      ...{ question: '2 + 2', correct_answer: 4, answer: 4, milliseconds: 400 },
    })),
  });
  const round = (score: number, over: Partial<FinishedTimedRound> = {}): FinishedTimedRound => ({
    ...{
      ...answered(score),
      kind: 'timed_round',
      game_type: 'mental_math_speed',
      completion_time_seconds: 60,
    },
    ...over,
  });
  const drill = (): FinishedDrill => ({
    ...{ ...answered(20), kind: 'drill', game_type: 'addition_drill', completion_time_seconds: 8 },
  });
  const dayKey = async ({ client }: Player) => (await callRpc(client, todayCall)).day_key;
  const yesterday = async (player: Player) =>
    new Date(Date.parse(await dayKey(player)) - 86_400_000).toISOString().slice(0, 10);

  describe('a daily', () => {
    test('that was started is running on every device', async () => {
      const player = await newPlayer();
      const { day_key } = await callRpc(player.client, startDailyCall, { p_game_type: 'combined_grid' });
      const again = await callRpc(player.client, startDailyCall, { p_game_type: 'combined_grid' });
      expect(again).toMatchObject({ day_key, game_type: 'combined_grid', completed: false, result: null });
      expect(Date.parse(again.started_at ?? '')).not.toBeNaN();
      expect((await callRpc(player.client, dailyCardCall)).grids).toMatchObject({
        combined_grid: { started: true, time_seconds: null, time_verified: null },
        sum_grid: { started: false, time_seconds: null, time_verified: null },
      });
    });

    test('that is sent twice is saved once', async () => {
      const player = await newPlayer();
      const sent = daily(await dayKey(player));
      const { daily: saved, ...verdict } = await save(player, sent);
      expect(verdict).toEqual({ id: sent.id, status: 'saved' });
      const again = await save(player, { ...sent, completion_time_seconds: 20 });
      expect(again).toEqual({ id: sent.id, status: 'saved_before', daily: saved });
      const { grids } = await callRpc(player.client, dailyCardCall);
      expect(grids.sum_grid.time_seconds).toBe(saved?.completion_time_seconds);
    });

    test('can be played once per day and game', async () => {
      const player = await newPlayer();
      const day = await dayKey(player);
      const first = daily(day);
      const { daily: saved } = await save(player, first);
      const second = daily(day);
      expect(await save(player, second)).toEqual({
        ...{ id: second.id, status: 'saved_before', reason: 'daily-already-played', daily: saved },
      });
      expect(await save(player, daily(day, 'combined_grid'))).toMatchObject({ status: 'saved' });
      expect(await save(player, daily(await yesterday(player)))).toMatchObject({ status: 'saved' });
      expect(await callRpc(player.client, startDailyCall, { p_game_type: 'sum_grid' })).toMatchObject({
        ...{
          completed: true,
          result: { id: first.id, completion_time_seconds: saved?.completion_time_seconds },
        },
      });
    });

    test('is verified if it was started with the account', async () => {
      const player = await newPlayer();
      const day_key = await dayKey(player);
      expect((await save(player, daily(day_key, 'combined_grid'))).daily?.time_verified).toBe(false);
      await callRpc(player.client, startDailyCall, { p_game_type: 'sum_grid' });
      await startedBefore(player);
      expect((await save(player, daily(day_key))).daily?.time_verified).toBe(true);
    });

    test('that was sent late keeps its time, which is not verified', async () => {
      const player = await newPlayer();
      const day_key = await dayKey(player);
      await callRpc(player.client, startDailyCall, { p_game_type: 'sum_grid' });
      await startedBefore(player);
      const sent = { ...daily(day_key), completion_time_seconds: 4 };
      const { daily: saved } = await save(player, { ...sent, late: true });
      expect(saved).toMatchObject({ completion_time_seconds: 4, time_verified: false });
      const { grids } = await callRpc(player.client, dailyCardCall);
      expect(grids.sum_grid).toMatchObject({
        time_seconds: 4,
        time_verified: false,
        best_time_seconds: null,
      });
    });

    test('of a coming day or of last year is refused', async () => {
      const player = await newPlayer();
      const coming = { ...daily(await dayKey(player)), day_key: '2999-01-01' };
      expect(await save(player, coming)).toEqual(refused(coming.id, 'day-not-begun'));
      const old = { ...daily(await dayKey(player)), day_key: '2020-01-01' };
      expect(await save(player, old)).toEqual(refused(old.id, 'day-too-long-ago'));
    });

    test('of an earlier day is in the archive', async () => {
      const player = await newPlayer();
      const day_key = await yesterday(player);
      const { daily: saved } = await save(player, daily(day_key));
      const { days } = await callRpc(player.client, archiveCall, { p_from: day_key, p_to: day_key });
      const daily_seconds = saved?.completion_time_seconds;
      const sum_grid = { daily_seconds, daily_verified: false, archive_seconds: null };
      expect(days).toEqual([{ day_key, grids: { sum_grid } }]);
    });

    test('has no standing before many others played', async () => {
      const player = await newPlayer();
      const p_day_key = await dayKey(player);
      const standing = callRpc(player.client, dailyStandingCall, { p_game_type: 'sum_grid', p_day_key });
      expect(await standing).toEqual({ faster_than_percent: null });
    });
  });

  test('at most 62 days of the archive are read at once', async () => {
    const { client } = await newPlayer();
    const days = callRpc(client, archiveCall, { p_from: '2026-01-01', p_to: '2026-12-31' });
    expect(await hintOfRefusal(days)).toBe('too-many-days');
  });

  describe('a list of results', () => {
    test('gets a verdict for each, in order', async () => {
      const player = await newPlayer();
      const results = [practice(80), { ...practice(90), user_id: newId() }, drill()];
      const verdicts = await saveAll(player, ...results);
      expect(verdicts).toMatchObject([
        { id: results[0]?.id, status: 'saved' },
        refused(results[1]?.id ?? '', 'not-your-account'),
        { id: results[2]?.id, status: 'saved' },
      ]);
    });

    test('with the id of another account is refused without revealing that it exists', async () => {
      const [player, other] = [await newPlayer(), await newPlayer()];
      const sent = practice(80);
      await save(other, sent);
      expect(await save(player, sent)).toEqual(refused(sent.id, 'malformed-result'));
      expect(await save(other, sent)).toMatchObject({ status: 'saved_before' });
    });
  });

  describe('the standing', () => {
    test('of practice compares times without hints and with as many givens', async () => {
      const player = await newPlayer();
      const standingOf = async (result: FinishedPractice) => (await save(player, result)).standing;
      const first = practice(80);
      expect(await standingOf(first)).toEqual({ personal_best: 80, previous_best: null });
      expect(await standingOf(practice(90))).toEqual({ personal_best: 80, previous_best: 80 });
      expect(await standingOf(practice(60, { hints_used: 1 }))).toEqual({
        personal_best: 80,
        previous_best: 80,
      });
      const fewer = practice(70, { givens: [4, 9, 0, 0, 0, 0, 0, 0, 0] });
      expect(await standingOf(fewer)).toEqual({ personal_best: 70, previous_best: null });
      expect(await standingOf(practice(75))).toEqual({ personal_best: 75, previous_best: 80 });
      expect(await standingOf(first)).toEqual({ personal_best: 75, previous_best: 75 });
    });

    test('of a round without a valid ticket is unverified and no best', async () => {
      const player = await newPlayer();
      const standing = { personal_best: null, previous_best: null, verified: false };
      expect((await save(player, round(9))).standing).toEqual(standing);
      expect((await save(player, round(9, { ticket: newId() }))).standing).toEqual(standing);
      const best = callRpc(player.client, personalBestCall, { p_game_type: 'mental_math_speed' });
      expect(await best).toBeNull();
    });

    test('of a drill needs no ticket', async () => {
      const player = await newPlayer();
      const { standing } = await save(player, drill());
      expect(standing).toEqual({ personal_best: 20, previous_best: null });
      expect(await callRpc(player.client, personalBestCall, { p_game_type: 'addition_drill' })).toBe(20);
    });
  });

  test('a round has a ticket and a question set', async () => {
    const { client } = await newPlayer();
    const started = callRpc(client, startRoundCall, {
      p_game_type: 'mental_math_speed',
      p_answered_by: 'typing',
    });
    expect(await started).toEqual({
      ticket: expect.any(String) as string,
      question_set: expect.any(Number) as number,
    });
  });

  describe('a challenge', () => {
    const challengeOf = ({ client }: Player, p_result_id: string) =>
      callRpc(client, createChallengeCall, { p_result_id, p_moves: [] });

    test('is made once per result', async () => {
      const player = await newPlayer();
      const [first, second] = [practice(80), practice(90)];
      await saveAll(player, first, second);
      const { code } = await challengeOf(player, first.id);
      expect(await challengeOf(player, first.id)).toEqual({ code });
      expect((await challengeOf(player, second.id)).code).not.toBe(code);
      const mine = await callRpc(player.client, myChallengesCall);
      expect(mine).toMatchObject([{ seconds: 90 }, { code, seconds: 80, answered: 0, best_seconds: null }]);
    });

    test('needs a result of the person, of a finished day, that a person can have played', async () => {
      const [player, other] = [await newPlayer(), await newPlayer()];
      const [ofOther, today, quick] = [practice(80), daily(await dayKey(player)), practice(4)];
      await save(other, ofOther);
      await saveAll(player, today, quick);
      for (const { id } of [ofOther, today, quick])
        expect(await hintOfRefusal(challengeOf(player, id))).toBe('unknown-result');
    });

    test('of a daily needs one that was solved', async () => {
      const player = await newPlayer();
      const p_day_key = await yesterday(player);
      const make = () =>
        callRpc(player.client, createDailyChallengeCall, { p_game_type: 'sum_grid', p_day_key, p_moves: [] });
      expect(await hintOfRefusal(make())).toBe('unknown-result');
      await save(player, daily(p_day_key));
      expect(await make()).toEqual(await make());
    });
  });
}
