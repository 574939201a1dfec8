import { screen, within } from '@testing-library/react';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { cell, digitButton, fill, press, withTwoSwapped } from '../testing/play';
import { NOON, renderGames, wait } from '../testing/render-games';

const { givens, solution } = dailyPuzzle('sum_grid', '2026-11-21');

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** Solves the puzzle at the second attempt: two digits are swapped at first. */
async function solveSecondTime() {
  const { user } = await renderGames('/sum-grid');
  const swapped = withTwoSwapped(solution, givens);
  await fill(user, swapped);
  await press(user, 'Submit');
  const wrong = [...solution.keys()].filter((at) => swapped[at] !== solution[at]);
  for (const at of wrong) {
    await user.click(cell(at));
    await user.keyboard('{Backspace}');
  }
  for (const at of wrong) {
    await user.click(cell(at));
    await user.click(digitButton(solution[at] ?? 0));
  }
  await press(user, 'Submit');
  await wait(1_000);
  return user;
}

test('the review shows how each cell was found and the attempts, and replays the moves in ten seconds', async () => {
  const user = await solveSecondTime();
  await press(user, 'Close');
  expect(await screen.findByText('4 right away · 2 changed · 2 tries')).toBeInTheDocument();
  const analysis = within(await screen.findByRole('region', { name: 'Where the time went' }));
  expect(analysis.getByText('One submission was wrong.')).toBeInTheDocument();
  expect(analysis.getByRole('link').getAttribute('href')).toMatch(/^\/learn\/techniques/);
  await press(user, 'Watch your moves');
  const grid = screen.getByRole('img', { name: 'Your moves, in ten seconds' });
  expect(grid.textContent).toBe(givens.filter(Boolean).join(''));
  await wait(5_000);
  expect(screen.getByRole('button', { name: 'Stop' })).toBeInTheDocument();
  await wait(6_000);
  expect(screen.getByText('The replay has ended.')).toBeInTheDocument();
  expect(grid.textContent).toBe(solution.join(''));
});
