import { randomUUID } from 'node:crypto';
import { FREE_DAILY_SESSIONS } from '@ninefold/contracts';
import {
  answers,
  requestStart,
  complete,
  learningState,
  leaveSessions,
  saveAnswers,
  startSession,
} from '../testing/learning';
import { anonymous, newPlayer, newSubscriber } from '../testing/players';

const LIMIT = { code: 'PT429', hint: 'daily-session-limit' };

test('a new learner has no progress', async () => {
  const { client } = await newPlayer();
  expect(await learningState(client)).toMatchObject({
    sessions_today: 0,
    sessions_limit: FREE_DAILY_SESSIONS,
    placed_levels: [],
    learning_level: 'A1',
    skills: [],
    open_session: null,
    reviews_due: 0,
  });
});

test('the first sessions of a day are free, and the next one is rejected', async () => {
  const { client } = await newPlayer();
  for (let used = 1; used <= FREE_DAILY_SESSIONS; used += 1) {
    expect(await startSession(client)).toMatchObject({ sessions_today: used, sessions_limit: 3 });
  }
  const { error, status } = await requestStart(client);
  expect([status, error]).toMatchObject([429, LIMIT]);
  expect(await learningState(client)).toMatchObject({ sessions_today: 3 });
});

test('sessions of other days and other players are not counted', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  await leaveSessions(player.id, 3, { hoursAgo: 25 });
  await leaveSessions(other.id, 3);
  expect(await startSession(player.client)).toMatchObject({ sessions_today: 1 });
});

test('a completed session stays counted', async () => {
  const { client } = await newPlayer();
  await complete(client, (await startSession(client)).id);
  expect(await startSession(client)).toMatchObject({ sessions_today: 2 });
});

test('subscribers can start any number of sessions', async () => {
  const { client } = await newSubscriber();
  for (let used = 0; used < 4; used += 1) await startSession(client);
  expect(await learningState(client)).toMatchObject({ sessions_today: 4, sessions_limit: null });
});

test('the same id is the same session, even when no session is left', async () => {
  const { client, id: user_id } = await newPlayer();
  const first = await startSession(client, { kind: 'skill', skill: 'mean', level: 'B1' });
  await leaveSessions(user_id, 2);
  expect(await startSession(client, { id: first.id, kind: 'review', level: 'C1' })).toEqual({
    ...first,
    sessions_today: 3,
  });
  const { data } = await client.from('learning_sessions').select().eq('id', first.id).throwOnError();
  expect(data).toMatchObject([{ kind: 'skill', level_id: 'B1', skill: 'mean' }]);
});

test('concurrent starts never exceed the limit', async () => {
  const { client, id } = await newPlayer();
  await leaveSessions(id, 2);
  const responses = await Promise.all(Array.from({ length: 4 }, () => requestStart(client)));
  expect(responses.filter(({ error }) => error === null)).toHaveLength(1);
  expect(await learningState(client)).toMatchObject({ sessions_today: 3 });
});

test('another player’s id starts nothing', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const { id } = await startSession(other.client);
  expect((await requestStart(player.client, { id })).error).toMatchObject({ hint: 'not-your-session' });
  expect(await learningState(player.client)).toMatchObject({ sessions_today: 0, open_session: null });
});

test('an unfinished session can be continued with its answers until it is completed', async () => {
  const { client } = await newPlayer();
  const { id } = await startSession(client);
  const given = answers(2, { seconds: 0 });
  await saveAnswers(client, id, given);
  expect((await learningState(client)).open_session).toEqual({
    id,
    kind: 'practice',
    level_id: 'A1',
    skill: null,
    answers: given.map((each) => ({
      ...each,
      card: null,
      solved: each.correct,
      support: null,
      answered_at: expect.any(String) as string,
    })),
  });
  await complete(client, id);
  expect((await learningState(client)).open_session).toBeNull();
});

test('a guest is told to sign in', async () => {
  const { error, status } = await requestStart(anonymous());
  expect(status).toBe(401);
  expect(error).toMatchObject({ message: 'User not authenticated', hint: 'not-signed-in' });
});

test.each([
  ['an unknown kind', { kind: 'exam' }],
  ['an unknown level', { level: 'Z9' }],
  ['a skill session without a skill', { kind: 'skill' }],
  ['a skill that is not a name', { kind: 'skill', skill: '../x' }],
])('%s is rejected', async (_, change) => {
  const { client } = await newPlayer();
  const { error } = await requestStart(client, { id: randomUUID(), ...(change as object) });
  expect(error).toMatchObject({ code: '22023', hint: 'malformed-session' });
});
