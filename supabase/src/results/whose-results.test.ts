import { randomUUID } from 'node:crypto';
import { daysAgo, submit } from '../testing/daily';
import { traces } from '../testing/history';
import { newPlayer, type Player } from '../testing/players';
import { daily, drill, practice, refusal, save, saveAll, timedRound } from '../testing/results';

let player: Player;
let other: Player;

beforeAll(async () => {
  [player, other] = [await newPlayer(), await newPlayer()];
});

let days = 2;
/** A daily that no test has sent yet. */
const nextDaily = async (change: object = {}) => daily(await daysAgo(days++), { ...change });

const KINDS: readonly [string, (change?: object) => Promise<{ id: string }>][] = [
  ['daily', nextDaily],
  ['practice', async (change) => practice({ ...change })],
  ['timed round', async (change) => timedRound(12, 1, { ...change })],
  ['drill', async (change) => drill(17, { ...change })],
];

const bothTraces = async () => [await traces(player.client), await traces(other.client)];

describe.each(KINDS)('a %s', (_, make) => {
  test.each<[string, (id: string) => object]>([
    ['names the caller', (id) => ({ user_id: id })],
    ['names the caller in capitals', (id) => ({ user_id: id.toUpperCase() })],
    ['names no player', () => ({ user_id: null })],
    ['does not say whose it is', () => ({})],
  ])('is saved when it %s', async (__, whose) => {
    const result = await make(whose(player.id));
    expect(await save(player.client, result)).toMatchObject({ status: 'saved' });
    const { games } = await traces(player.client);
    expect(games.filter(({ id }) => id === result.id)).toMatchObject([{ user_id: player.id }]);
  });

  test('is rejected temporarily when it names another player, and nothing is written for either', async () => {
    const before = await bothTraces();
    const result = await make({ user_id: other.id });
    expect(await save(player.client, result)).toEqual({
      id: result.id,
      status: 'refused',
      reason: 'not-your-account',
      retry: true,
    });
    expect(await bothTraces()).toEqual(before);
    expect(await save(other.client, result)).toMatchObject({ status: 'saved' });
  });

  test('that was already saved is still rejected when it names another player', async () => {
    const result = await make();
    await save(player.client, result);
    expect(await refusal(player.client, { ...result, user_id: randomUUID() })).toBe('not-your-account');
  });

  test('that names another player is rejected for that reason, even if more is wrong', async () => {
    const result = await make({ user_id: randomUUID(), game_type: 'chess', grid: null, score: -1 });
    expect(await refusal(player.client, result)).toBe('not-your-account');
  });

  test('whose id another account has is rejected like an unreadable result', async () => {
    const result = await make();
    await save(other.client, result);
    const before = await traces(player.client);
    const [taken, unreadable] = await saveAll(player.client, result, { ...result, id: 'none' });
    expect(taken).toEqual({ id: result.id, status: 'refused', reason: 'malformed-result' });
    expect(taken).toEqual({ ...unreadable, id: result.id });
    expect(await traces(player.client)).toEqual(before);
  });

  test('sent by two accounts at once is saved for one of them', async () => {
    const result = await make();
    const verdicts = await Promise.all([player, other].map(({ client }) => save(client, result)));
    expect(verdicts.map(({ status, reason }) => reason ?? status).sort()).toEqual([
      'malformed-result',
      'saved',
    ]);
  });
});

test('naming another player does not stop the caller’s own results', async () => {
  const results = [
    practice({ user_id: player.id }),
    timedRound(12, 0, { user_id: other.id }),
    await nextDaily({ user_id: player.id }),
  ];
  expect(await saveAll(player.client, ...results)).toMatchObject([
    { status: 'saved' },
    { status: 'refused', reason: 'not-your-account', retry: true },
    { status: 'saved' },
  ]);
});

test('the specification’s call rejects another player’s id, and writes nothing for either', async () => {
  const before = await bothTraces();
  const { error, status } = await submit(player.client, { userId: other.id });
  expect(status).toBe(403);
  expect(error).toMatchObject({
    code: '42501',
    hint: 'not-your-account',
    message: 'You can only save your own results.',
  });
  expect(await bothTraces()).toEqual(before);
  expect((await submit(player.client, { userId: player.id })).error).toBeNull();
});
