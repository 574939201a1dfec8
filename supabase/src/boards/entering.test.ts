import * as v from 'valibot';
import { type Board, type BoardPeriod, BoardSchema, type AnsweredBy } from '@ninefold/contracts';
import type { Client } from '../program-client';
import { daysAgo, start, startedOn, startedSecondsAgo, submit, todayKey } from '../testing/daily';
import { newPlayer, type Player, service } from '../testing/players';
import { daily, save, timedRound } from '../testing/results';
import { playedRound } from '../testing/rounds';

const PERIODS: readonly BoardPeriod[] = ['day', 'week', 'all'];

async function gridBoard(client: Client, p_period: BoardPeriod = 'day'): Promise<Board> {
  const args = { p_game_type: 'sum_grid', p_answered_by: null, p_period, p_day: null } as const;
  return v.parse(BoardSchema, (await client.rpc('board', args).throwOnError()).data);
}

async function roundBoard(client: Client, p_answered_by: AnsweredBy, p_period: BoardPeriod = 'day') {
  const args = { p_game_type: 'mental_math_speed', p_answered_by, p_period, p_day: null } as const;
  return v.parse(BoardSchema, (await client.rpc('board', args).throwOnError()).data);
}

const mine = (board: Board) => board.rows.find((row) => row.mine)?.value;

let made = 0;
async function namedPlayer(): Promise<Player & { username: string }> {
  const player = await newPlayer();
  const username = `b${(made++).toString(36)}_${player.id.slice(0, 8)}`;
  await player.client.from('profiles').update({ username }).eq('id', player.id).throwOnError();
  return { ...player, username };
}

/** A player who opted in. */
async function shownPlayer() {
  const player = await namedPlayer();
  await player.client.rpc('show_on_boards', { p_shown: true }).throwOnError();
  return player;
}

async function solveToday({ client, id }: Player, seconds: number) {
  await start(client);
  await startedSecondsAgo(id, seconds);
  await submit(client).then(({ error }) => expect(error).toBeNull());
}

test('a time measured by the server is on the boards of its day, its week and all time', async () => {
  const player = await shownPlayer();
  await solveToday(player, 61);
  for (const period of PERIODS) {
    const board = await gridBoard(player.client, period);
    const row = board.rows.find(({ mine }) => mine);
    expect(row).toMatchObject({ username: player.username, place: board.my_place });
    expect(row?.value).toBeGreaterThanOrEqual(61);
  }
});

test('a better time of another day replaces the entry on the longer boards, and a worse one does not', async () => {
  const player = await shownPlayer();
  await solveToday(player, 61);
  const [day, week, all] = [await todayKey(), await daysAgo(1), await daysAgo(2)];
  const row = {
    user_id: player.id,
    game_type: 'sum_grid',
    grid: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    time_verified: true,
    score: 100,
    accuracy: 100,
    xp_earned: 0,
  };
  await service()
    .from('daily_grid_results')
    .insert([
      { ...row, challenge_date: week, completion_time_seconds: 300 },
      { ...row, challenge_date: all, completion_time_seconds: 33 },
    ])
    .throwOnError();
  expect(mine(await gridBoard(player.client, 'all'))).toBe(33);
  expect(mine(await gridBoard(player.client))).toBeGreaterThanOrEqual(61);
  const earlier = { p_game_type: 'sum_grid', p_answered_by: null, p_period: 'day', p_day: week } as const;
  const yesterday = await player.client.rpc('board', earlier).throwOnError();
  expect(mine(v.parse(BoardSchema, yesterday.data))).toBe(300);
  expect(day).not.toBe(week);
});

const NOT_ON_A_BOARD: readonly (readonly [string, (player: Player) => Promise<unknown>])[] = [
  ['that was not started at the server', ({ client }) => submit(client, { seconds: 60 })],
  [
    'that a guest played',
    async ({ client, id }) => {
      await start(client);
      await startedSecondsAgo(id, 60);
      return save(client, daily(await todayKey(), { by_guest: true }));
    },
  ],
  [
    'that nobody can have entered',
    async ({ client, id }) => {
      await start(client);
      await startedSecondsAgo(id, 3);
      return submit(client, { seconds: 3 });
    },
  ],
  [
    'that came late',
    async ({ client, id }) => {
      const yesterday = await daysAgo(1);
      await startedOn(yesterday, id);
      return save(client, daily(yesterday));
    },
  ],
];

test.each(NOT_ON_A_BOARD)('a time %s is on no board', async (_, play) => {
  const player = await shownPlayer();
  await play(player);
  const { data } = await player.client.from('daily_grid_results').select('id').throwOnError();
  expect(data).toHaveLength(1);
  for (const period of PERIODS) expect((await gridBoard(player.client, period)).my_place).toBeNull();
});

test('a time that the device shortened is listed as the server measured it', async () => {
  const player = await shownPlayer();
  await start(player.client);
  await startedSecondsAgo(player.id, 61);
  expect((await submit(player.client, { seconds: 6 })).error).toBeNull();
  for (const period of PERIODS)
    expect(mine(await gridBoard(player.client, period))).toBeGreaterThanOrEqual(61);
});

test('a result in another player’s name is on nobody’s board', async () => {
  const [player, thief] = [await shownPlayer(), await shownPlayer()];
  await start(thief.client);
  await startedSecondsAgo(thief.id, 30);
  const stolen = { ...daily(await todayKey()), user_id: player.id };
  expect(await save(thief.client, stolen)).toMatchObject({ status: 'refused', reason: 'not-your-account' });
  expect((await submit(thief.client, { userId: player.id })).error).not.toBeNull();
  for (const { client } of [player, thief]) expect((await gridBoard(client)).my_place).toBeNull();
});

test('the best verified round counts for each way of answering, and unverified ones are on no board', async () => {
  const { client } = await shownPlayer();
  await save(client, await playedRound(client, 7));
  await save(client, await playedRound(client, 9, 2));
  await save(client, await playedRound(client, 8));
  await save(client, timedRound(40));
  for (const period of PERIODS) expect(mine(await roundBoard(client, 'choosing', period))).toBe(9);
  expect((await roundBoard(client, 'typing')).my_place).toBeNull();
  await save(client, await playedRound(client, 5, 0, { answered_by: 'typing' }));
  expect(mine(await roundBoard(client, 'typing'))).toBe(5);
});

test('players who did not opt in are not listed', async () => {
  const player = await namedPlayer();
  await solveToday(player, 61);
  expect(await gridBoard(player.client)).toMatchObject({ my_place: null, shown: null });
});

test('the switch adds all results of a player to the boards, and removes all of them', async () => {
  const player = await namedPlayer();
  const reader = await newPlayer();
  await solveToday(player, 61);
  await save(player.client, await playedRound(player.client, 9));
  const shows = async () => {
    const boards = [await gridBoard(reader.client, 'all'), await roundBoard(player.client, 'choosing')];
    return [
      (await gridBoard(player.client)).my_place !== null,
      boards[1]?.my_place !== null,
      JSON.stringify(boards).includes(player.username),
    ];
  };
  expect(await shows()).toEqual([false, false, false]);
  await player.client.rpc('show_on_boards', { p_shown: true }).throwOnError();
  expect((await gridBoard(player.client)).my_place).not.toBeNull();
  expect(mine(await roundBoard(player.client, 'choosing'))).toBe(9);
  await player.client.rpc('show_on_boards', { p_shown: false }).throwOnError();
  expect(await shows()).toEqual([false, false, false]);
  expect(await gridBoard(player.client)).toMatchObject({ shown: false });
});

test('a player without a username must choose one first', async () => {
  const { client } = await newPlayer();
  const { error } = await client.rpc('show_on_boards', { p_shown: true });
  expect(error).toMatchObject({ code: '22023', hint: 'profile-incomplete' });
});

test('a deleted account is on no board', async () => {
  const player = await shownPlayer();
  const reader = await newPlayer();
  await solveToday(player, 61);
  const before = await gridBoard(reader.client);
  await player.client.rpc('delete_user_account', { user_id_to_delete: player.id }).throwOnError();
  const after = await gridBoard(reader.client);
  expect(JSON.stringify(after)).not.toContain(player.username);
  expect(after.players).toBeLessThanOrEqual(before.players);
});

test.each([
  [{ p_game_type: 'addition_drill', p_answered_by: 'typing' }, 'unknown-game'],
  [{ p_game_type: 'no_game' }, 'unknown-game'],
  [{ p_game_type: 'sum_grid', p_answered_by: 'typing' }, 'unknown-board'],
  [{ p_game_type: 'mental_math_speed' }, 'unknown-board'],
  [{ p_game_type: 'mental_math_speed', p_answered_by: 'guessing' }, 'unknown-board'],
  [{ p_game_type: 'sum_grid', p_period: 'year' }, 'unknown-board'],
  [{ p_game_type: 'sum_grid', p_period: null }, 'unknown-board'],
])('there is no board of %j', async (change, hint) => {
  const { client } = await newPlayer();
  const args = { p_answered_by: null, p_period: 'day', p_day: null, ...change };
  const { error } = await client.rpc('board', args as never);
  expect(error).toMatchObject({ code: '22023', hint });
});

test('a name on a board can be reported and removed by an operator', async () => {
  const player = await shownPlayer();
  const [reader, other] = [await newPlayer(), await newPlayer()];
  const report = ({ client }: Player, p_username = player.username) =>
    client.rpc('report_board_name', { p_username });
  for (const each of [reader, reader, other]) expect((await report(each)).error).toBeNull();
  const hidden = await namedPlayer();
  expect((await report(reader, hidden.username)).error).toMatchObject({ hint: 'unknown-name' });

  const { data: open } = await service().rpc('reported_names').throwOnError();
  const found = open.find(({ name }) => name === player.username);
  expect(found).toMatchObject({ kind: 'username', subject_id: player.id, reports: 2 });
  const settlement = {
    p_kind: 'username',
    p_subject_id: player.id,
    p_name: player.username,
    p_remove: true,
  } as const;
  await service().rpc('resolve_reported_name', settlement).throwOnError();
  const { data } = await player.client.from('profiles').select('username').single().throwOnError();
  expect(data.username).toMatch(/^player_/);
  expect((await service().rpc('resolve_reported_name', settlement)).error).toMatchObject({
    hint: 'unknown-report',
  });
});

test('a name that its player has changed is not removed because of a report of the previous one', async () => {
  const player = await shownPlayer();
  await (await newPlayer()).client.rpc('report_board_name', { p_username: player.username }).throwOnError();
  const username = `d_${player.id.slice(0, 8)}`;
  await player.client.from('profiles').update({ username }).eq('id', player.id).throwOnError();
  await service()
    .rpc('resolve_reported_name', {
      p_kind: 'username',
      p_subject_id: player.id,
      p_name: player.username,
      p_remove: true,
    })
    .throwOnError();
  const { data } = await player.client.from('profiles').select('username').single().throwOnError();
  expect(data.username).toBe(username);
});

test('reports of a name are deleted with its account', async () => {
  const player = await shownPlayer();
  await (await newPlayer()).client.rpc('report_board_name', { p_username: player.username }).throwOnError();
  await player.client.rpc('delete_user_account', { user_id_to_delete: player.id }).throwOnError();
  const { data } = await service().rpc('reported_names').throwOnError();
  expect(JSON.stringify(data)).not.toContain(player.username);
});
