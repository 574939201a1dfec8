import { screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { mentalMathProblems } from 'shared-puzzle-engine';
import { fakeServer } from '../testing/fake-server';
import { storedResults, NOON, wait } from '../testing/render-games';
import { answer, begin, open, pass, question, runOut, timer } from '../testing/play-round';

const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const UNCHECKED = /The server did not respond\. This round is saved/;

test('a signed-in player’s round uses the published questions, and its result names the ticket', async () => {
  const server = fakeServer();
  const { user } = await begin({ auth, supabase: server.supabase });
  const set = mentalMathProblems(7);
  expect(question()).toBe(set[0]?.question);
  await answer(user, true);
  await pass(1);
  expect(question()).toBe(set[1]?.question);
  expect(screen.queryByText(UNCHECKED)).not.toBeInTheDocument();
  await runOut();
  expect(server.saved).toMatchObject([{ kind: 'timed_round', ticket: 'ticket-1', score: 1 }]);
  expect(screen.getByText('Your first result: the one to beat.')).toBeInTheDocument();
});

test('a server that does not respond delays the round only briefly, and the page says so', async () => {
  const { user } = await open({ auth, supabase: () => new Promise(() => undefined) });
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(screen.getByRole('button', { name: 'Starting' })).toHaveFocus();
  // Pressing it again requests no second round.
  await user.keyboard('{Enter}');
  await wait(1_499);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await wait(1);
  expect(timer()).toHaveTextContent('1:00');
  expect(screen.getByText(UNCHECKED)).toBeInTheDocument();
});

test.each([
  ['offline', { network: 'offline' }],
  ['without published question sets', { hasQuestionSets: false }],
] as const)('%s the round starts immediately, is kept, and is not a best', async (_, change) => {
  const server = Object.assign(fakeServer(), change, { best: 21 });
  const { user } = await begin({ auth, supabase: server.supabase });
  expect(screen.getByText(UNCHECKED)).toBeInTheDocument();
  await answer(user, true);
  await runOut();
  expect(screen.getByText(/^The server did not confirm this round/)).toBeInTheDocument();
  expect(screen.queryByText(/New personal best/)).not.toBeInTheDocument();
  expect(storedResults().bestScore('user-1', 'mental_math_speed', 'choosing')).not.toBe(1);
});

test('a round that the server does not confirm does not replace the best', async () => {
  const server = Object.assign(fakeServer(), { verifies: false, best: 21 });
  const { user } = await begin({ auth, supabase: server.supabase });
  await answer(user, true);
  await runOut();
  expect(screen.getByText(/^The server did not confirm this round.* Your best is 21\.$/)).toBeInTheDocument();
});

test('a round that the server has not received yet is shown as being checked', async () => {
  const server = fakeServer();
  const { user } = await begin({ auth, supabase: server.supabase });
  server.network = 'offline';
  await answer(user, true);
  await runOut();
  expect(screen.getByText(/^The server is checking this round/)).toBeInTheDocument();
});

test('a guest sees before the round that it is not checked, and does not wait', async () => {
  const { user } = await open({ supabase: () => new Promise(() => undefined) });
  expect(screen.getByText(/^Without an account, a round is not checked/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(timer()).toHaveTextContent('1:00');
});

test('leaving the screen drops the requested round', async () => {
  const { user, unmount } = await open({ auth, supabase: () => new Promise(() => undefined) });
  await user.click(screen.getByRole('button', { name: 'Start' }));
  unmount();
  await wait(2_000);
  expect(sessionStorage.getItem('games:running:mental_math_speed')).toBeNull();
});
