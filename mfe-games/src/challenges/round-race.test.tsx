import { screen, within } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { rpcClient } from '@ninefold/web/testing';
import { mentalMathProblems } from 'shared-puzzle-engine';
import { CODE, fakeChallenges, QUESTION_SET } from '../testing/fake-challenges';
import { answer, pass, question, runOut, timer } from '../testing/play-round';
import { NOON, renderGames, wait } from '../testing/render-games';

const auth = signedIn();
const questions = mentalMathProblems(QUESTION_SET).map((problem) => problem.question);

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function open(fake = fakeChallenges('round'), as?: typeof auth) {
  const client = rpcClient(fake.handlers);
  const view = await renderGames(`/challenge/${CODE}`, {
    ...(as && { auth: as }),
    supabase: () => Promise.resolve(client),
  });
  await screen.findByRole('heading', { level: 1 });
  await wait(100);
  return { ...view, fake, challenges: fake.challenges };
}

async function race(fake = fakeChallenges('round'), as?: typeof auth) {
  const view = await open(fake, as);
  await view.user.click(screen.getByRole('button', { name: 'Start' }));
  await wait(0);
  return view;
}

const runners = () =>
  within(screen.getByLabelText('The race'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

test('a guest sees the score to beat and that the round does not count, but no question before the start', async () => {
  const { challenges } = await open();
  expect(
    screen.getByRole('heading', { name: 'You have been challenged to a Mental Math Speed Round' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Score to beat: 2 correct in 60 seconds')).toBeInTheDocument();
  expect(screen.getByText(/does not count toward anything else/)).toBeInTheDocument();
  expect(challenges.started).toEqual([]);
});

test('the questions come from the published set, beside a pace line of correct answers', async () => {
  const { user, challenges } = await race();
  expect(challenges.started).toHaveLength(1);
  expect(timer()).toHaveTextContent('1:00');
  expect(question()).toBe(questions[0]);
  expect(runners()).toEqual(['0 correct', '0 correct']);
  await answer(user, true);
  await pass(2);
  expect(question()).toBe(questions[1]);
  expect(runners()).toEqual(['1 correct', '1 correct']);
  await answer(user, false);
  await pass(4);
  expect(runners()).toEqual(['1 correct', '2 correct']);
});

test('the end of a round shows both scores and both rounds, and sends nothing to the account', async () => {
  const { user, challenges, fake } = await race(undefined, auth);
  for (const isRight of [true, true, false, true]) {
    await answer(user, isRight);
    await pass(1);
  }
  await runOut();
  await wait(100);
  expect(screen.getByRole('heading', { name: 'You were ahead by 1!' })).toHaveFocus();
  expect(screen.getByText('You: 3 correct')).toBeInTheDocument();
  expect(screen.getByText('Challenger: 2 correct')).toBeInTheDocument();
  const [yours, theirs] = screen.getAllByRole('table');
  // Includes the question interrupted by the end.
  expect(within(yours!).getAllByRole('row')).toHaveLength(6);
  expect(within(theirs!).getAllByRole('row')).toHaveLength(3);
  expect(challenges.answered).toMatchObject([
    { p_code: CODE, p_attempt: challenges.started[0], p_solution: { kind: 'round' } },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('games:result'))).toEqual([]);
  expect(Object.keys(fake.handlers)).not.toContain('save_results');
  expect(screen.getByRole('checkbox', { name: 'Send my username with it' })).not.toBeChecked();
});

test('a round played again after leaving is the same attempt, and the page says so', async () => {
  const { user, unmount, fake } = await race();
  await answer(user, true);
  unmount();
  const again = await open(fake);
  expect(screen.getByText(/You left this round before its time was up/)).toBeInTheDocument();
  await again.user.click(screen.getByRole('button', { name: 'Start' }));
  await wait(0);
  expect(timer()).toHaveTextContent('1:00');
  await runOut();
  await wait(100);
  expect(new Set(fake.challenges.started).size).toBe(1);
  expect(screen.getByRole('heading', { name: 'Your challenger was ahead by 2.' })).toBeInTheDocument();
  again.unmount();
  await open(fake);
  expect(screen.getByText('You: 0 correct')).toBeInTheDocument();
});

test('a challenge with too many attempts says so', async () => {
  const fake = fakeChallenges('round');
  fake.challenges.startsWith = 'too-many';
  await race(fake);
  expect(screen.getByText(/started this challenge too often today/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
});

test('a round that a busy network cannot start says so, and not that the connection failed', async () => {
  const fake = fakeChallenges('round');
  fake.challenges.networkIsBusy = true;
  await race(fake);
  await wait(10_000);
  expect(screen.getByRole('alert')).toHaveTextContent(/^People on your network .* Sign in to play it/);
});

test('offline, no question appears, and the start can be retried', async () => {
  const fake = fakeChallenges('round');
  let isOffline = true;
  const start = fake.handlers.start_challenge;
  const handlers = {
    ...fake.handlers,
    start_challenge: (args: Parameters<typeof start>[0]) => (isOffline ? 'offline' : start(args)),
  };
  const { user, challenges } = await race({ ...fake, handlers } as typeof fake);
  await wait(10_000);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(challenges.started).toEqual([]);
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await wait(0);
  expect(question()).toBe(questions[0]);
});

test('a start whose response was lost is sent again as the same attempt', async () => {
  const fake = fakeChallenges('round');
  const sent: string[] = [];
  const start = fake.handlers.start_challenge;
  const handlers = {
    ...fake.handlers,
    start_challenge: (args: Parameters<typeof start>[0]) =>
      sent.push(args.p_attempt) === 1 ? 'offline' : start(args),
  };
  const { user } = await race({ ...fake, handlers } as typeof fake);
  await wait(10_000);
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await wait(0);
  expect(question()).toBe(questions[0]);
  expect(new Set(sent).size).toBe(1);
});

test('the challenger sees the scores, with each round beside their own', async () => {
  const fake = fakeChallenges('round');
  fake.challenges.mine = true;
  const about = { solved_at: '2026-11-21T16:00:00Z', player: null };
  fake.challenges.answers = [
    {
      ...{ ...about, id: 'a', score: 1, measured: true },
      answers: [{ question: '1 + 1', correct_answer: 2, answer: 2, milliseconds: 900 }],
    },
    { ...{ ...about, id: 'b', score: 7, measured: false }, answers: [] },
  ];
  const { user } = await open(fake, auth);
  expect(screen.getByText('You: 2 correct · four answers')).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Somebody1 correctNov 21, 2026/);
  expect(second).toHaveTextContent(/^Somebody7 correctmeasured on their device/);
  await user.click(within(first!).getByRole('button', { name: 'See the replay of Somebody' }));
  expect(within(first!).getAllByRole('table')).toHaveLength(2);
  await user.click(within(second!).getByRole('button', { name: 'See the replay of Somebody' }));
  expect(within(second!).getByText(/after 90 days/)).toBeInTheDocument();
});
