import { randomUUID } from 'node:crypto';
import type { ReviewCard } from '@ninefold/contracts';
import { createProgramClient } from '../program-client';
import { traces } from '../testing/history';
import {
  answers,
  requestStart,
  begunSecondsAgo,
  complete,
  learningState,
  longSession,
  saveAnswers,
  sendAnswers,
  startSession,
} from '../testing/learning';
import { signedInPlayer, type Player, testBackend } from '../testing/players';
import { save, timedRound } from '../testing/results';

/** A device with wrong or forged data gains nothing. Races of the same calls are in `races/learning.full.test.ts`. */

const LIMIT = { code: 'PT429', hint: 'daily-session-limit' };
const REFUSED = { code: '42501' };
const DAY_MS = 86_400_000;
const fromNow = (days: number) => new Date(Date.now() + DAY_MS * days).toISOString();

let player: Player;

beforeEach(async () => {
  player = await signedInPlayer();
});

async function useAllSessions(): Promise<string[]> {
  const started = [await startSession(player.client), await startSession(player.client)];
  return [...started, await startSession(player.client)].map(({ id }) => id);
}

/** The player's own calls, from a device whose clock is a day ahead. */
async function clientOfTomorrow() {
  const { url, publishableKey } = testBackend();
  const { data } = await player.client.auth.getSession();
  const accessToken = data.session?.access_token ?? '';
  const lying: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Date', new Date(Date.now() + DAY_MS).toUTCString());
    headers.set('Prefer', 'timezone=Pacific/Kiritimati');
    return fetch(input, { ...init, headers });
  };
  return createProgramClient(url, publishableKey, { fetch: lying, accessToken });
}

test('a device whose clock is a day ahead cannot start a fourth session', async () => {
  await useAllSessions();
  const tomorrow = await clientOfTomorrow();
  expect((await requestStart(tomorrow)).error).toMatchObject(LIMIT);
  const saying = { p_id: randomUUID(), p_kind: 'practice', p_level_id: 'A1', p_skill: null };
  await tomorrow.rpc('start_learning_session', { ...saying, p_started_at: fromNow(-1) } as never);
  expect(await learningState(player.client)).toMatchObject({ sessions_today: 3 });
});

test('used sessions stay used: they can be neither removed, moved to another day, nor made free', async () => {
  const used = await useAllSessions();
  const sessions = () => player.client.from('learning_sessions');
  const lies = [
    sessions().delete().in('id', used),
    sessions()
      .update({ started_at: fromNow(-2) })
      .in('id', used),
    sessions().update({ kind: 'placement' }).in('id', used),
    player.client.from('profiles').update({ is_subscribed: true }).eq('id', player.id),
  ];
  for (const lie of lies) expect((await lie).error).toMatchObject(REFUSED);
  for (const id of used) await complete(player.client, id);
  expect((await requestStart(player.client)).error).toMatchObject(LIMIT);
});

test('figures from a device are ignored, even when sent with answers', async () => {
  const session = await longSession(player.client);
  const forged = { xp_earned: 999, problems_attempted: 99, problems_correct: 99, completed_at: fromNow(0) };
  const { id: user_id, client } = player;
  const lies = [
    client.from('learning_sessions').update(forged).eq('id', session),
    client.from('learning_sessions').insert({ ...forged, user_id, level_id: 'A1' }),
    client.from('skill_progress').insert({ user_id, skill: 'mean', answers: 9, evidence: 9 }),
    client.from('daily_activity').insert({ user_id, day_key: '2026-01-01', streak: 365 }),
    client.from('profiles').update({ total_xp: 9_999, current_streak: 365 }).eq('id', user_id),
  ];
  for (const lie of lies) expect((await lie).error).toMatchObject(REFUSED);
  await saveAnswers(client, session, answers(5, { ...forged, position: 50, saved_at: fromNow(-3), xp: 999 }));
  expect(await complete(client, session)).toMatchObject({
    problems_attempted: 5,
    xp_earned: 20,
    total_xp: 20,
    current_streak: 1,
    skills: [{ answers: 5 }],
  });
});

test('a session counts once even if every call is repeated in any order', async () => {
  const { client } = player;
  const { id } = await startSession(client);
  await begunSecondsAgo(id, 600);
  const given = answers(6);
  await saveAnswers(client, id, given);
  await startSession(client, { id });
  await saveAnswers(client, id, given);
  const first = await complete(client, id);
  await startSession(client, { id });
  await saveAnswers(client, id, [...given].reverse());
  expect(await complete(client, id, 'C2')).toEqual(first);
  expect((await sendAnswers(client, id, answers(1))).error).toMatchObject({ hint: 'session-over' });
  const { profile, lessons } = await traces(client);
  expect([profile.total_xp, lessons.length]).toEqual([24, 1]);
  expect(await learningState(client)).toMatchObject({ sessions_today: 1, placed_levels: [] });
});

test('reviews and misses dated in the future count as now', async () => {
  const memory: ReviewCard['memory'] = {
    stability: 3,
    difficulty: 5,
    reps: 1,
    lapses: 0,
    learning_steps: 0,
    scheduled_days: 3,
    state: 2,
    last_review: fromNow(9),
  };
  const p_cards = [{ card: 'skill:mean', due_at: fromNow(12), memory, missed: true }];
  await player.client.rpc('save_review_cards', { p_cards }).throwOnError();
  await save(player.client, timedRound(1, 1, { finished_at: fromNow(9) }));
  const { data } = await player.client.from('review_cards').select().order('card').throwOnError();
  const moments = data.flatMap(({ missed_at, memory: stored }) => [
    missed_at,
    (stored as ReviewCard['memory']).last_review,
  ]);
  expect(moments.filter(Boolean)).toHaveLength(3);
  for (const moment of moments) expect(Date.parse(moment ?? '') > Date.now() + 60_000).toBe(false);
});
