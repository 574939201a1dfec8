import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { signedIn } from 'shared-platform/testing';
import { cell, cells, fill, press, withTwoSwapped } from '../testing/play';
import { digits, solution } from '../testing/read-puzzle';
import { NOON, renderGames, wait } from '../testing/render-games';

const PATH = '/sum-grid?mode=practice';
const KEY = 'games:practice:sum_grid';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function open() {
  const page = await renderGames(PATH, { auth: signedIn() });
  await screen.findByTestId('grid');
  return page;
}

async function submit(user: UserEvent) {
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
}

/** Takes the wrong digits away, and writes the right ones. */
async function mend(user: UserEvent, right: readonly number[]) {
  for (const element of cells().filter(({ dataset }) => dataset['state'] === 'wrong')) {
    await user.click(element);
    await user.keyboard('{Backspace}');
  }
  await fill(user, right);
}

test('a solved practice puzzle says where the time went, with wrong tries and hints, also after a reload', async () => {
  const first = await open();
  await wait(42_000);
  await press(first.user, 'Get Hint');
  const right = solution();
  await fill(first.user, withTwoSwapped(right, digits()));
  await press(first.user, 'Submit');
  first.unmount();
  // The time away is not a pause.
  jest.setSystemTime(Date.now() + 3_600_000);

  const { user } = await open();
  await submit(user);
  await mend(user, right);
  await submit(user);
  const analysis = within(await screen.findByRole('region', { name: 'Where the time went' }));
  expect(analysis.getByText('Your longest pause was 0:42, with 0 of 6 cells filled.')).toBeInTheDocument();
  expect(analysis.getByText(/^What could be seen there: /)).toBeInTheDocument();
  expect(analysis.getByText('2 submissions were wrong.')).toBeInTheDocument();
  expect(analysis.getByText('One cell was filled by a hint.')).toBeInTheDocument();
});

test('one’s own moves of practice play in ten seconds', async () => {
  const { user } = await open();
  const givens = digits();
  const right = solution();
  await fill(user, withTwoSwapped(right, givens));
  await submit(user);
  await mend(user, right);
  await submit(user);
  expect(screen.getByText('4 right away · 2 changed · 2 tries')).toBeInTheDocument();
  await press(user, 'Watch your moves');
  const board = screen.getByRole('img', { name: 'Your moves, in ten seconds' });
  expect(board.textContent).toBe(givens.filter(Boolean).join(''));
  await wait(11_000);
  expect(board.textContent).toBe(right.join(''));
});

test('a puzzle that an older version began is solved without a review', async () => {
  const first = await open();
  await first.user.click(cell(digits().indexOf(0)));
  await first.user.keyboard(String(solution()[digits().indexOf(0)]));
  first.unmount();
  const { moves, ...older } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { moves?: unknown };
  expect(moves).toHaveLength(1);
  localStorage.setItem(KEY, JSON.stringify(older));
  const { user } = await open();
  await fill(user, solution());
  await submit(user);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Watch your moves' })).not.toBeInTheDocument();
});
