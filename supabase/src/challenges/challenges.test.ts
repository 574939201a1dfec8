import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import { ChallengeOutcomeSchema, type GridChallenge } from '@ninefold/contracts';
import { findSolutions, shortestSeconds, type Targets } from 'shared-puzzle-engine';
import { atOnce } from '../testing/at-once';
import {
  answerChallenge,
  answersOf,
  challengeOf,
  GIVENS,
  GRID,
  MOVES,
  readChallenge,
  SOLUTION,
  startAttempt,
  attemptStartedSecondsAgo,
  shownAttempt,
} from '../testing/challenges';
import { newFriend } from '../testing/friends';
import { asOwner } from '../testing/own-connection';
import { anonymous, newPlayer, type Player, service } from '../testing/players';
import { practice, save } from '../testing/results';

const read = async (code: string) => (await readChallenge(anonymous(), code)) as GridChallenge;

test('a guest gets the same puzzle with a pace line that reveals no digits', async () => {
  const open = await read(await challengeOf(await newPlayer()));
  expect(open).toMatchObject({
    ...{ status: 'open', game_type: 'sum_grid', day_key: null, seconds: 75, hints: 0 },
    ...{ verified: false, mine: false },
  });
  expect(findSolutions(open.targets as Targets, open.givens, 2)).toEqual([GRID]);
  expect(open.pace.map(({ done }) => done)).toEqual([3, 4, 3, 4, 5, 6, 7, 8, 9]);
  expect(open.pace.at(-1)).toEqual({ at: 8_000, done: 9 });
  expect(JSON.stringify(open)).not.toContain(JSON.stringify(GRID));
});

test('a chat preview gets the grid and the time to beat, through the service only', async () => {
  const p_code = await challengeOf(await newPlayer());
  const card = await service().rpc('challenge_card', { p_code }).throwOnError();
  const { targets } = await read(p_code);
  expect(card.data).toEqual({ game_type: 'sum_grid', givens: GIVENS, targets, seconds: 75 });
  expect((await service().rpc('challenge_card', { p_code: 'sum-grid' })).data).toBeNull();
});

test('a solver sees both replays, and the challenger sees the answer', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  const guest = anonymous();
  const { p_attempt } = await startAttempt(guest, code);
  const { data } = await answerChallenge(guest, code, { ...SOLUTION, seconds: 61 }, p_attempt).throwOnError();
  expect(v.parse(ChallengeOutcomeSchema, data)).toEqual({
    ...{ status: 'saved', game_type: 'sum_grid', named: false, measured: false },
    theirs: { seconds: 75, hints: 0, moves: MOVES },
    yours: { seconds: 61, hints: 0, moves: MOVES },
  });
  const { answers, yours } = await answersOf(challenger, code);
  expect(yours).toMatchObject({ seconds: 75 });
  // The guest claims 61 seconds a moment after the start.
  expect(answers).toMatchObject([{ seconds: 61, measured: false, player: null, moves: MOVES }]);
  const mine = await challenger.client.rpc('my_challenges', {}).throwOnError();
  expect(mine.data).toMatchObject([{ code, answered: 1, best_seconds: null }]);
});

test('only a measured time is the best, however fast others claim to be', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  const { p_attempt } = await startAttempt(anonymous(), code);
  await attemptStartedSecondsAgo(p_attempt, 60);
  const measured = await answerChallenge(anonymous(), code, { ...SOLUTION, seconds: 61 }, p_attempt);
  expect(measured.data).toMatchObject({ status: 'saved', measured: true });
  const claimed = await answerChallenge(anonymous(), code, { ...SOLUTION, seconds: 1, moves: [] });
  expect(claimed.data).toMatchObject({ status: 'saved', measured: false });
  const mine = await challenger.client.rpc('my_challenges', {}).throwOnError();
  expect(mine.data).toMatchObject([{ code, answered: 2, best_seconds: 61 }]);
  expect((await answersOf(challenger, code)).answers).toMatchObject([
    { seconds: 1, measured: false },
    { seconds: 61 },
  ]);
});

test('a time that no person reaches is not measured, although the server saw it', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  const shortest = shortestSeconds(GIVENS);
  for (const seconds of [shortest - 1, shortest]) {
    const { p_attempt } = await startAttempt(anonymous(), code);
    await attemptStartedSecondsAgo(p_attempt, seconds);
    const solution = { ...SOLUTION, seconds, moves: [] };
    const { data } = await answerChallenge(anonymous(), code, solution, p_attempt).throwOnError();
    expect(data).toMatchObject({ measured: seconds === shortest });
  }
});

test('a time that agrees with the server’s clock is measured', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  const { p_attempt } = await startAttempt(anonymous(), code);
  await attemptStartedSecondsAgo(p_attempt, 61);
  await answerChallenge(anonymous(), code, { ...SOLUTION, seconds: 61 }, p_attempt).throwOnError();
  // And one whose start the server did not see.
  await answerChallenge(anonymous(), code, { ...SOLUTION, seconds: 61 }).throwOnError();
  const { answers } = await answersOf(challenger, code);
  expect(answers.map(({ id, measured }) => [id === shownAttempt(p_attempt), measured])).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('a measured time is the server’s, unless the device reports a longer one', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  for (const [taken, least, most] of [
    [59, 60, 60],
    [63, 63, 65],
  ] as const) {
    const { p_attempt } = await startAttempt(anonymous(), code);
    await attemptStartedSecondsAgo(p_attempt, taken);
    const { data } = await answerChallenge(anonymous(), code, SOLUTION, p_attempt).throwOnError();
    const { yours, ...outcome } = data as { yours: { seconds: number } };
    expect(outcome).toMatchObject({ measured: true });
    expect(yours.seconds).toBeGreaterThanOrEqual(least);
    expect(yours.seconds).toBeLessThanOrEqual(most);
    expect((await answersOf(challenger, code)).answers[0]).toMatchObject({ seconds: yours.seconds });
  }
});

test('a repeated start does not reset the clock', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  const { p_attempt } = await startAttempt(anonymous(), code);
  await attemptStartedSecondsAgo(p_attempt, 600);
  await startAttempt(anonymous(), code, p_attempt);
  await answerChallenge(anonymous(), code, { ...SOLUTION, seconds: 6 }, p_attempt).throwOnError();
  expect((await answersOf(challenger, code)).answers).toMatchObject([{ measured: false }]);
});

test('a guest who solved it and then signs in can be named', async () => {
  const [challenger, other] = [await newPlayer(), await newFriend()];
  const code = await challengeOf(challenger);
  const p_attempt = randomUUID();
  await answerChallenge(anonymous(), code, SOLUTION, p_attempt).throwOnError();
  await answerChallenge(other.client, code, SOLUTION, p_attempt).throwOnError();
  await other.client.rpc('name_challenge_attempt', { p_attempt, p_named: true }).throwOnError();
  expect((await answersOf(challenger, code)).answers).toMatchObject([
    { player: { username: other.username } },
  ]);
});

test('an answer is stored once, whatever is sent again', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  const p_attempt = randomUUID();
  const results = await atOnce(10, (index) =>
    answerChallenge(anonymous(), code, { ...SOLUTION, seconds: 50 + index }, p_attempt),
  );
  const seconds = results.map(({ data }) => (data as { yours?: { seconds: number } }).yours?.seconds);
  expect(new Set(seconds).size).toBe(1);
  expect((await answersOf(challenger, code)).answers).toHaveLength(1);
});

test('a player is named only after opting in, and only by the name', async () => {
  const [challenger, other] = [await newPlayer(), await newFriend()];
  const code = await challengeOf(challenger);
  const p_attempt = randomUUID();
  await answerChallenge(other.client, code, SOLUTION, p_attempt).throwOnError();
  expect((await answersOf(challenger, code)).answers[0]?.player).toBeNull();
  await other.client.rpc('name_challenge_attempt', { p_attempt, p_named: true }).throwOnError();
  const [named] = (await answersOf(challenger, code)).answers;
  expect(named?.player?.username).toBe(other.username);
  expect(JSON.stringify(named)).not.toContain(other.id);
});

test('the response says whether a player is named, which requires a username and a solution', async () => {
  const [nameless, other] = [await newPlayer(), await newFriend()];
  const code = await challengeOf(await newPlayer());
  const named = async ({ client }: Player, p_attempt: string, p_named = true) =>
    (await client.rpc('name_challenge_attempt', { p_attempt, p_named }).throwOnError()).data;
  const [theirs, others, begun] = [randomUUID(), randomUUID(), randomUUID()];
  await answerChallenge(nameless.client, code, SOLUTION, theirs).throwOnError();
  await answerChallenge(other.client, code, SOLUTION, others).throwOnError();
  await startAttempt(other.client, code, begun);
  expect(await named(nameless, theirs)).toBe(false);
  expect(await named(other, others)).toBe(true);
  expect(await named(other, others, false)).toBe(false);
  expect(await named(other, begun)).toBe(false);
  expect(await named(other, randomUUID())).toBe(false);
});

test.each([
  ['another code', (code: string) => (code.startsWith('0') ? '1' : '0') + code.slice(1)],
  ['a code that was cut', (code: string) => code.slice(0, -1)],
  ['a word', () => 'sum-grid'],
])('%s is not a challenge', async (_, change) => {
  const code = change(await challengeOf(await newPlayer()));
  expect(await readChallenge(anonymous(), code)).toEqual({ status: 'unknown' });
  expect((await startAttempt(anonymous(), code)).started).toEqual({ status: 'unknown' });
  expect((await answerChallenge(anonymous(), code)).data).toEqual({ status: 'unknown' });
});

test.each([
  ['another grid', { grid: [...GRID].reverse() }, 'grid-not-solved'],
  ['no grid', { grid: undefined }, 'grid-not-solved'],
  ['a time of nothing', { seconds: 0 }, 'malformed-result'],
  ['no time', { seconds: undefined }, 'malformed-result'],
  ['ten hints', { hints: 10 }, 'malformed-result'],
  ['a grid that is none', { grid: {} }, 'grid-not-solved'],
  ['more seconds than a number has', { seconds: 9e9 }, 'malformed-result'],
  ['a time in words', { seconds: 'soon' }, 'malformed-result'],
])('%s shows nothing', async (_, change, hint) => {
  const code = await challengeOf(await newPlayer());
  const { error, data } = await answerChallenge(anonymous(), code, { ...SOLUTION, ...change } as never);
  expect(error).toMatchObject({ hint });
  expect(data).toBeNull();
});

test.each([
  ['that end elsewhere', [{ at: 1_000, cell: 3, digit: 1 }]],
  ['that change a given', [{ at: 500, cell: 0, digit: 1 }, ...MOVES]],
  ['that go back in time', [...MOVES].reverse()],
  ['that take longer than the result', MOVES.map((move) => ({ ...move, at: move.at + 90_000 }))],
  ['that are none', [{ at: 'soon', cell: 3, digit: 1 }] as never],
])('moves %s are not stored', async (_, moves) => {
  const open = await read(await challengeOf(await newPlayer(), moves));
  expect(open.pace).toEqual([{ at: 0, done: 3 }]);
});

test('a challenge is made from one’s own result, once', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const result = practice();
  await save(player.client, result);
  const make = ({ client }: Player) =>
    client.rpc('create_challenge', { p_result_id: result.id, p_moves: MOVES });
  expect((await make(other)).error).toMatchObject({ hint: 'unknown-result' });
  const made = await atOnce(5, () => make(player));
  expect(new Set(made.map(({ data }) => data?.code)).size).toBe(1);
});

test('an impossible result cannot become a challenge', async () => {
  const { client } = await newPlayer();
  const result = practice({ givens: GIVENS, grid: GRID, completion_time_seconds: 1 });
  await save(client, result);
  const { error } = await client.rpc('create_challenge', { p_result_id: result.id, p_moves: [] });
  expect(error).toMatchObject({ hint: 'unknown-result' });
});

test('a wrong code that a guest entered is not stored, and one of a player is', async () => {
  const player = await newPlayer();
  for (const { client } of [player, { client: anonymous() }]) {
    const wrong = { p_code: '0'.repeat(26) };
    expect((await client.rpc('challenge', wrong).throwOnError()).data).toEqual({ status: 'unknown' });
    expect((await startAttempt(client, wrong.p_code)).started).toEqual({ status: 'unknown' });
  }
  let stored: unknown;
  await asOwner(async (sql) => {
    [stored] = await sql`
      select count(*) filter (where user_id = ${player.id})::integer as players,
        count(*) filter (where user_id is null)::integer as guests from private.wrong_codes`;
  });
  expect(stored).toEqual({ players: 2, guests: 0 });
});
