import { atOnce } from '../testing/at-once';
import { newPlayer } from '../testing/players';
import { roundStartedSecondsAgo, startRound } from '../testing/rounds';

const ticketsOf = async ({ client }: Awaited<ReturnType<typeof newPlayer>>) =>
  (await client.from('round_tickets').select().order('started_at').throwOnError()).data;

test('a start leaves a ticket of one sheet, with the time by the server’s clock', async () => {
  const player = await newPlayer();
  const { ticket, sheet } = await startRound(player.client, 'typing');
  const [row, ...others] = await ticketsOf(player);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    id: ticket,
    user_id: player.id,
    game_type: 'mental_math_speed',
    sheet,
    answered_by: 'typing',
    used_by: null,
  });
  expect(Math.abs(Date.parse(row?.started_at ?? '') - Date.now())).toBeLessThan(60_000);
});

test('every start has a sheet that the player has not had, also of starts at once', async () => {
  const { client } = await newPlayer();
  const started = await atOnce(8, () => startRound(client));
  expect(new Set(started.map(({ sheet }) => sheet)).size).toBe(8);
  expect(new Set(started.map(({ ticket }) => ticket)).size).toBe(8);
});

test('a player who had every sheet is given the one of longest ago, and its old ticket is gone', async () => {
  const player = await newPlayer();
  const started = await atOnce(200, () => startRound(player.client));
  const [first = { ticket: '', sheet: 0 }] = started;
  await roundStartedSecondsAgo(first, 3_600);
  const again = await startRound(player.client);
  expect(again.sheet).toBe(first.sheet);
  expect(again.ticket).not.toBe(first.ticket);
  expect(await ticketsOf(player)).toHaveLength(200);
});

test.each([
  ['a grid', 'sum_grid', 'choosing', 'unknown-game'],
  ['a drill', 'addition_drill', 'choosing', 'unknown-game'],
  ['an unknown game', 'chess', 'choosing', 'unknown-game'],
  ['another way of answering', 'mental_math_speed', 'guessing', 'malformed-round'],
])('%s cannot be started', async (_, p_game_type, p_answered_by, hint) => {
  const { client } = await newPlayer();
  const { error } = await client.rpc('start_round', { p_game_type, p_answered_by });
  expect(error).toMatchObject({ code: '22023', hint });
});
