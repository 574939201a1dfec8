import type { AnsweredBy, TimedRoundGame } from '@ninefold/contracts';
import { atOnce } from '../testing/at-once';
import { newPlayer, service } from '../testing/players';
import { startRound } from '../testing/rounds';

const ticketsOf = async ({ client }: Awaited<ReturnType<typeof newPlayer>>) =>
  (await client.from('round_tickets').select().order('started_at').throwOnError()).data;

test('a start creates a ticket for one question set, with the server’s time', async () => {
  const player = await newPlayer();
  const { ticket, question_set: set } = await startRound(player.client, 'typing');
  const [row, ...others] = await ticketsOf(player);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    id: ticket,
    user_id: player.id,
    game_type: 'mental_math_speed',
    question_set: set,
    answered_by: 'typing',
    used_for: null,
  });
  expect(Math.abs(Date.parse(row?.started_at ?? '') - Date.now())).toBeLessThan(60_000);
});

test('every start gets a new question set, also concurrent ones', async () => {
  const { client } = await newPlayer();
  const started = await atOnce(8, () => startRound(client));
  expect(new Set(started.map(({ question_set }) => question_set)).size).toBe(8);
  expect(new Set(started.map(({ ticket }) => ticket)).size).toBe(8);
});

test('a player who had every question set gets the oldest one, and its old ticket is deleted', async () => {
  const player = await newPlayer();
  const minutesAgo = (minutes: number) => new Date(Date.now() - 60_000 * minutes).toISOString();
  const had = Array.from({ length: 200 }, (_, at) => ({
    user_id: player.id,
    game_type: 'mental_math_speed',
    question_set: at + 1,
    answered_by: 'choosing',
    started_at: minutesAgo(at === 41 ? 90 : 60),
  }));
  await service().from('round_tickets').insert(had).throwOnError();
  const { ticket, question_set: set } = await startRound(player.client);
  expect(set).toBe(42);
  const tickets = await ticketsOf(player);
  expect(tickets).toHaveLength(200);
  expect(tickets.filter((row) => row.question_set === 42)).toMatchObject([{ id: ticket, used_for: null }]);
});

test.each([
  ['a grid', 'sum_grid', 'choosing', 'unknown-game'],
  ['a drill', 'addition_drill', 'choosing', 'unknown-game'],
  ['an unknown game', 'chess', 'choosing', 'unknown-game'],
  ['another way of answering', 'mental_math_speed', 'guessing', 'malformed-round'],
])('%s cannot be started', async (_, game, way, hint) => {
  const { client } = await newPlayer();
  const { error } = await client.rpc('start_round', {
    p_game_type: game as TimedRoundGame,
    p_answered_by: way as AnsweredBy,
  });
  expect(error).toMatchObject({ code: '22023', hint });
});
