import { randomUUID } from 'node:crypto';
import {
  answers,
  requestMigration,
  requestStart,
  complete,
  learningState,
  leaveSessions,
  saveAnswers,
  startSession,
} from '../testing/learning';
import { anonymous, newPlayer } from '../testing/players';

const LIMIT = { code: 'PT429', hint: 'daily-session-limit' };

/** A guest's practice before joining. */
const migrated = { sessions_today: 0, sessions_limit: 3 };

test('a guest’s session earns as much as a member’s, with the seconds that it took', async () => {
  const { client } = await newPlayer();
  const id = randomUUID();
  expect((await requestMigration(client, { id })).data).toMatchObject({ id, ...migrated });
  await saveAnswers(client, id, answers(10));
  const completed = await complete(client, id);
  expect(completed).toMatchObject({ total_time_seconds: 100, problems_correct: 10, current_streak: 1 });
  expect(completed.xp_earned).toBe(40);
  expect(await complete(client, id)).toMatchObject({ total_xp: 40 });
});

test('a session earns at most 60 XP, however many answers and seconds a device claims', async () => {
  const { client } = await newPlayer();
  const id = randomUUID();
  await requestMigration(client, { id });
  await saveAnswers(client, id, answers(30, { difficulty: 5, seconds: 90_000 }));
  expect(await complete(client, id)).toMatchObject({ xp_earned: 60, total_time_seconds: 18_000 });
});

test('one session of each path is migrated in an account’s lifetime, and any other counts for today', async () => {
  const { client, id: user_id } = await newPlayer();
  for (const level of ['A1', 'B1', 'C1'] as const)
    expect((await requestMigration(client, { level })).data).toMatchObject(migrated);
  expect((await requestMigration(client, { level: 'B2' })).data).toMatchObject({ sessions_today: 1 });
  await leaveSessions(user_id, 2);
  expect((await requestMigration(client, { level: 'A2' })).error).toMatchObject(LIMIT);
  expect(await learningState(client)).toMatchObject({ sessions_today: 3 });
});

test('a member without sessions left can migrate one, which does not use any', async () => {
  const { client, id: user_id } = await newPlayer();
  await leaveSessions(user_id, 3);
  expect((await requestMigration(client)).error).toBeNull();
  expect((await requestStart(client)).error).toMatchObject(LIMIT);
});

test('concurrent calls with the same id make one session', async () => {
  const { client } = await newPlayer();
  const id = randomUUID();
  const calls = await Promise.all([1, 2, 3].map(() => requestMigration(client, { id })));
  expect(calls.map(({ data }) => data)).toEqual([1, 2, 3].map(() => expect.objectContaining(migrated)));
  const { data } = await client.from('learning_sessions').select('id, by_guest').throwOnError();
  expect(data).toEqual([{ id, by_guest: true }]);
});

test('a migrated session belongs to no other account', async () => {
  const [first, second] = [await newPlayer(), await newPlayer()];
  const id = randomUUID();
  await requestMigration(first.client, { id });
  expect((await requestMigration(second.client, { id })).error).toMatchObject({ hint: 'not-your-session' });
  expect(await learningState(second.client)).toMatchObject({ sessions_today: 0, open_session: null });
});

test('a member’s own session does not become a guest’s', async () => {
  const { client } = await newPlayer();
  const { id } = await startSession(client, { kind: 'skill', skill: 'mean', level: 'B1' });
  expect((await requestMigration(client, { id })).data).toMatchObject({ sessions_today: 1 });
});

test('an unfinished session can be continued', async () => {
  const { client } = await newPlayer();
  const id = randomUUID();
  await requestMigration(client, { id });
  await saveAnswers(client, id, answers(2));
  expect((await learningState(client)).open_session).toMatchObject({ id, kind: 'skill', skill: 'mean' });
});

test('a guest cannot migrate a session', async () => {
  const { error, status } = await requestMigration(anonymous());
  expect([status, error?.code]).toEqual([401, '42501']);
});

test.each([
  ['an unknown level', { level: 'Z9' }],
  ['a skill that is not a name', { skill: '../x' }],
])('%s is rejected', async (_, change) => {
  const { client } = await newPlayer();
  const { error } = await requestMigration(client, change as object);
  expect(error).toMatchObject({ code: '22023', hint: 'malformed-session' });
});
