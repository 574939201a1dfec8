import { randomUUID } from 'node:crypto';
import { LEARNING_LIMITS } from '@ninefold/contracts';
import { atOnce } from '../testing/at-once';
import { traces } from '../testing/history';
import {
  answers,
  requestStart,
  complete,
  learningState,
  longSession,
  sendAnswers,
} from '../testing/learning';
import { newPlayer, service } from '../testing/players';
import { drill, save } from '../testing/results';

const codes = (calls: readonly { error: { code: string; hint: string } | null }[]) =>
  calls.map(({ error }) => error && `${error.code} ${error.hint}`);

test('a free account gets three of 20 sessions started at once', async () => {
  const { client } = await newPlayer();
  const starts = await atOnce(20, () => requestStart(client));
  expect(starts.filter(({ error }) => !error)).toHaveLength(3);
  expect(new Set(codes(starts))).toEqual(new Set([null, 'PT429 daily-session-limit']));
  expect((await learningState(client)).sessions_today).toBe(3);
});

test('a session started 20 times at once is one, even for two players with the same id', async () => {
  const players = [await newPlayer(), await newPlayer()] as const;
  const id = randomUUID();
  const starts = await atOnce(20, (index) => requestStart(players[index % 2]!.client, { id }));
  const states = await Promise.all(players.map(({ client }) => learningState(client)));
  expect(states.map(({ sessions_today }) => sessions_today).sort()).toEqual([0, 1]);
  expect(starts.filter(({ error }) => !error)).toHaveLength(10);
  expect(new Set(codes(starts))).toEqual(new Set([null, '42501 not-your-session']));
});

test('answers saved while the session is completed, all many times at once, count once', async () => {
  const { client } = await newPlayer();
  const session = await longSession(client);
  const lists = [answers(10), answers(10)];
  const [saved, completed] = await Promise.all([
    atOnce(20, (index) => sendAnswers(client, session, lists[index % 2])),
    atOnce(10, () => complete(client, session)),
  ]);
  expect(codes(saved).filter((code) => code && code !== '22023 session-over')).toEqual([]);
  const { data: stored } = await client
    .from('learning_answers')
    .select('position')
    .order('position')
    .throwOnError();
  const { profile } = await traces(client);
  // Each response contains the figures of the one completion, which saw all stored answers.
  expect(new Set(completed.map(({ problems_attempted }) => problems_attempted))).toEqual(
    new Set([stored.length]),
  );
  expect(new Set(completed.map(({ total_xp }) => total_xp))).toEqual(new Set([profile.total_xp]));
  expect(profile.total_xp).toBe(Math.min(60, 4 * stored.length));
  expect(stored.map(({ position }) => position)).toEqual(stored.map((_, index) => index + 1));
});

test('a session keeps its limit when two devices fill it at once', async () => {
  const { client } = await newPlayer();
  const session = await longSession(client);
  await atOnce(8, () => sendAnswers(client, session, answers(25)));
  const { data } = await client.from('learning_answers').select('position').throwOnError();
  expect(data).toHaveLength(LEARNING_LIMITS.answersOfSession);
});

test('a fact missed in many concurrent results, each sent many times, is one card', async () => {
  const { client } = await newPlayer();
  const missed = [drill(19), drill(18)];
  const saves = await atOnce(20, (index) => save(client, missed[index % 2]));
  expect(saves.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: 2 }, () => 'saved'),
    ...Array.from({ length: 18 }, () => 'saved_before'),
  ]);
  const { data } = await client.from('review_cards').select('card, missed_in').throwOnError();
  expect(data).toEqual([{ card: 'fact:2+2', missed_in: 'addition_drill' }]);
});

test('an account deleted while it learns leaves no trace, and no call waits forever', async () => {
  const players = await Promise.all(Array.from({ length: 10 }, newPlayer));
  const sessions = await Promise.all(players.map(({ client }) => longSession(client)));
  await atOnce(10, async (round) => {
    const { client, id } = players[round]!;
    const session = sessions[round]!;
    const [calls, deletion] = await Promise.all([
      Promise.all([
        sendAnswers(client, session, answers(20)),
        requestStart(client),
        client.rpc('save_review_cards', { p_cards: [] }),
        client.rpc('complete_learning_session', { p_session_id: session, p_placed_level: null }),
        sendAnswers(client, session, answers(20)),
      ]),
      round % 2
        ? client.rpc('delete_user_account', { user_id_to_delete: id })
        : service().auth.admin.deleteUser(id),
    ]);
    expect(deletion.error).toBeNull();
    const allowed = [null, '42501 account-deleted', '42501 not-your-session', '22023 session-over'];
    for (const code of codes(calls as never)) expect(allowed).toContain(code);
    for (const table of [
      'learning_sessions',
      'learning_answers',
      'skill_progress',
      'review_cards',
    ] as const) {
      const { data } = await service().from(table).select('user_id').eq('user_id', id).throwOnError();
      expect(data).toEqual([]);
    }
  });
});
