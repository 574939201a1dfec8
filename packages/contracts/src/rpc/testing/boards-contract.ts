import { boardCall, reportBoardNameCall, showOnBoardsCall } from '../boards';
import { callRpc, type RpcClient } from '../call-rpc';
import type { ArgsOf } from '../rpc-call';
import { hintOfRefusal } from './hint-of-refusal';

interface BoardServer {
  /** A new person, by default with a username. */
  newPlayer(options?: { readonly nameless?: boolean }): Promise<RpcClient>;
}

const DAILY_BOARD = { p_game_type: 'sum_grid', p_answered_by: null, p_period: 'day', p_day: null } as const;

/** Reading a board, opting in, and reporting a name. Not part of it: how places are computed. */
export function testBoardsContract({ newPlayer }: BoardServer): void {
  const read = (client: RpcClient, over: Partial<ArgsOf<typeof boardCall>> = {}) =>
    callRpc(client, boardCall, { ...DAILY_BOARD, ...over });
  const show = (client: RpcClient, p_shown: boolean) => callRpc(client, showOnBoardsCall, { p_shown });

  test('a person who was not asked is on no board', async () => {
    const client = await newPlayer();
    expect(await read(client, { p_day: '2026-11-01' })).toMatchObject({
      ...{ players: 0, my_place: null, rows: [], shown: null },
    });
  });

  test('a board begins with its day or with the Monday of its week', async () => {
    const client = await newPlayer();
    const { day_key, from_day } = await read(client);
    expect(from_day).toBe(day_key);
    expect((await read(client, { p_day: '2026-11-08' })).from_day).toBe('2026-11-08');
    expect((await read(client, { p_period: 'week', p_day: '2026-11-08' })).from_day).toBe('2026-11-02');
    expect((await read(client, { p_period: 'week', p_day: '2026-11-02' })).from_day).toBe('2026-11-02');
    expect((await read(client, { p_period: 'all' })).from_day).toBeNull();
  });

  test('rounds have a board for each way of answering, and grids have one', async () => {
    const client = await newPlayer();
    const round = { p_game_type: 'mental_math_speed' } as const;
    expect(await read(client, { ...round, p_answered_by: 'typing' })).toMatchObject({ shown: null });
    expect(await hintOfRefusal(read(client, round))).toBe('unknown-board');
    expect(await hintOfRefusal(read(client, { p_answered_by: 'typing' }))).toBe('unknown-board');
  });

  test('a person appears and disappears', async () => {
    const client = await newPlayer();
    expect(await show(client, true)).toBe(true);
    expect(await read(client)).toMatchObject({ shown: true });
    expect(await show(client, false)).toBe(false);
    expect(await read(client)).toMatchObject({ shown: false });
  });

  test('only a person with a username can appear', async () => {
    const client = await newPlayer({ nameless: true });
    expect(await hintOfRefusal(show(client, true))).toBe('profile-incomplete');
    expect(await read(client)).toMatchObject({ shown: null });
    expect(await show(client, false)).toBe(false);
  });

  test('a name that is on no board cannot be reported', async () => {
    const report = callRpc(await newPlayer(), reportBoardNameCall, { p_username: 'nobody_here' });
    expect(await hintOfRefusal(report)).toBe('unknown-name');
  });
}
