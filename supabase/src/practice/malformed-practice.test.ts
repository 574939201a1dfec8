import { newPlayer, type Player } from '../testing/players';
import { type Change, practice, practiceRefusal, savePractice, traces } from '../testing/practice';

let player: Player;

beforeAll(async () => {
  player = await newPlayer();
});

const GIVENS = [4, 9, 2, 0, 0, 0, 0, 0, 0];
const EIGHT_GIVEN = [4, 9, 2, 3, 5, 7, 8, 1, 0];
const inRows = (cells: readonly number[]) => [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)];

test.each<[string, Change]>([
  ['no given', { p_givens: Array(9).fill(0) }],
  ['eight givens', { p_givens: EIGHT_GIVEN }],
  ['a subscriber’s three hints', { p_hints_used: 3 }],
  ['a hint for the one empty cell', { p_givens: EIGHT_GIVEN, p_hints_used: 1 }],
])('a grid with %s is practice', async (_, change) => {
  expect(await savePractice(player.client, practice(change))).toMatchObject({ saved: true });
});

test.each<[string, Change]>([
  ['no id', { p_id: null }],
  ['no givens', { p_givens: null }],
  ['an empty list of givens', { p_givens: [] }],
  ['givens in three rows', { p_givens: inRows(GIVENS) }],
  ['givens in nine rows', { p_givens: GIVENS.map((digit) => [digit]) }],
  ['givens that count from 0', { p_givens: '[0:8]={4,9,2,0,0,0,0,0,0}' }],
  ['givens for eight cells', { p_givens: GIVENS.slice(1) }],
  ['givens for ten cells', { p_givens: [...GIVENS, 0] }],
  ['a missing given', { p_givens: [null, ...GIVENS.slice(1)] }],
  ['a given that the grid does not keep', { p_givens: [9, ...GIVENS.slice(1)] }],
  ['a given above 9', { p_givens: [10, ...GIVENS.slice(1)] }],
  ['a negative given', { p_givens: [-4, ...GIVENS.slice(1)] }],
  ['nothing to solve', { p_givens: [4, 9, 2, 3, 5, 7, 8, 1, 6] }],
  ['no count of hints', { p_hints_used: null }],
  ['a negative count of hints', { p_hints_used: -1 }],
  ['more hints than anybody has', { p_hints_used: 4 }],
  ['more hints than empty cells', { p_givens: EIGHT_GIVEN, p_hints_used: 2 }],
])('%s is no practice', async (_, change) => {
  const before = await traces(player.client);
  expect(await practiceRefusal(player.client, practice(change))).toMatchObject({
    code: '22023',
    hint: 'malformed-practice',
    message: 'This practice result does not fit together.',
  });
  expect(await traces(player.client)).toEqual(before);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['eight digits', [4, 9, 2, 3, 5, 7, 8, 1]],
  ['a digit twice', [4, 4, 2, 3, 5, 7, 8, 1, 6]],
  ['an empty cell', [4, 9, 2, 3, 5, 7, 8, 1, 0]],
  ['three rows of three', inRows([4, 9, 2, 3, 5, 7, 8, 1, 6])],
])('%s is no solved grid', async (_, p_grid) => {
  expect(await practiceRefusal(player.client, practice({ p_grid }))).toMatchObject({
    code: '22023',
    hint: 'malformed-grid',
  });
});

test.each([['mental_math_speed'], ['chess'], [null]])('%s is no grid game', async (p_game_type) => {
  expect(await practiceRefusal(player.client, practice({ p_game_type }))).toMatchObject({
    code: '22023',
    hint: 'unknown-game',
  });
});
