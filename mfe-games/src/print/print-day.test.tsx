import { screen, within } from '@testing-library/react';
import { GAMES, GRID_GAMES } from '@ninefold/contracts';
import { signedIn } from '@ninefold/platform/testing';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { fakeServer } from '../testing/fake-server';
import { leaveAlmostSolved } from '../testing/leave-almost-solved';
import { fill, press } from '../testing/play';
import { address, NOON, renderGames, wait } from '../testing/render-games';

/** The clock says November 21, 2026. */
beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const sheet = (name: string) => screen.findByRole('article', { name });
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => Number(textContent));

test('a past day’s three puzzles are on one page, and their solutions on another', async () => {
  await renderGames('/print/day/2026-11-20');
  const puzzles = await sheet('Ninefold #20 · November 20, 2026');
  const solutions = await sheet('Ninefold #20 · Solutions');
  for (const game of GRID_GAMES) {
    const { givens, solution } = dailyPuzzle(game, '2026-11-20');
    const { title } = GAMES[game];
    expect(cellsOf(within(puzzles).getByRole('table', { name: `${title}, to fill in` }))).toEqual(givens);
    expect(cellsOf(within(solutions).getByRole('table', { name: `${title}, solved` }))).toEqual(solution);
  }
  expect(within(puzzles).getByText(/\/archive\/2026-11-20$/)).toBeInTheDocument();
  expect(within(solutions).queryByRole('img')).not.toBeInTheDocument();
});

test('today’s puzzles are printed without their solutions', async () => {
  await renderGames('/print/day');
  const puzzles = await sheet('Ninefold #21 · November 21, 2026');
  expect(screen.getAllByRole('article')).toEqual([puzzles]);
});

test('an archived day can be printed by everybody to whom it is open', async () => {
  const setTitle = jest.fn();
  const { supabase } = fakeServer();
  await renderGames('/print/day/2026-11-14', { auth: signedIn(), supabase, setTitle });
  await sheet('Ninefold #14 · November 14, 2026');
  expect(setTitle).toHaveBeenCalledWith('Puzzles for November 14, 2026, to print');
});

test.each([
  ['/print/day/2026-11-14', '/archive/2026-11-14'],
  ['/print/day/2026-11-22', '/archive/2026-11-22'],
  ['/print/day/soon', '/archive/soon'],
])('%s is not printed for a guest: %s says why', async (path, leadsTo) => {
  await renderGames(path);
  await wait(0);
  expect(address()).toBe(leadsTo);
});

test('the hub, an archived day and a solved daily link to the print page', async () => {
  const hub = await renderGames('/puzzle-games');
  expect(await screen.findByRole('link', { name: "Print Today's Puzzles" })).toHaveAttribute(
    'href',
    '/print/day',
  );
  hub.unmount();
  const day = await renderGames('/archive/2026-11-20');
  expect(await screen.findByRole('link', { name: 'Print this day' })).toHaveAttribute(
    'href',
    '/print/day/2026-11-20',
  );
  day.unmount();
  leaveAlmostSolved();
  const solved = await renderGames('/sum-grid');
  await fill(solved.user, dailyPuzzle('sum_grid', '2026-11-21').solution);
  await press(solved.user, 'Submit');
  solved.unmount();
  await renderGames('/sum-grid');
  expect(await screen.findByRole('link', { name: 'Print the Puzzles' })).toHaveAttribute(
    'href',
    '/print/day/2026-11-21',
  );
});
