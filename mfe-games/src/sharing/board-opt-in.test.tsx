import { screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { boardRow } from '../testing/fake-boards';
import { fakeServer } from '../testing/fake-server';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { fill } from '../testing/play';
// Loaded in advance, so that the chunk arrives while the test waits.
import './BoardOptIn';
import { NOON, renderGames, wait } from '../testing/render-games';

const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function solved(server = fakeServer()) {
  const view = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  await fill(view.user, dailyPuzzle('sum_grid', '2026-11-21').solution);
  await view.user.click(screen.getByRole('button', { name: 'Submit' }));
  for (let second = 0; second < 3; second++) await wait(1_000);
  return { ...view, boards: server.boards };
}

const question = () => screen.queryByText(/Do you want it on the public boards/);

test('the first verified result asks once, and "yes" shows the place', async () => {
  const server = fakeServer();
  server.boards.rows = [boardRow(1), boardRow(2, { username: 'ada', mine: true })];
  const { user, unmount } = await solved(server);
  expect(question()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show me on public boards' }));
  await wait(100);
  expect(server.boards.shown).toBe(true);
  expect(screen.getByText(/Your place today: 2 of 2/).closest('p')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'See the board' })).toHaveAttribute('href', '/boards/sum-grid');
  unmount();
  await renderGames('/sum-grid', { auth, supabase: server.supabase });
  await wait(2_000);
  expect(question()).not.toBeInTheDocument();
});

test('"Not now" is an answer too', async () => {
  const { user, boards } = await solved();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await wait(100);
  expect(boards.shown).toBe(false);
  expect(question()).not.toBeInTheDocument();
});

test('nobody is asked about a pending result', async () => {
  const server = fakeServer();
  server.network = 'offline';
  await solved(server);
  expect(question()).not.toBeInTheDocument();
});
