import { screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { fakeServer } from '../testing/fake-server';
import { fill, press } from '../testing/play';
import { digits, solution, states } from '../testing/read-puzzle';
import { NOON, renderGames, wait } from '../testing/render-games';
import { practiceKey } from '../player/practice-records';
import { openPractice, place, PRACTICE_PATH, submitPractice } from './testing/open-practice';

const GUEST = {};
const OUT = { auth: { status: 'out' } } as const;
/** The account's session is stored but not read yet, as after a reload or while another tab signs in. */
const LOADING = { auth: { status: 'loading', storedUserId: 'user-1' } } as const;
const IN = { auth: signedIn(), supabase: fakeServer().supabase };

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const openAs = (player: Parameters<typeof openPractice>[1]) => openPractice(PRACTICE_PATH, player);
const filled = () => states().filter((state) => state === 'filled').length;

/** Stores a player's grid with some right digits. */
async function leaveGrid(player: Parameters<typeof openPractice>[1], count: number) {
  const { user, unmount } = await openAs(player);
  await place(user, count);
  await wait(20_000);
  const grid = digits();
  unmount();
  return grid;
}

test.each([
  ['no grid', 0],
  ['a grid with less on it', 1],
])('a guest sees the same grid while another tab signs in, if the account has %s', async (_, own) => {
  if (own > 0) await leaveGrid(IN, own);
  const page = await openAs(GUEST);
  await place(page.user, 3);
  await wait(20_000);
  const grid = digits();
  page.update(LOADING);
  await wait(2_000);
  expect(digits()).toEqual(grid);
  page.update(IN);
  await wait(0);
  expect(digits()).toEqual(grid);
  expect(screen.getByRole('timer')).toHaveTextContent('0:22');
  expect(localStorage.getItem(practiceKey('guest', 'sum_grid'))).toBeNull();
});

test('a guest sees the same grid if the other tab has already moved it', async () => {
  const page = await openAs(GUEST);
  await place(page.user, 2);
  const grid = digits();
  page.update(LOADING);
  (await renderGames('/puzzle-games', IN)).unmount();
  await wait(2_000);
  expect(page.page.getByTestId('grid')).toBeInTheDocument();
  page.update(IN);
  await wait(0);
  expect(digits()).toEqual(grid);
});

test('an expired session moves nothing', async () => {
  const page = await openAs(GUEST);
  await place(page.user, 2);
  const grid = digits();
  page.update(LOADING);
  page.update(OUT);
  expect(digits()).toEqual(grid);
  page.unmount();
  await openAs(LOADING);
  expect(digits()).toEqual(grid);
  expect(localStorage.getItem(practiceKey('user-1', 'sum_grid'))).toBeNull();
});

test.each([
  ['without a grid', 0],
  ['with a grid that has less on it', 1],
])('after a reload, an account %s sees the migrated grid from the first paint', async (_, own) => {
  if (own > 0) await leaveGrid(IN, own);
  const grid = await leaveGrid(GUEST, 3);
  const page = await openAs(LOADING);
  expect(digits()).toEqual(grid);
  page.update(IN);
  await wait(0);
  expect(digits()).toEqual(grid);
  await place(page.user, 1);
  page.unmount();
  await openAs(IN);
  expect(filled()).toBe(4);
});

test('a kept grid is drawn once, and its selection survives reading the session', async () => {
  const stored = await leaveGrid(IN, 3);
  await leaveGrid(GUEST, 1);
  const page = await openAs(LOADING);
  expect(digits()).toEqual(stored);
  const grid = screen.getByTestId('grid');
  page.update(IN);
  await wait(0);
  expect(screen.getByTestId('grid')).toBe(grid);
  expect(digits()).toEqual(stored);
});

test('a guest who has just solved the puzzle sees the end, and then continues the account’s grid', async () => {
  const own = await leaveGrid(IN, 2);
  const page = await openAs(GUEST);
  const answer = solution();
  await fill(page.user, answer);
  await submitPractice(page.user);
  page.update({ ...LOADING, supabase: IN.supabase });
  page.update(IN);
  await wait(0);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(digits()).toEqual(answer);
  await press(page.user, 'New Practice Puzzle');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(digits()).toEqual(own);
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
});

test('a selected cell stays selected on the grid that replaces it', async () => {
  const page = await openAs(GUEST);
  await place(page.user, 1);
  screen
    .getAllByRole('gridcell')
    .find(({ tabIndex }) => tabIndex === 0)
    ?.focus();
  page.update(LOADING);
  page.update(IN);
  await wait(0);
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
});

test('the solved grid of a signed-out account does not affect the guest’s', async () => {
  const page = await openAs(IN);
  await fill(page.user, solution());
  await submitPractice(page.user);
  await press(page.user, 'Close');
  page.update(OUT);
  await place(page.user, 2);
  const grid = digits();
  page.update(LOADING);
  page.update(IN);
  await wait(0);
  expect(digits()).toEqual(grid);
  await place(page.user, 1);
  expect(localStorage.getItem(practiceKey('guest', 'sum_grid'))).toBeNull();
});
