import { screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { demoPuzzle } from 'shared-puzzle-engine';
import { CODE, fakeChallenges } from '../testing/fake-challenges';
import { openChallenge, race, runners, solveRace } from '../testing/grid-race';
import { cell } from '../testing/play';
import { NOON, wait } from '../testing/render-games';

const { solution } = demoPuzzle('sum_grid');
const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a guest sees the time to beat and plays beside the pace line', async () => {
  const { user, challenges } = await openChallenge();
  expect(screen.getByRole('heading', { name: 'You have been challenged to a Sum Grid' })).toBeInTheDocument();
  expect(screen.getByText('Time to beat: 1:15')).toBeInTheDocument();
  expect(challenges.started).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByTestId('grid');
  await wait(100);
  expect(challenges.started).toHaveLength(1);
  expect(runners()).toEqual(['3 of 9', '3 of 9']);
  await wait(6_000);
  await user.click(cell(1));
  await user.keyboard('7');
  expect(runners()).toEqual(['4 of 9', '4 of 9']);
  expect(document.body).not.toHaveTextContent('Clear Hint');
  expect(screen.queryByRole('button', { name: /Get Hint/ })).not.toBeInTheDocument();
});

test('a link whose challenger shows the name says who challenges, and a player can report the name', async () => {
  const fake = fakeChallenges();
  fake.challenges.shown = true;
  const { unmount } = await openChallenge(undefined, undefined, fake);
  const title = () => screen.getByRole('heading', { level: 1 });
  expect(title()).toHaveTextContent('grace challenges you to a Sum Grid');
  expect(title().querySelector('bdi')).toHaveTextContent('grace');
  expect(screen.queryByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
  unmount();
  const { user } = await openChallenge(undefined, auth, fake);
  await user.click(screen.getByRole('button', { name: 'Report the name grace' }));
  await user.click(await screen.findByRole('button', { name: 'Report Name' }));
  await wait(100);
  expect(fake.challenges.reported).toEqual([CODE]);
});

test('the end of a race shows both times and both replays without naming anybody', async () => {
  const { user, challenges } = await race();
  await wait(30_000);
  await solveRace(user);
  expect(screen.getByRole('heading', { name: /^You were faster by 0:4\d!$/ })).toHaveFocus();
  expect(screen.getByText('Challenger: 1:15')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Watch: (You|Challenger)$/ })).toHaveLength(2);
  expect(challenges.answered).toMatchObject([
    { p_code: CODE, p_attempt: challenges.started[0], p_solution: { kind: 'grid', grid: [...solution] } },
  ]);
  expect(challenges.answered[0]?.p_solution).not.toMatchObject({ moves: [] });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a reload during the race continues it, and a reload after the end shows the end', async () => {
  const { user, unmount, fake } = await race();
  await user.click(cell(1));
  await user.keyboard('7');
  await wait(5_000);
  unmount();
  const again = await openChallenge(undefined, undefined, fake);
  await again.user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByTestId('cell-1-2')).toHaveTextContent('7');
  expect(screen.getByRole('timer')).toHaveTextContent('0:05');
  await solveRace(again.user);
  again.unmount();
  await openChallenge(undefined, undefined, fake);
  expect(await screen.findByText('Challenger: 1:15')).toBeInTheDocument();
  // Both starts are the same attempt, so the server keeps one.
  expect(new Set(fake.challenges.answered.map(({ p_attempt }) => p_attempt)).size).toBe(1);
});

test('the page shows the time that the server measured', async () => {
  const fake = fakeChallenges();
  fake.challenges.measuredSeconds = 80;
  const { user } = await race(auth, fake);
  await solveRace(user);
  expect(screen.getByText('You: 1:20')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your challenger was faster by 0:05.' })).toBeInTheDocument();
});

test('a changed link says that it is not valid', async () => {
  await openChallenge('/challenge/another');
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Play Today/ })).toHaveAttribute('href', '/puzzle-games');
});

test('an invalid link is forgotten for a signed-in player, and a friend group’s invitation is kept', async () => {
  localStorage.setItem('invitation', `${NOON} /challenge/another`);
  const { unmount } = await openChallenge('/challenge/another', auth);
  await screen.findByRole('heading', { name: 'This link is not valid' });
  expect(localStorage.getItem('invitation')).toBeNull();
  unmount();
  localStorage.setItem('invitation', `${NOON} /friends/join/0v9k`);
  await openChallenge('/challenge');
  expect(localStorage.getItem('invitation')).toBe(`${NOON} /friends/join/0v9k`);
});

test('a withdrawn link says so when it is opened again', async () => {
  const { unmount, fake } = await openChallenge();
  expect(screen.getByRole('button', { name: 'Start' })).toBeInTheDocument();
  unmount();
  fake.challenges.removed = true;
  await openChallenge(undefined, undefined, fake);
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeInTheDocument();
});

test('the same link can be passed on after the race', async () => {
  const { user } = await race();
  await solveRace(user);
  const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Challenge Someone Else' }));
  expect(share.mock.calls[0]?.[0].text).toMatch(
    new RegExp(`^Sum Grid: 0:\\d\\d, in a challenge.*\\n${window.location.origin}/challenge/${CODE}$`),
  );
  Reflect.deleteProperty(navigator, 'share');
  // Guests see texts that do not apply to an account.
  expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/signup');
});
