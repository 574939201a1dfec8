import { randomUUID } from 'node:crypto';
import { atOnce } from '../testing/at-once';
import {
  answerChallenge,
  answersOf,
  attemptStartedSecondsAgo,
  challengeOf,
  MOVES,
  readChallenge,
  SOLUTION,
  startAttempt,
  shownAttempt,
} from '../testing/challenges';
import { newFriend } from '../testing/friends';
import { asOwner, holding } from '../testing/own-connection';
import { anonymous, newPlayer, type Player, service } from '../testing/players';
import { practice, save } from '../testing/results';

/** Only on a real Postgres can one transaction wait for another. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

const deleted = ({ id }: Player) =>
  service()
    .auth.admin.deleteUser(id)
    .then(({ error }) => error);

const withdraw = ({ client }: Player, p_code: string) =>
  client.rpc('withdraw_challenge', { p_code }).then(({ error }) => error);

const statusOf = (response: { data: { status: string } | null; error: unknown }) =>
  response.error ?? response.data?.status;

/** The number of attempts at challenges that no longer exist. */
async function leftOver(): Promise<number> {
  let left = -1;
  await asOwner(async (sql) => {
    const [row] = await sql<
      [{ left: number }]
    >`select count(*)::integer as left from private.challenge_attempts t
      where not exists (select from private.challenges c where c.id = t.challenge_id)`;
    left = row.left;
  });
  return left;
}

test('concurrent answers and a withdrawal: each answer is stored before or finds nothing, and none fails', async () => {
  await atOnce(6, async () => {
    const challenger = await newPlayer();
    const code = await challengeOf(challenger);
    const [error, ...responses] = await Promise.all([
      withdraw(challenger, code),
      ...Array.from({ length: 6 }, () => answerChallenge(anonymous(), code)),
      ...Array.from({ length: 4 }, () => startAttempt(anonymous(), code)),
    ]);
    expect(error).toBeNull();
    for (const response of responses) {
      const status = 'started' in response ? response.started.status : statusOf(response);
      expect(['saved', 'started', 'unknown']).toContain(status);
    }
    expect((await readChallenge(anonymous(), code)).status).toBe('unknown');
  });
  expect(await leftOver()).toBe(0);
});

test('an attempt sent, started and named concurrently is one', async () => {
  const [challenger, solver] = [await newPlayer(), await newFriend()];
  const code = await challengeOf(challenger);
  const p_attempt = randomUUID();
  const statuses = await atOnce(24, async (at) => {
    const client = at % 2 === 0 ? solver.client : anonymous();
    if (at % 3 === 0) return (await startAttempt(client, code, p_attempt)).started.status;
    const name = { p_attempt, p_named: true };
    if (at % 3 === 1) return (await solver.client.rpc('name_challenge_attempt', name)).error ?? 'named';
    return statusOf(await answerChallenge(client, code, { ...SOLUTION, seconds: 50 + at }, p_attempt));
  });
  // A guest's call about an attempt that already belongs to a player finds nothing.
  for (const status of statuses) expect(['started', 'named', 'saved', 'unknown']).toContain(status);
  await answerChallenge(solver.client, code, SOLUTION, p_attempt).throwOnError();
  const { answers } = await answersOf(challenger, code);
  expect(answers).toHaveLength(1);
  expect(answers).toMatchObject([{ id: shownAttempt(p_attempt), moves: MOVES }]);
});

test('two people who claim a guest’s attempt: it belongs to one', async () => {
  const challenger = await newPlayer();
  const people = [await newFriend(), await newFriend()];
  const code = await challengeOf(challenger);
  const { p_attempt } = await startAttempt(anonymous(), code);
  const responses = await Promise.all(
    people.map(({ client }) => answerChallenge(client, code, SOLUTION, p_attempt)),
  );
  expect(responses.map(statusOf).sort()).toEqual(['saved', 'unknown']);
  expect((await answersOf(challenger, code)).answers).toHaveLength(1);
});

test('challenger and solver delete their accounts while others answer: no deadlock, and nothing is left', async () => {
  await atOnce(6, async () => {
    const [challenger, solver, other] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const code = await challengeOf(challenger);
    await answerChallenge(solver.client, code).throwOnError();
    const errors = await Promise.all([
      deleted(challenger),
      deleted(solver),
      ...[challenger, solver, other].map(({ client }) =>
        answerChallenge(client, code).then(({ error }) => (error?.code === '42501' ? null : error)),
      ),
      answerChallenge(anonymous(), code).then(({ error }) => error),
    ]);
    expect(errors.map((error) => error && { ...error })).toEqual(Array(6).fill(null));
    expect((await readChallenge(anonymous(), code)).status).toBe('unknown');
  });
  expect(await leftOver()).toBe(0);
});

test('of sixty challenges that a person makes at once, fifty are made', async () => {
  const { client } = await newPlayer();
  const results = Array.from({ length: 60 }, () => practice());
  for (const result of results) await save(client, result);
  const made = await atOnce(60, (at) =>
    client.rpc('create_challenge', { p_result_id: results[at]!.id, p_moves: [] }),
  );
  expect(made.filter(({ data }) => data)).toHaveLength(50);
  for (const { error } of made) if (error) expect(error.hint).toBe('too-many-challenges');
});

onPostgres('of two attempts that an account starts at once, one is measured', async () => {
  const [challenger, solver] = [await newPlayer(), await newPlayer()];
  const code = await challengeOf(challenger);
  const starts = await holding(
    (sql) => sql`select from private.challenges where code = ${code} for update`,
    async (waiting) => {
      const both = [startAttempt(solver.client, code), startAttempt(solver.client, code)];
      await waiting(2);
      return { both };
    },
  );
  const attempts = await Promise.all(starts.both);
  for (const { p_attempt } of attempts) await attemptStartedSecondsAgo(p_attempt, SOLUTION.seconds);
  const answers = await Promise.all(
    attempts.map(({ p_attempt }) => answerChallenge(solver.client, code, SOLUTION, p_attempt)),
  );
  const measured = answers.map(({ data }) => data && 'measured' in data && data.measured);
  expect(measured.sort()).toEqual([false, true]);
});

onPostgres('an answer waits for the one that withdraws, and then finds nothing', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  const calls = await holding(
    (sql) => sql`select from private.challenges where code = ${code} for update`,
    async (waiting) => {
      const withdrawn = withdraw(challenger, code);
      await waiting(1);
      const answer = answerChallenge(anonymous(), code).then(statusOf);
      await waiting(2);
      return { withdrawn, answer };
    },
  );
  expect(await Promise.all([calls.withdrawn, calls.answer])).toEqual([null, 'unknown']);
});
