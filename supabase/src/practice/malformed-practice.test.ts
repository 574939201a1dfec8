import { PRACTICE_GRID } from '@ninefold/contracts/rpc/testing';
import { newPlayer, type Player } from '../testing/players';
import { traces } from '../testing/history';
import { practice, refusal, save } from '../testing/results';

let player: Player;

beforeAll(async () => {
  player = await newPlayer();
});

const GIVENS = PRACTICE_GRID.map((digit, at) => (at < 3 ? digit : 0));
const EIGHT_GIVEN = PRACTICE_GRID.with(8, 0);
const inRows = (cells: readonly number[]) => [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)];

test.each<[string, object]>([
  ['no given', { givens: Array(9).fill(0) }],
  ['eight givens', { givens: EIGHT_GIVEN }],
  ['a subscriber’s three hints', { hints_used: 3 }],
  ['a hint for the one empty cell', { givens: EIGHT_GIVEN, hints_used: 1 }],
])('a grid with %s is practice', async (_, change) => {
  expect(await save(player.client, practice({ ...change }))).toMatchObject({ status: 'saved' });
});

describe('rejects invalid practice without writing anything:', () => {
  let before: unknown;

  beforeAll(async () => {
    before = await traces(player.client);
  });

  afterAll(async () => {
    expect(await traces(player.client)).toEqual(before);
  });

  test.each<[string, object]>([
    ['no givens', { givens: null }],
    ['givens that are left out', { givens: undefined }],
    ['an empty list of givens', { givens: [] }],
    ['givens in three rows', { givens: inRows(GIVENS) }],
    ['givens in nine rows', { givens: GIVENS.map((digit) => [digit]) }],
    ['givens that count from 0', { givens: '[0:8]={4,9,2,0,0,0,0,0,0}' }],
    ['givens for eight cells', { givens: GIVENS.slice(1) }],
    ['givens for ten cells', { givens: [...GIVENS, 0] }],
    ['a missing given', { givens: [null, ...GIVENS.slice(1)] }],
    ['a given that the grid does not keep', { givens: [9, ...GIVENS.slice(1)] }],
    ['a given above 9', { givens: [10, ...GIVENS.slice(1)] }],
    ['a negative given', { givens: [-4, ...GIVENS.slice(1)] }],
    ['nothing to solve', { givens: PRACTICE_GRID }],
    ['no count of hints', { hints_used: null }],
    ['a negative count of hints', { hints_used: -1 }],
    ['more hints than any player has', { hints_used: 4 }],
    ['more hints than empty cells', { givens: EIGHT_GIVEN, hints_used: 2 }],
  ])('%s is not practice', async (_, change) => {
    expect(await refusal(player.client, practice({ ...change }))).toBe('malformed-practice');
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['eight digits', PRACTICE_GRID.slice(0, 8)],
    ['a digit twice', PRACTICE_GRID.with(1, 4)],
    ['an empty cell', EIGHT_GIVEN],
    ['three rows of three', inRows(PRACTICE_GRID)],
  ])('%s is not a solved grid', async (_, grid) => {
    expect(await refusal(player.client, practice({ grid }))).toBe('malformed-grid');
  });
});
