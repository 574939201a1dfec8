import { screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { fill } from '../testing/play';
import { digits, solution, states } from '../testing/read-puzzle';
import { NOON, renderGames, wait } from '../testing/render-games';
import {
  leavePracticeAlmostSolved,
  openPractice,
  place,
  PRACTICE_PATH,
  submitPractice,
} from './testing/open-practice';

const PLAYER = { auth: signedIn() };
const OTHER = { auth: { ...signedIn(), user: { id: 'user-2', email: 'bob@example.test', metadata: {} } } };
const GUEST = {};

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const openAs = (player: Parameters<typeof openPractice>[1]) => openPractice(PRACTICE_PATH, player);

test('each account of a browser gets its own grid', async () => {
  const page = await openAs(PLAYER);
  await place(page.user, 2);
  await wait(20_000);
  const grid = digits();
  page.unmount();
  for (const another of [OTHER, GUEST]) {
    const theirs = await openAs(another);
    expect(states()).not.toContain('filled');
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    await place(theirs.user, 1);
    theirs.unmount();
  }
  await openAs(PLAYER);
  expect(digits()).toEqual(grid);
  expect(screen.getByRole('timer')).toHaveTextContent('0:20');
});

test('a guest who signs in continues the same grid with its time', async () => {
  const page = await openAs(GUEST);
  await place(page.user, 2);
  await wait(20_000);
  const grid = digits();
  page.update(PLAYER);
  await wait(0);
  expect(digits()).toEqual(grid);
  expect(screen.getByRole('timer')).toHaveTextContent('0:20');
  await place(page.user, 1);
  page.unmount();
  await openAs(PLAYER);
  expect(states().filter((state) => state === 'filled')).toHaveLength(3);
});

test.each([
  ['an account that never practiced', false],
  ['one that has solved its last puzzle', true],
])('a guest’s grid moves to the first account that signs in, on any page: %s', async (_, hasSolved) => {
  if (hasSolved) {
    leavePracticeAlmostSolved();
    const before = await openAs(PLAYER);
    await fill(before.user, solution());
    await submitPractice(before.user);
    before.unmount();
  }
  const page = await openAs(GUEST);
  await place(page.user, 2);
  const grid = digits();
  page.unmount();
  (await renderGames('/puzzle-games', PLAYER)).unmount();
  for (const another of [OTHER, GUEST]) {
    const theirs = await openAs(another);
    expect(states()).not.toContain('filled');
    theirs.unmount();
  }
  await openAs(PLAYER);
  expect(digits()).toEqual(grid);
});

test.each([
  [1, 3],
  [3, 1],
])('with %s digits of the account and %s of the guest, the fuller grid is kept', async (own, guests) => {
  const page = await openAs(PLAYER);
  await place(page.user, own);
  page.unmount();
  const guest = await openAs(GUEST);
  await place(guest.user, guests);
  guest.unmount();
  await openAs(PLAYER);
  expect(states().filter((state) => state === 'filled')).toHaveLength(3);
});

test('a guest who solved the day’s puzzle gets no other one by signing in and out', async () => {
  leavePracticeAlmostSolved('guest');
  const page = await openAs(GUEST);
  await fill(page.user, solution());
  await submitPractice(page.user);
  page.unmount();
  (await renderGames('/puzzle-games', PLAYER)).unmount();
  await renderGames(PRACTICE_PATH, GUEST);
  expect(await screen.findByRole('heading', { name: 'Want Unlimited Puzzles?' })).toBeInTheDocument();
});

test('a guest’s grid stays in place while the device has no space, and continues for the account', async () => {
  const page = await openAs(GUEST);
  await place(page.user, 2);
  const grid = digits();
  page.unmount();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const account = await openAs(PLAYER);
  expect(digits()).toEqual(grid);
  account.unmount();
  full.mockRestore();
  await openAs(PLAYER);
  expect(digits()).toEqual(grid);
});
