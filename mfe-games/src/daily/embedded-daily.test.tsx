import { screen, within } from '@testing-library/react';
import { asksBeforeReload } from '@ninefold/web/testing';
import type { Platform } from '@ninefold/platform';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { leaveAlmostSolved } from '../testing/leave-almost-solved';
import { fill, press } from '../testing/play';
import { NOON, renderGames, wait } from '../testing/render-games';

const SITE = 'https://ninefold.test';
const settings = {
  requireSignInForGames: false,
  breachedPasswordCheck: false,
  release: 'test',
  siteOrigin: SITE,
};

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
});

/** Solves the daily, by default on the page of another site. */
async function solve(over: Partial<Platform> = { settings }) {
  leaveAlmostSolved();
  const { user } = await renderGames('/sum-grid', over);
  await fill(user, dailyPuzzle('sum_grid', '2026-11-21').solution);
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
  return user;
}

test('the shared text contains the site’s address, and the other dailies are offered', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
  Object.assign(navigator, { share });
  const user = await solve();
  await press(user, 'Share Results');
  expect(share.mock.calls[0]?.[0].text).toContain(`${SITE}/sum-grid`);
  const links = within(screen.getByRole('dialog')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Play the other two']);
});

test('the solved grid and the page after it do not ask for an account', async () => {
  const user = await solve();
  expect(screen.queryByRole('region', { name: 'Save your score' })).not.toBeInTheDocument();
  await press(user, 'Close');
  expect(await screen.findByRole('timer', { name: 'Next challenge in' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Save your score' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Play the other two']);
});

test('other puzzles link to the site', async () => {
  leaveAlmostSolved();
  const { user } = await renderGames('/sum-grid', { settings });
  await press(user, 'New Puzzle');
  const dialog = within(await screen.findByRole('dialog', { name: 'More puzzles at Ninefold' }));
  expect(dialog.getByRole('link', { name: 'Open Ninefold' })).toHaveAttribute('href', '/puzzle-games');
  await press(user, 'Keep Playing');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['another site’s page can be left', { settings }, false],
  ['the site itself asks before its page is left', {}, true],
])('with a solved daily that could not be stored, %s', async (_, over, isAsked) => {
  const user = await solve(over);
  // Without the grid, which asks for itself.
  await press(user, 'Close');
  expect(await screen.findByRole('timer', { name: 'Next challenge in' })).toBeInTheDocument();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(asksBeforeReload()).toBe(isAsked);
});
