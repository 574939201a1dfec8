import { randomUUID } from 'node:crypto';
import { atOnce } from '../testing/at-once';
import {
  answerChallenge,
  answersOf,
  challengeOf,
  MOVES,
  readChallenge,
  roundChallengeOf,
  roundSolution,
  SOLUTION,
  startAttempt,
  shownAttempt,
} from '../testing/challenges';
import { asOwner } from '../testing/own-connection';
import { anonymous, newPlayer } from '../testing/players';

/** Stores attempts at a challenge, either solved an hour ago or only started. */
const leaveAttempts = (code: string, count: number, solved = true) =>
  asOwner(
    (sql) => sql`
      insert into private.challenge_attempts (id, challenge_id, started_at, solved_at, seconds, hints, moves)
      select gen_random_uuid(), c.id, now() - interval '1 hour',
        ${solved ? sql`now() - interval '1 hour', 60, 0, '[]'` : sql`null, null, null, null`}
      from private.challenges c, generate_series(1, ${count}) where c.code = ${code}`,
  );

const aged = (p_attempt: string, interval: string) =>
  asOwner(
    (sql) => sql`
      update private.challenge_attempts set started_at = started_at - ${interval}::interval,
        solved_at = solved_at - ${interval}::interval where id = ${p_attempt}`,
  );

/** The stored parts of an attempt. */
async function storedAttempt(p_attempt: string) {
  let kept: unknown;
  await asOwner(async (sql) => {
    [kept] = await sql`select seconds, moves is not null or answers is not null as has_replay
      from private.challenge_attempts where id = ${p_attempt}`;
  });
  return kept ?? null;
}

const solve = async (code: string) => {
  const p_attempt = randomUUID();
  await answerChallenge(anonymous(), code, SOLUTION, p_attempt).throwOnError();
  return p_attempt;
};

test('a replay is stored for ninety days, and the time for longer', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  const [old, young] = [await solve(code), await solve(code)];
  await aged(old, '91 days');
  await aged(young, '89 days');
  // A guest answers a challenge.
  await solve(await challengeOf(await newPlayer()));
  expect([await storedAttempt(old), await storedAttempt(young)]).toEqual([
    { seconds: 60, has_replay: false },
    { seconds: 60, has_replay: true },
  ]);
  const { answers } = await answersOf(challenger, code);
  expect(answers).toMatchObject([
    { id: shownAttempt(young), moves: MOVES },
    { id: shownAttempt(old), seconds: 60, moves: [] },
  ]);
  // Opening it again still shows the time.
  expect((await answerChallenge(anonymous(), code, SOLUTION, old)).data).toMatchObject({
    yours: { seconds: 60, moves: [] },
  });
});

test('the answers of a round are stored as long', async () => {
  const challenger = await newPlayer();
  const code = await roundChallengeOf(challenger, 3);
  const { p_attempt, started } = await startAttempt(anonymous(), code);
  const set = 'question_set' in started ? (started.question_set ?? 0) : 0;
  await answerChallenge(anonymous(), code, roundSolution(set, 5), p_attempt).throwOnError();
  await aged(p_attempt, '91 days');
  await solve(await challengeOf(await newPlayer()));
  expect((await answersOf(challenger, code)).answers).toMatchObject([{ score: 5, answers: [] }]);
});

test('only the newest fifty replays are stored', async () => {
  const code = await challengeOf(await newPlayer());
  const first = await solve(code);
  await aged(first, '2 hours');
  await leaveAttempts(code, 48);
  const second = await solve(code);
  expect(await storedAttempt(first)).toMatchObject({ has_replay: true });
  await solve(code);
  expect([await storedAttempt(first), await storedAttempt(second)]).toMatchObject([
    { has_replay: false },
    { has_replay: true },
  ]);
});

test('an unsolved attempt is deleted after a week', async () => {
  const code = await challengeOf(await newPlayer());
  const [{ p_attempt: old }, { p_attempt: young }] = [
    await startAttempt(anonymous(), code),
    await startAttempt(anonymous(), code),
  ];
  await aged(old, '8 days');
  await aged(young, '6 days');
  await startAttempt(anonymous(), await challengeOf(await newPlayer()));
  expect([await storedAttempt(old), await storedAttempt(young)]).toEqual([
    null,
    { seconds: null, has_replay: false },
  ]);
});

test('of twenty simultaneous answers, as many are stored as the limit allows, and each sees both replays', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  await leaveAttempts(code, 495);
  const attempts = Array.from({ length: 20 }, () => randomUUID());
  const responses = await atOnce(20, (at) => answerChallenge(anonymous(), code, SOLUTION, attempts[at]));
  for (const { data } of responses) {
    expect(data).toMatchObject({ theirs: { moves: MOVES }, yours: { moves: MOVES } });
  }
  // Each response says whether the challenger sees it.
  expect(responses.filter(({ data }) => data?.status === 'saved')).toHaveLength(5);
  expect(responses.filter(({ data }) => data?.status === 'not-saved')).toHaveLength(15);
  const { data } = await challenger.client.rpc('my_challenges', {}).throwOnError();
  expect(data).toMatchObject([{ answered: 500 }]);
  expect(await answersOf(challenger, code)).toMatchObject({ answered: 500 });
  // This includes people who have already started.
  const { p_attempt } = await startAttempt(anonymous(), code);
  expect((await answerChallenge(anonymous(), code, SOLUTION, p_attempt)).data).toMatchObject({
    status: 'not-saved',
  });
  const after = await challenger.client.rpc('my_challenges', {}).throwOnError();
  expect(after.data).toEqual(data);
});

test('unfinished starts leave room for solvers, and the oldest one is dropped', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  const { p_attempt: oldest } = await startAttempt(anonymous(), code);
  await aged(oldest, '2 hours');
  await leaveAttempts(code, 499, false);
  await solve(code);
  expect(await storedAttempt(oldest)).not.toBeNull();
  const { p_attempt } = await startAttempt(anonymous(), code);
  expect([await storedAttempt(oldest), await storedAttempt(p_attempt)]).toEqual([
    null,
    { seconds: null, has_replay: false },
  ]);
  expect((await answerChallenge(anonymous(), code, SOLUTION, p_attempt)).data).toMatchObject({
    status: 'saved',
  });
  expect(await answersOf(challenger, code)).toMatchObject({ answered: 2 });
});

test('a challenge accepts three hundred starts a day from a program', async () => {
  const code = await challengeOf(await newPlayer());
  for (let round = 0; round < 10; round += 1) await atOnce(30, () => startAttempt(anonymous(), code));
  expect((await startAttempt(anonymous(), code)).started).toEqual({ status: 'too-many' });
  expect((await readChallenge(anonymous(), code)).status).toBe('open');
});

test('a player’s challenges are read fifty at a time without duplicates', async () => {
  const player = await newPlayer();
  await asOwner(
    (sql) => sql`
      insert into private.challenges (user_id, result_id, game_type, givens, grid, seconds, hints, moves, created_at)
      select ${player.id}, gen_random_uuid(), 'sum_grid', '{0}', '{1}', 60, 0, '[]', now() - n * interval '1 hour'
      from generate_series(1, 120) n`,
  );
  const codes: string[] = [];
  let p_before: string | undefined;
  const sizes: number[] = [];
  do {
    const { data } = await player.client
      .rpc('my_challenges', p_before === undefined ? {} : { p_before })
      .throwOnError();
    codes.push(...data.map(({ code }) => code));
    sizes.push(data.length);
    p_before = data.at(-1)?.created_at;
  } while (p_before !== undefined);
  expect(sizes).toEqual([50, 50, 20, 0]);
  expect(new Set(codes).size).toBe(120);
});
