import * as v from 'valibot';
import { BoardSchema } from '@ninefold/contracts';
import type { Client } from '../program-client';
import { atOnce } from '../testing/at-once';
import { start, startedSecondsAgo, submit } from '../testing/daily';
import { newPlayer, type Player } from '../testing/players';

/** All of them fit on the first page. No other test adds players to this game's boards. */
const PLAYERS = 10;
const GAME = 'combined_grid';

async function boardOf(client: Client) {
  const args = { p_game_type: GAME, p_answered_by: null, p_period: 'day', p_day: null } as const;
  return v.parse(BoardSchema, (await client.rpc('board', args).throwOnError()).data);
}

const show = ({ client }: Player, p_shown: boolean) =>
  client.rpc('show_on_boards', { p_shown }).throwOnError();

async function playerWithStart(index: number): Promise<Player & { username: string }> {
  const player = await newPlayer();
  const username = `r${index}_${player.id.slice(0, 8)}`;
  await player.client.from('profiles').update({ username }).eq('id', player.id).throwOnError();
  await start(player.client, GAME);
  await startedSecondsAgo(player.id, 60 + index);
  return { ...player, username };
}

test('concurrent arrivals, departures and saves leave every page complete, without players who left', async () => {
  const players: Awaited<ReturnType<typeof playerWithStart>>[] = [];
  for (let index = 0; index < PLAYERS; index++) players.push(await playerWithStart(index));
  const reader = await newPlayer();
  const left = new Set<string>();

  const come = atOnce(PLAYERS, async (index) => {
    const player = players[index]!;
    await Promise.all([show(player, true), submit(player.client, { game: GAME })]);
    // Every second player leaves while the others arrive.
    if (index % 2 === 0) {
      await show(player, false);
      left.add(player.username);
    }
  });
  const read = atOnce(20, async () => {
    for (let reads = 0; reads < 5; reads++) {
      const removed = [...left];
      const board = await boardOf(reader.client);
      expect(board.rows.map(({ place }) => place)).toEqual(board.rows.map((_, at) => at + 1));
      expect(board.players).toBe(board.rows.length);
      expect(board.rows.filter(({ username }) => removed.includes(username))).toEqual([]);
    }
  });
  await Promise.all([come, read]);

  const { rows } = await boardOf(reader.client);
  const stayed = players.filter((_, index) => index % 2 === 1);
  expect(rows.map(({ username }) => username).sort()).toEqual(stayed.map(({ username }) => username).sort());
});

test('a switch toggled in many tabs at once ends in the last state', async () => {
  const player = await playerWithStart(PLAYERS);
  await submit(player.client, { game: GAME });
  const toggled = await atOnce(12, (index) =>
    player.client.rpc('show_on_boards', { p_shown: index % 2 === 0 }),
  );
  // A person is entered on the boards by one call at a time.
  for (const { error } of toggled) expect([undefined, 'one-call-at-a-time']).toContain(error?.hint);
  const { shown, my_place } = await boardOf(player.client);
  expect(my_place !== null).toBe(shown);
  await show(player, false);
  expect(await boardOf(player.client)).toMatchObject({ shown: false, my_place: null });
});
