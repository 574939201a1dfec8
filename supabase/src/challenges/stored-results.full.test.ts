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
import type { Client } from '../program-client';
import { anonymous, guestIn, newPlayer } from '../testing/players';

/** Stores attempts at a challenge, either solved an hour ago or only started. */
const leaveAttempts = (code: string, count: number, solved = true, player: string | null = null) =>
  asOwner(
    (sql) => sql`
      insert into private.challenge_attempts (id, challenge_id, user_id, started_at, solved_at, seconds, hints, moves)
      select gen_random_uuid(), c.id, ${player}::uuid, now() - interval '1 hour',
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

test('a guest’s answer replaces the oldest one of a guest when guests have used their share', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  const oldest = await solve(code);
  await aged(oldest, '2 hours');
  await leaveAttempts(code, 299);
  const answers = await atOnce(20, () => answerChallenge(anonymous(), code));
  for (const { data } of answers) {
    expect(data).toMatchObject({ status: 'saved', theirs: { moves: MOVES }, yours: { moves: MOVES } });
  }
  expect(await storedAttempt(oldest)).toBeNull();
  expect(await answersOf(challenger, code)).toMatchObject({ answered: 300 });
});

test('players have the room that guests cannot use, then replace guests, and are never replaced', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  await leaveAttempts(code, 300);
  await leaveAttempts(code, 199, true, challenger.id);
  const [early, late] = [await newPlayer(), await newPlayer()];
  const stored: string[] = [];
  for (const { client } of [early, late]) {
    const p_attempt = randomUUID();
    stored.push(p_attempt);
    expect((await answerChallenge(client, code, SOLUTION, p_attempt)).data).toMatchObject({
      status: 'saved',
    });
  }
  await aged(stored[0] ?? '', '3 hours');
  await atOnce(10, () => answerChallenge(anonymous(), code));
  for (const attempt of stored) expect(await storedAttempt(attempt)).not.toBeNull();
  expect(await answersOf(challenger, code)).toMatchObject({ answered: 500 });
});

test('a challenge full of players’ answers stores no more, and still shows both replays', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  await leaveAttempts(code, 500, true, challenger.id);
  for (const client of [anonymous(), (await newPlayer()).client]) {
    const { p_attempt } = await startAttempt(client, code);
    expect((await answerChallenge(client, code, SOLUTION, p_attempt)).data).toMatchObject({
      ...{ status: 'not-saved', measured: false },
      ...{ theirs: { moves: MOVES }, yours: { moves: MOVES } },
    });
  }
  expect(await answersOf(challenger, code)).toMatchObject({ answered: 500 });
});

test('five answers of a player are stored, including those that were a guest’s before', async () => {
  const [challenger, player] = [await newPlayer(), await newPlayer()];
  const code = await challengeOf(challenger);
  const guests = await solve(code);
  const responses = await atOnce(8, () => answerChallenge(player.client, code));
  expect(responses.filter(({ data }) => data?.status === 'saved')).toHaveLength(5);
  await answerChallenge(player.client, code, SOLUTION, guests).throwOnError();
  // It stays the guest's.
  expect((await answerChallenge(anonymous(), code, SOLUTION, guests)).data).toMatchObject({
    status: 'saved',
  });
  expect(await answersOf(challenger, code)).toMatchObject({ answered: 6 });
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

test('one network uses up its own starts and answers of a day, and nobody else’s', async () => {
  const [challenger, player] = [await newPlayer(), await newPlayer()];
  const code = await challengeOf(challenger);
  const [flood, other] = [guestIn('203.0.113.7'), guestIn('203.0.113.8')];
  const start = (client: Client) => client.rpc('start_challenge', { p_code: code, p_attempt: randomUUID() });
  const refused = {
    status: 429,
    error: { hint: 'network-busy', details: expect.stringMatching(/^\d+$/) as unknown },
  };
  for (let round = 0; round < 10; round += 1) {
    await atOnce(20, () => start(flood).throwOnError());
    await atOnce(20, () => answerChallenge(flood, code).throwOnError());
  }
  expect([await start(flood), await answerChallenge(flood, code)]).toMatchObject([refused, refused]);
  expect((await readChallenge(flood, code)).status).toBe('open');
  for (const client of [other, player.client]) {
    expect((await start(client)).data).toEqual({ status: 'started' });
    expect((await answerChallenge(client, code)).data).toMatchObject({ status: 'saved' });
  }
  // Other challenges are not affected, and neither is a solution that is sent again.
  expect((await start(guestIn('203.0.113.7'))).error).not.toBeNull();
  const second = await challengeOf(challenger);
  expect((await answerChallenge(flood, second)).data).toMatchObject({ status: 'saved' });
});

test('two classes behind one address play a challenge one after the other', async () => {
  const code = await challengeOf(await newPlayer());
  const school = guestIn('198.51.100.20');
  for (let lesson = 0; lesson < 2; lesson += 1) {
    const attempts = await atOnce(36, () => startAttempt(school, code));
    for (const { started } of attempts) expect(started).toEqual({ status: 'started' });
    const answers = await atOnce(36, (at) =>
      answerChallenge(school, code, SOLUTION, attempts[at]?.p_attempt),
    );
    for (const { data } of answers) expect(data).toMatchObject({ status: 'saved' });
  }
});

test('a player can start a challenge twenty times a day', async () => {
  const { client } = await newPlayer();
  const code = await challengeOf(await newPlayer());
  const starts = await atOnce(21, () => startAttempt(client, code));
  const statuses = starts.map(({ started }) => started.status).sort();
  expect(statuses).toEqual([...Array<string>(20).fill('started'), 'too-many']);
});

test('starts of guests do not push out those of players', async () => {
  const { client } = await newPlayer();
  const code = await challengeOf(await newPlayer());
  const { p_attempt } = await startAttempt(client, code);
  await aged(p_attempt, '2 hours');
  await leaveAttempts(code, 600, false);
  for (let start = 0; start < 3; start += 1) await startAttempt(anonymous(), code);
  expect(await storedAttempt(p_attempt)).not.toBeNull();
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
