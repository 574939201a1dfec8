import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import {
  ChallengeAnswersSchema,
  ChallengeOutcomeSchema,
  ChallengeSchema,
  type OpenChallenge,
  type StoredMove,
} from '@ninefold/contracts';
import { demoPuzzle, findSolutions, type Targets } from 'shared-puzzle-engine';
import type { Client } from '../program-client';
import { atOnce } from '../testing/at-once';
import { asOwner } from '../testing/own-connection';
import { anonymous, newPlayer, type Player, service } from '../testing/players';
import { practice, save } from '../testing/results';

const { givens: GIVENS, solution } = demoPuzzle('sum_grid');
const GRID = [...solution];
/** A wrong digit, which is taken away again, and then cell by cell. */
const MOVES: readonly StoredMove[] = [
  { at: 1_000, cell: 3, digit: 1 },
  { at: 2_000, cell: 3, digit: 0 },
  ...[1, 2, 3, 5, 7, 8].map((cell, at) => ({ at: 3_000 + 1_000 * at, cell, digit: GRID[cell]! })),
];

async function namedPlayer(): Promise<Player> {
  const player = await newPlayer();
  const username = `c_${player.id.slice(0, 8)}`;
  await player.client.from('profiles').update({ username }).eq('id', player.id).throwOnError();
  return player;
}

/** A challenge of a solved practice puzzle. */
async function challengeOf({ client }: Player, moves: readonly StoredMove[] = MOVES): Promise<string> {
  const result = practice({ givens: GIVENS, grid: GRID });
  await save(client, result);
  const { data } = await client
    .rpc('make_challenge', { p_result_id: result.id, p_moves: moves })
    .throwOnError();
  return data.code;
}

const read = async (client: Client, p_code: string) =>
  v.parse(ChallengeSchema, (await client.rpc('challenge', { p_code }).throwOnError()).data);

interface Sent {
  readonly p_try?: string;
  readonly p_grid?: number[];
  readonly p_seconds?: number;
  readonly p_named?: boolean;
  readonly p_moves?: readonly StoredMove[];
}
const answer = (client: Client, p_code: string, sent: Sent = {}) =>
  client.rpc('answer_challenge', {
    ...{
      p_code,
      p_try: randomUUID(),
      p_grid: GRID,
      p_seconds: 60,
      p_hints: 0,
      p_moves: MOVES,
      p_named: false,
    },
    ...sent,
  });

const answersOf = async ({ client }: Player, p_code: string) =>
  v.parse(ChallengeAnswersSchema, (await client.rpc('challenge_answers', { p_code }).throwOnError()).data);

test('a guest plays what the link leads to: the same puzzle, beside a ghost without digits', async () => {
  const code = await challengeOf(await newPlayer());
  const open = (await read(anonymous(), code)) as OpenChallenge;
  expect(open).toMatchObject({ status: 'open', game_type: 'sum_grid', seconds: 75, hints: 0, mine: false });
  expect(findSolutions(open.targets as Targets, open.givens, 2)).toEqual([GRID]);
  expect(open.ghost.map(({ filled }) => filled)).toEqual([3, 4, 3, 4, 5, 6, 7, 8, 9]);
  expect(open.ghost.at(-1)).toEqual({ at: 8_000, filled: 9 });
  expect(Object.keys(open).sort()).toEqual(
    ['day_key', 'game_type', 'ghost', 'givens', 'hints', 'mine', 'seconds', 'status', 'targets'].sort(),
  );
});

test('a chat is shown the board and the time to beat, by the service alone', async () => {
  const p_code = await challengeOf(await newPlayer());
  const card = await service().rpc('challenge_card', { p_code }).throwOnError();
  const { targets } = (await read(anonymous(), p_code)) as OpenChallenge;
  expect(card.data).toEqual({ game_type: 'sum_grid', givens: [...GIVENS], targets, seconds: 75 });
  expect((await service().rpc('challenge_card', { p_code: 'sum-grid' })).data).toBeNull();
});

test('who has solved it sees both ways, and the challenger sees the answer', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  const guest = anonymous();
  const p_try = randomUUID();
  await guest.rpc('start_challenge', { p_code: code, p_try }).throwOnError();
  const { data } = await answer(guest, code, { p_try, p_seconds: 61 }).throwOnError();
  expect(v.parse(ChallengeOutcomeSchema, data)).toEqual({
    status: 'kept',
    theirs: { seconds: 75, hints: 0, moves: MOVES },
    yours: { seconds: 61, hints: 0, moves: MOVES },
    named: false,
  });
  const { answers, yours } = await answersOf(challenger, code);
  expect(yours.seconds).toBe(75);
  // The guest says 61 seconds, a moment after the start.
  expect(answers).toMatchObject([{ seconds: 61, measured: false, player: null, moves: MOVES }]);
  const mine = await challenger.client.rpc('my_challenges').throwOnError();
  expect(mine.data).toMatchObject([{ code, solved: 1, best_seconds: 61 }]);
});

test('a time that agrees with the server’s clock is measured', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  const p_try = randomUUID();
  await anonymous().rpc('start_challenge', { p_code: code, p_try }).throwOnError();
  await asOwner(
    (sql) =>
      sql`update private.challenge_tries set started_at = now() - interval '61 seconds' where id = ${p_try}`,
  );
  await answer(anonymous(), code, { p_try, p_seconds: 61 }).throwOnError();
  // And one that says another time than the clock.
  await answer(anonymous(), code, { p_seconds: 61 }).throwOnError();
  const { answers } = await answersOf(challenger, code);
  expect(answers.map(({ id, measured }) => [id === p_try, measured])).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('who solved it as a guest and signs in then may be named', async () => {
  const [challenger, other] = [await newPlayer(), await namedPlayer()];
  const code = await challengeOf(challenger);
  const p_try = randomUUID();
  await answer(anonymous(), code, { p_try }).throwOnError();
  await answer(other.client, code, { p_try }).throwOnError();
  await other.client.rpc('name_challenge_try', { p_try, p_named: true }).throwOnError();
  expect((await answersOf(challenger, code)).answers).toMatchObject([
    { player: { username: `c_${other.id.slice(0, 8)}` } },
  ]);
});

test('a result that nobody can have is no challenge', async () => {
  const { client } = await newPlayer();
  const result = practice({ givens: GIVENS, grid: GRID, completion_time_seconds: 1 });
  await save(client, result);
  const { error } = await client.rpc('make_challenge', { p_result_id: result.id, p_moves: [] });
  expect(error).toMatchObject({ hint: 'unknown-result' });
});

test('an answer is kept once, whatever is sent again', async () => {
  const challenger = await newPlayer();
  const code = await challengeOf(challenger);
  const p_try = randomUUID();
  const results = await atOnce(10, (index) => answer(anonymous(), code, { p_try, p_seconds: 50 + index }));
  const seconds = results.map(({ data }) => (data as { yours?: { seconds: number } }).yours?.seconds);
  expect(new Set(seconds).size).toBe(1);
  expect((await answersOf(challenger, code)).answers).toHaveLength(1);
});

test('a player is named only when they say so', async () => {
  const [challenger, other] = [await newPlayer(), await namedPlayer()];
  const code = await challengeOf(challenger);
  const p_try = randomUUID();
  await answer(other.client, code, { p_try }).throwOnError();
  expect((await answersOf(challenger, code)).answers[0]?.player).toBeNull();
  await other.client.rpc('name_challenge_try', { p_try, p_named: true }).throwOnError();
  const [named] = (await answersOf(challenger, code)).answers;
  expect(named?.player?.username).toBe(`c_${other.id.slice(0, 8)}`);
  expect(JSON.stringify(named)).not.toContain(other.id);
});

test.each([
  ['another code', (code: string) => (code.startsWith('0') ? '1' : '0') + code.slice(1)],
  ['a code that was cut', (code: string) => code.slice(0, -1)],
  ['a word', () => 'sum-grid'],
])('%s is no challenge', async (_, change) => {
  const code = change(await challengeOf(await newPlayer()));
  expect(await read(anonymous(), code)).toEqual({ status: 'unknown' });
  const sent = { p_code: code, p_try: randomUUID() };
  expect((await anonymous().rpc('start_challenge', sent)).data).toEqual({ status: 'unknown' });
  expect((await answer(anonymous(), code)).data).toEqual({ status: 'unknown' });
});

test('a grid that does not solve it shows nothing', async () => {
  const code = await challengeOf(await newPlayer());
  const { error, data } = await answer(anonymous(), code, { p_grid: [...GRID].reverse() });
  expect(error).toMatchObject({ hint: 'grid-not-solved' });
  expect(data).toBeNull();
});

test.each([
  ['that end elsewhere', [{ at: 1_000, cell: 3, digit: 1 }]],
  ['that change a given', [{ at: 500, cell: 0, digit: 1 }, ...MOVES]],
  ['that go back in time', [...MOVES].reverse()],
  ['that take longer than the result', MOVES.map((move) => ({ ...move, at: move.at + 90_000 }))],
  ['that are none', [{ at: 'soon', cell: 3, digit: 1 }] as never],
])('moves %s are not kept', async (_, moves) => {
  const open = (await read(anonymous(), await challengeOf(await newPlayer(), moves))) as OpenChallenge;
  expect(open.ghost).toEqual([{ at: 0, filled: 3 }]);
});

test('a challenge is made of a practice result of one’s own, once', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const result = practice();
  await save(player.client, result);
  const make = ({ client }: Player) =>
    client.rpc('make_challenge', { p_result_id: result.id, p_moves: MOVES });
  expect((await make(other)).error).toMatchObject({ hint: 'unknown-result' });
  const made = await atOnce(5, () => make(player));
  expect(new Set(made.map(({ data }) => data?.code)).size).toBe(1);
});

test('another player reads neither the answers nor takes the challenge back', async () => {
  const [challenger, other] = [await newPlayer(), await newPlayer()];
  const p_code = await challengeOf(challenger);
  expect((await other.client.rpc('challenge_answers', { p_code })).error).toMatchObject({
    hint: 'unknown-challenge',
  });
  await other.client.rpc('withdraw_challenge', { p_code }).throwOnError();
  expect((await read(other.client, p_code)).status).toBe('open');
  await challenger.client.rpc('withdraw_challenge', { p_code }).throwOnError();
  expect((await read(other.client, p_code)).status).toBe('unknown');
});

test('a try of one player is no try of another, and one begun as a guest is', async () => {
  const challenger = await newPlayer();
  const [one, other] = [await newPlayer(), await newPlayer()];
  const code = await challengeOf(challenger);
  const p_try = randomUUID();
  await one.client.rpc('start_challenge', { p_code: code, p_try }).throwOnError();
  expect((await answer(other.client, code, { p_try })).data).toEqual({ status: 'unknown' });
  expect((await answer(anonymous(), code, { p_try })).data).toEqual({ status: 'unknown' });
  const guests = randomUUID();
  await anonymous().rpc('start_challenge', { p_code: code, p_try: guests }).throwOnError();
  expect((await answer(one.client, code, { p_try: guests })).data).toMatchObject({ status: 'kept' });
});

test('with its challenger a challenge goes, and with an account its answers', async () => {
  const [challenger, other] = [await newPlayer(), await namedPlayer()];
  const code = await challengeOf(challenger);
  await answer(other.client, code).throwOnError();
  await other.client.rpc('delete_user_account', { user_id_to_delete: other.id }).throwOnError();
  expect((await answersOf(challenger, code)).answers).toEqual([]);
  await challenger.client.rpc('delete_user_account', { user_id_to_delete: challenger.id }).throwOnError();
  expect((await read(anonymous(), code)).status).toBe('unknown');
});
