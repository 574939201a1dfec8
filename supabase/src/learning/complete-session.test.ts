import type { LearningLevel } from '@ninefold/contracts';
import { daysAgo, submit, todayKey } from '../testing/daily';
import { traces } from '../testing/history';
import {
  answer,
  answers,
  complete,
  learningState,
  longSession,
  saveAnswers,
  sendAnswers,
  startSession,
} from '../testing/learning';
import { newPlayer, service } from '../testing/players';

test('the server computes a session’s figures, and returns the same when called again', async () => {
  const { client } = await newPlayer();
  const session = await longSession(client);
  const wrong = [answer({ correct: false, seconds: 4.5 }), answer({ helped: true, seconds: 5 })];
  await saveAnswers(client, session, [...answers(4, { difficulty: 2, seconds: 6 }), ...wrong]);
  const first = await complete(client, session);
  expect(first).toMatchObject({
    problems_attempted: 6,
    problems_correct: 4,
    accuracy: 67,
    total_time_seconds: 34,
    average_time_per_problem: 5.6,
    xp_earned: 12,
    total_xp: 12,
    learning_level: 'A1',
    current_streak: 1,
    skills: [{ skill: 'mean', answers: 6 }],
  });
  expect(await complete(client, session)).toEqual(first);
  expect((await traces(client)).profile).toMatchObject({ total_xp: 12, current_streak: 1 });
});

test('only one of many concurrent completions earns XP', async () => {
  const { client } = await newPlayer();
  const session = await longSession(client);
  await saveAnswers(client, session, answers(5));
  const responses = await Promise.all([1, 2, 3, 4].map(() => complete(client, session)));
  expect(responses.map(({ total_xp }) => total_xp)).toEqual([20, 20, 20, 20]);
});

test('a session without answers is completed with zero figures', async () => {
  const { client } = await newPlayer();
  expect(await complete(client, await longSession(client))).toMatchObject({
    problems_attempted: 0,
    accuracy: 0,
    average_time_per_problem: 0,
    xp_earned: 0,
    current_streak: 0,
  });
});

test('a session earns at most 60 XP, an exercise earns once, and not faster than it can be read', async () => {
  const { client } = await newPlayer();
  const [long, repeated, fast] = [
    await longSession(client),
    await longSession(client),
    await longSession(client),
  ];
  await saveAnswers(client, long, answers(25, { difficulty: 5 }));
  expect(await complete(client, long)).toMatchObject({ xp_earned: 60 });
  await saveAnswers(client, repeated, answers(6, { difficulty: 5, seed: 815 }));
  expect(await complete(client, repeated)).toMatchObject({ xp_earned: 6 });
  await saveAnswers(client, fast, answers(6, { seconds: 0.4 }));
  expect(await complete(client, fast)).toMatchObject({ xp_earned: 0, problems_correct: 6 });
});

test('a placement earns nothing', async () => {
  const { client } = await newPlayer();
  const session = await longSession(client, { kind: 'placement' });
  await saveAnswers(client, session, answers(6));
  expect(await complete(client, session, 'A2')).toMatchObject({ xp_earned: 0, total_xp: 0 });
});

test('the session after the 20th of a day earns no XP', async () => {
  const { client, id: user_id } = await newPlayer();
  await service().from('profiles').update({ is_subscribed: true }).eq('id', user_id).throwOnError();
  // Within one second, which never spans two days.
  const second = Math.floor(Date.now() / 1_000) - 3_600;
  const startedAt = (milliseconds: number) => new Date(second * 1_000 + milliseconds).toISOString();
  const earlier = Array.from({ length: 19 }, () => ({ user_id, level_id: 'A1', started_at: startedAt(0) }));
  await service().from('learning_sessions').insert(earlier).throwOnError();
  const [{ id: twentieth }, { id: next }] = [await startSession(client), await startSession(client)];
  for (const [id, started_at] of [
    [twentieth, startedAt(1)],
    [next, startedAt(2)],
  ] as const)
    await service().from('learning_sessions').update({ started_at }).eq('id', id).throwOnError();
  await saveAnswers(client, twentieth, answers(1));
  await saveAnswers(client, next, answers(1));
  expect(await complete(client, twentieth)).toMatchObject({ xp_earned: 4 });
  expect(await complete(client, next)).toMatchObject({ xp_earned: 0 });
});

test('fewer than five answers do not count for the streak, and a session on the same day as a daily does not extend it', async () => {
  const { client } = await newPlayer();
  const [short, enough] = [await longSession(client), await longSession(client)];
  await saveAnswers(client, short, answers(4));
  expect(await complete(client, short)).toMatchObject({ current_streak: 0 });
  await submit(client);
  await saveAnswers(client, enough, answers(5));
  expect(await complete(client, enough)).toMatchObject({ current_streak: 1 });
  expect((await traces(client)).activity).toMatchObject([{ day_key: await todayKey(), streak: 1 }]);
});

test('a session that ended after two lessons counts for the streak, and one with a single lesson does not', async () => {
  const { client } = await newPlayer();
  const [once, twice] = [await longSession(client), await longSession(client)];
  const lesson = () => answer({ correct: false, support: 'lesson' });
  await saveAnswers(client, once, [lesson(), answer(), answer()]);
  expect(await complete(client, once)).toMatchObject({ current_streak: 0 });
  await saveAnswers(client, twice, [lesson(), answer(), lesson()]);
  expect(await complete(client, twice)).toMatchObject({ current_streak: 1 });
});

/** Moves a session's answers to noon of a day, as if they had been saved then. */
const savedOn = async (day: string, session_id: string) =>
  service()
    .from('learning_answers')
    .update({ saved_at: `${day}T17:00:00Z` })
    .eq('session_id', session_id)
    .throwOnError();

test.each([
  ['yesterday', 1, 1],
  ['the day before', 2, 0],
])('a session whose answers were saved %s, and which is completed today', async (_, days, current_streak) => {
  const { client } = await newPlayer();
  const session = await longSession(client);
  await saveAnswers(client, session, answers(5));
  const day = await daysAgo(days);
  await savedOn(day, session);
  await saveAnswers(client, session, answers(1));
  expect(await complete(client, session)).toMatchObject({ xp_earned: 24, current_streak });
  const counted = current_streak === 1 ? [{ day_key: day }] : [];
  expect((await traces(client)).activity).toMatchObject(counted);
});

test('another player’s session cannot be completed', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const session = await longSession(other.client);
  const call = player.client.rpc('complete_learning_session', {
    p_session_id: session,
    p_placed_level: null,
  });
  expect((await call).error).toMatchObject({ code: '42501', hint: 'not-your-session' });
  expect((await sendAnswers(other.client, session, answers(1))).error).toBeNull();
});

test('a level that a placement cannot produce is rejected, and the session stays open', async () => {
  const { client } = await newPlayer();
  const session = await longSession(client, { kind: 'placement' });
  const p_placed_level = 'Z9' as LearningLevel;
  const call = client.rpc('complete_learning_session', { p_session_id: session, p_placed_level });
  expect((await call).error).toMatchObject({ code: '22023', hint: 'malformed-session' });
  expect(await complete(client, session, 'A1')).toMatchObject({ problems_attempted: 0 });
  expect((await learningState(client)).placed_levels).toEqual(['A1']);
});
