import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { signedIn } from '@ninefold/platform/testing';
import { checkGrid, findSolutions } from 'shared-puzzle-engine';
import { cells, fill, press, takeHint } from '../testing/play';
import { digits, solution, states, targets } from '../testing/read-puzzle';
import { NOON, renderGames, wait } from '../testing/render-games';
import { leavePracticeAlmostSolved } from './testing/open-practice';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const PATH = '/sum-grid?mode=practice';

test('a practice puzzle has three givens and one solution', async () => {
  await renderGames(PATH);
  await screen.findByTestId('grid');
  expect(states().filter((state) => state === 'given')).toHaveLength(3);
  expect(findSolutions(targets(), digits(), 2)).toHaveLength(1);
});

test('a solved practice puzzle counts its hints and offers a new one', async () => {
  const { user } = await renderGames(PATH, { auth: signedIn() });
  await screen.findByTestId('grid');
  const answer = solution();
  const puzzle = { game: 'sum_grid', givens: digits(), targets: targets(), solution: answer } as const;
  expect(checkGrid(puzzle, answer).solved).toBe(true);
  await takeHint(user);
  await fill(user, answer);
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Hints used').nextElementSibling).toHaveTextContent('1');
  await user.click(dialog.getByRole('button', { name: 'New Practice Puzzle' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Get Hint' })).toBeEnabled();
  expect(solution()).not.toEqual(answer);
});

test('the first stage of a hint counts, even if the player then finds the digit', async () => {
  const { user } = await renderGames(PATH, { auth: signedIn({ isSubscribed: true, tier: 'elite' }) });
  await screen.findByTestId('grid');
  await press(user, 'Get Hint');
  expect(screen.getByRole('button', { name: 'Get Hint' })).toHaveAccessibleDescription('2 hints left');
  await fill(user, solution());
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Hints used').nextElementSibling).toHaveTextContent('1');
});

test('New Puzzle resets grid and timer for a signed-in player', async () => {
  const { user } = await renderGames(PATH, { auth: signedIn() });
  await screen.findByTestId('grid');
  const before = solution();
  await wait(30_000);
  await press(user, 'New Puzzle');
  expect(solution()).not.toEqual(before);
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
});

test('a guest who requests a new puzzle is offered an account and keeps the current one', async () => {
  const { user } = await renderGames(PATH);
  await screen.findByTestId('grid');
  const before = digits();
  await press(user, 'New Puzzle');
  const offer = within(await screen.findByRole('dialog', { name: 'Want Unlimited Puzzles?' }));
  await user.click(offer.getByRole('button', { name: 'Maybe Later' }));
  expect(digits()).toEqual(before);
});

/** Solves the current puzzle and returns the dialog over it. */
async function solveAtHand(user: UserEvent) {
  await fill(user, solution());
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
  return screen.getByRole('dialog', { name: 'Puzzle complete!' });
}

test('after practice the next puzzle is the main action', async () => {
  leavePracticeAlmostSolved();
  const { user } = await renderGames(PATH, { auth: signedIn() });
  await screen.findByTestId('grid');
  const dialog = await solveAtHand(user);
  const primary = [...dialog.querySelectorAll('a, button')].filter(({ classList }) =>
    classList.contains('primary'),
  );
  expect(primary.map(({ textContent }) => textContent)).toEqual(['New Practice Puzzle']);
  expect(within(dialog).getByRole('link', { name: 'Go Back to Dashboard' })).toHaveAttribute('href', '/');
});

test('closing the result of a solved puzzle keeps its actions', async () => {
  leavePracticeAlmostSolved();
  const { user } = await renderGames(PATH, { auth: signedIn() });
  await screen.findByTestId('grid');
  const answer = solution();
  await solveAtHand(user);
  await press(user, 'Close');
  expect(digits()).toEqual(answer);
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New Practice Puzzle' })).toHaveFocus();
  await press(user, 'See Result');
  expect(screen.getByRole('dialog', { name: 'Puzzle complete!' })).toBeInTheDocument();
  await press(user, 'Close');
  await press(user, 'New Practice Puzzle');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeInTheDocument();
  expect(digits()).not.toEqual(answer);
});

test('a guest without practice left is offered a daily, a lesson and tomorrow, now and on the next visit', async () => {
  leavePracticeAlmostSolved('guest');
  const { user, unmount } = await renderGames(PATH);
  await screen.findByTestId('grid');
  await solveAtHand(user);
  await press(user, 'New Practice Puzzle');
  await screen.findByRole('dialog', { name: 'Want Unlimited Puzzles?' });
  const expectWaysOn = async () => {
    const ways = within(await screen.findByRole('navigation', { name: 'Or continue without an account' }));
    expect(ways.getByRole('link', { name: "Today's Sum Grid" })).toHaveAttribute('href', '/sum-grid');
    expect(ways.getByRole('link', { name: 'Next: a lesson' })).toHaveAttribute('href', '/learn/next');
    expect(ways.getByText(/^New dailies come out at midnight EST/)).toBeInTheDocument();
  };
  await expectWaysOn();
  unmount();
  await renderGames(PATH);
  await expectWaysOn();
});

test('the offer replaces a solved practice puzzle, which can still be viewed', async () => {
  leavePracticeAlmostSolved('guest');
  const { user } = await renderGames(PATH);
  await screen.findByTestId('grid');
  const answer = solution();
  await fill(user, answer);
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
  await press(user, 'New Practice Puzzle');
  await screen.findByRole('dialog', { name: 'Want Unlimited Puzzles?' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await press(user, 'Maybe Later');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(digits()).toEqual(answer);
});

const choose = (user: UserEvent, name: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: /^Difficulty/ }), name);
const givenCount = () => states().filter((state) => state === 'given').length;

test('a changed difficulty applies immediately to an untouched grid and is stored on the device', async () => {
  const { user, unmount } = await renderGames(PATH);
  await screen.findByTestId('grid');
  await choose(user, 'Hard: 1 given');
  expect(givenCount()).toBe(1);
  expect(screen.getByRole('combobox', { name: /^Difficulty/ })).toHaveFocus();
  unmount();
  await renderGames(PATH);
  await screen.findByTestId('grid');
  expect(givenCount()).toBe(1);
  expect(screen.getByRole('combobox', { name: /^Difficulty/ })).toHaveDisplayValue('Hard: 1 given');
});

test('a started grid keeps its difficulty, and the next puzzle gets the chosen one', async () => {
  const notify = jest.fn();
  const { user } = await renderGames(PATH, { auth: signedIn(), notify });
  await screen.findByTestId('grid');
  await takeHint(user);
  const before = digits();
  await choose(user, 'Medium: 2 given');
  expect(digits()).toEqual(before);
  expect(notify).toHaveBeenCalledWith('Medium starting with the next New Puzzle.');
  expect(screen.getByText('Easy')).toBeInTheDocument();
  expect(screen.getByText('· next: Medium')).toBeInTheDocument();
  const choice = screen.getByRole('combobox', { name: /^Difficulty/ });
  expect(choice).toHaveDisplayValue('Medium: 2 given');
  expect(choice).toHaveAccessibleDescription('This puzzle: Easy');
  await press(user, 'New Puzzle');
  expect(givenCount()).toBe(2);
  expect(choice).not.toHaveAccessibleDescription();
  expect(screen.getByText('Medium: 2 given', { selector: 'span' })).toBeInTheDocument();
  expect(screen.queryByText(/next:/)).not.toBeInTheDocument();
});

test('a guest who solved the puzzle gets no other one by a reload until the next day', async () => {
  leavePracticeAlmostSolved('guest');
  const first = await renderGames(PATH);
  await screen.findByTestId('grid');
  await fill(first.user, solution());
  await press(first.user, 'Submit');
  await wait(0);
  first.unmount();
  const again = await renderGames(PATH);
  expect(await screen.findByRole('heading', { name: 'Want Unlimited Puzzles?' })).toBeInTheDocument();
  expect(screen.queryByTestId('grid')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign Up for Free' })).toHaveAttribute('href', '/signup');
  again.update({ auth: signedIn() });
  expect(await screen.findByTestId('grid')).toBeInTheDocument();
  again.unmount();
  jest.setSystemTime(NOON + 86_400_000);
  await renderGames(PATH);
  expect(await screen.findByTestId('grid')).toBeInTheDocument();
});

test('a guest who solved or started the puzzle gets no other one by changing the difficulty', async () => {
  const { user } = await renderGames(PATH);
  await screen.findByTestId('grid');
  await fill(user, solution());
  await choose(user, 'Hard: 1 given');
  await press(user, 'Maybe Later');
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
  await press(user, 'Close');
  const solved = digits();
  await choose(user, 'Medium: 2 given');
  expect(await screen.findByRole('dialog', { name: 'Want Unlimited Puzzles?' })).toBeInTheDocument();
  expect(digits()).toEqual(solved);
});

test('the keyboard focus is on the new grid after New Puzzle', async () => {
  const { user } = await renderGames(PATH, { auth: signedIn() });
  await screen.findByTestId('grid');
  await press(user, 'New Puzzle');
  await user.keyboard('{Home}{End}');
  expect(cells().some((element) => element === document.activeElement)).toBe(true);
});
