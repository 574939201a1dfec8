import { screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { digits } from '../testing/read-puzzle';
import { NOON, renderGames, wait } from '../testing/render-games';
import { practiceKey } from '../player/practice-records';
import { openPractice, place, PRACTICE_PATH } from './testing/open-practice';

const OLD_KEY = 'games:practice:sum_grid';
const PLAYER = { auth: signedIn() };
const LOADING = { auth: { status: 'loading', storedUserId: 'user-1' } } as const;

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** A started grid as stored by a version that had one grid per device. */
async function leaveOldRecord() {
  const { user, unmount } = await openPractice(PRACTICE_PATH, {});
  await place(user, 2);
  await wait(20_000);
  const grid = digits();
  unmount();
  const key = practiceKey('guest', 'sum_grid');
  localStorage.setItem(OLD_KEY, localStorage.getItem(key) ?? '');
  localStorage.removeItem(key);
  return grid;
}

test.each([
  ['a guest', {}],
  ['an account', PLAYER],
  ['the account whose session is not read yet', LOADING],
])('a grid of an older version continues for the first player who opens it: %s', async (_, player) => {
  const grid = await leaveOldRecord();
  await openPractice(PRACTICE_PATH, player);
  expect(digits()).toEqual(grid);
  expect(screen.getByRole('timer')).toHaveTextContent('0:20');
  expect(localStorage.getItem(OLD_KEY)).toBeNull();
});

test('a grid of an older version also continues when the account signs in on another page', async () => {
  const grid = await leaveOldRecord();
  (await renderGames('/puzzle-games', PLAYER)).unmount();
  expect(localStorage.getItem(OLD_KEY)).toBeNull();
  await openPractice(PRACTICE_PATH, PLAYER);
  expect(digits()).toEqual(grid);
});

test('a grid of an older version does not replace one that the player has started since', async () => {
  await leaveOldRecord();
  const old = localStorage.getItem(OLD_KEY) ?? '';
  const page = await openPractice(PRACTICE_PATH, PLAYER);
  await place(page.user, 1);
  const grid = digits();
  page.unmount();
  localStorage.setItem(OLD_KEY, old);
  await openPractice(PRACTICE_PATH, PLAYER);
  expect(digits()).toEqual(grid);
});
