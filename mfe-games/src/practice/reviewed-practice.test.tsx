import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { cell, cells, fill, press, withTwoSwapped, takeHint } from '../testing/play';
import { digits, solution } from '../testing/read-puzzle';
import { NOON, wait } from '../testing/render-games';
import { openPractice, PRACTICE_KEY, submitPractice } from './testing/open-practice';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** Clears the wrong digits and enters the right ones. */
async function mend(user: UserEvent, right: readonly number[]) {
  for (const element of cells().filter(({ dataset }) => dataset['state'] === 'wrong')) {
    await user.click(element);
    await user.keyboard('{Backspace}');
  }
  await fill(user, right);
}

test('a solved practice puzzle shows where the time went, wrong attempts and hints, even after a reload', async () => {
  const first = await openPractice();
  await wait(42_000);
  await takeHint(first.user);
  const right = solution();
  await fill(first.user, withTwoSwapped(right, digits()));
  await press(first.user, 'Submit');
  first.unmount();
  // Time away from the page is not a pause.
  jest.setSystemTime(Date.now() + 3_600_000);

  const { user } = await openPractice();
  await submitPractice(user);
  await mend(user, right);
  await submitPractice(user);
  const analysis = within(await screen.findByRole('region', { name: 'Where the time went' }));
  expect(analysis.getByText('Your longest pause was 0:42, with 0 of 6 cells filled.')).toBeInTheDocument();
  expect(analysis.getByText(/^What could be seen there: /)).toBeInTheDocument();
  expect(analysis.getByText('2 submissions were wrong.')).toBeInTheDocument();
  expect(analysis.getByText('One cell was filled by a hint.')).toBeInTheDocument();
});

test('the player’s own practice moves replay in ten seconds', async () => {
  const { user } = await openPractice();
  const givens = digits();
  const right = solution();
  await fill(user, withTwoSwapped(right, givens));
  await submitPractice(user);
  await mend(user, right);
  await submitPractice(user);
  expect(screen.getByText('4 right away · 2 changed · 2 tries')).toBeInTheDocument();
  await press(user, 'Watch your moves');
  const grid = screen.getByRole('img', { name: 'Your moves, in ten seconds' });
  expect(grid.textContent).toBe(givens.filter(Boolean).join(''));
  await wait(11_000);
  expect(grid.textContent).toBe(right.join(''));
});

test('a puzzle started by an older version is solved without a review', async () => {
  const first = await openPractice();
  await first.user.click(cell(digits().indexOf(0)));
  await first.user.keyboard(String(solution()[digits().indexOf(0)]));
  first.unmount();
  const { moves, ...older } = JSON.parse(localStorage.getItem(PRACTICE_KEY) ?? '{}') as { moves?: unknown };
  expect(moves).toHaveLength(1);
  localStorage.setItem(PRACTICE_KEY, JSON.stringify(older));
  const { user } = await openPractice();
  await fill(user, solution());
  await submitPractice(user);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Watch your moves' })).not.toBeInTheDocument();
});
