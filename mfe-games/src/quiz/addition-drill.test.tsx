import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Platform } from '@ninefold/platform';
import { signedIn } from '@ninefold/platform/testing';
import { fakeServer } from '../testing/fake-server';
import { NOON, renderGames, wait } from '../testing/render-games';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function open(platform: Partial<Platform> = {}) {
  const view = await renderGames('/addition-drill', platform);
  await screen.findByRole('heading', { name: /Addition Drill/ });
  return view;
}

const field = () => screen.getByRole('textbox', { name: 'Your answer' });
const progress = () => screen.getByRole('progressbar', { name: 'Progress' });
const counter = (label: string) => screen.getByText(label, { selector: 'dt > span' }).closest('div');

function sum(): number {
  const [left, right] = (screen.getByTestId('question').textContent ?? '').split(' + ');
  return Number(left) + Number(right);
}

/** The field has the focus when the page opens and with each problem. */
async function answer(user: UserEvent, isRight = true) {
  await user.keyboard(`${isRight ? sum() : sum() + 1}{Enter}`);
}

/** Answers all twenty, the first `wrong` of them incorrectly. */
async function drill(user: UserEvent, wrong = 0) {
  for (let at = 0; at < 20; at++) {
    await answer(user, at >= wrong);
    await wait(1_000);
  }
}

test('the verdict is shown for one second, then the next problem with an empty field', async () => {
  const playSound = jest.fn();
  const { user } = await open({ playSound });
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  await answer(user);
  expect(screen.getByText('Correct', { selector: 'p' })).toBeInTheDocument();
  expect(playSound).toHaveBeenLastCalledWith('correct');
  const before = sum();
  await wait(999);
  expect(sum()).toBe(before);
  await wait(1);
  expect(screen.queryByText('Correct', { selector: 'p' })).not.toBeInTheDocument();
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.getByText('Problem 2 of 20')).toBeInTheDocument();
});

test('the field has the focus when the page opens', async () => {
  const { user } = await open();
  expect(field()).toHaveFocus();
  await user.keyboard(`${sum()}{Enter}`);
  expect(screen.getByText('Correct', { selector: 'p' })).toBeInTheDocument();
});

test('an answer can be typed and corrected on the pad', async () => {
  const { user } = await open();
  const pad = within(screen.getByRole('group', { name: 'Digits' }));
  const key = (name: string) => user.click(pad.getByRole('button', { name }));
  await key('9');
  await key('Delete the last digit');
  expect(field()).toHaveValue('');
  for (const digit of String(sum())) await key(digit);
  expect(field()).toHaveValue(String(sum()));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Correct', { selector: 'p' })).toBeInTheDocument();
});

test('a wrong answer is shown with the right one', async () => {
  const playSound = jest.fn();
  const { user } = await open({ playSound });
  const question = screen.getByTestId('question').textContent;
  const right = sum();
  await answer(user, false);
  expect(screen.getByText('Incorrect', { selector: 'p' })).toHaveTextContent(`${question} = ${right}`);
  expect(playSound).toHaveBeenLastCalledWith('incorrect');
});

test('submitting an empty answer asks for one', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(field()).toHaveAccessibleDescription(/Type your answer first\.$/);
  expect(field()).toBeInvalid();
  expect(progress()).toHaveAttribute('aria-valuenow', '0');
});

test('a second answer during the verdict is ignored', async () => {
  const { user } = await open();
  await answer(user);
  await user.keyboard('{Enter}{Enter}');
  expect(progress()).toHaveAttribute('aria-valuenow', '1');
});

test('progress and counters are updated', async () => {
  const { user } = await open();
  await answer(user);
  await wait(1_000);
  await answer(user, false);
  expect(progress()).toHaveAttribute('aria-valuenow', '2');
  expect(progress()).toHaveAttribute('aria-valuemax', '20');
  expect(counter('Correct')).toHaveTextContent('1');
  expect(counter('Incorrect')).toHaveTextContent('1');
  expect(counter('Accuracy')).toHaveTextContent('50%');
  expect(screen.getByRole('link', { name: 'Exit Practice' })).toHaveAttribute('href', '/');
});

test('17 of 20 is mastery and links to learning', async () => {
  const { user } = await open();
  await drill(user, 3);
  expect(screen.getByRole('heading', { name: 'Congratulations!' })).toHaveFocus();
  expect(screen.getByText('17/20')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue Learning' })).toHaveAttribute('href', '/learn');
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Back to Puzzles' })).toHaveAttribute('href', '/puzzle-games');
  expect(screen.getByRole('link', { name: 'Create Account' })).toBeInTheDocument();
});

test('a drill passed with mistakes is congratulated without mentioning mastery', async () => {
  const { user } = await open();
  await drill(user, 2);
  expect(screen.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  expect(screen.getByText('You know single-digit addition well. What you missed is below.')).toBeVisible();
  expect(screen.queryByText(/master/i)).not.toBeInTheDocument();
});

test('16 of 20 is not mastery: every problem is listed, and the drill can be repeated', async () => {
  const { user } = await open();
  await drill(user, 4);
  expect(screen.getByRole('heading', { name: 'Practice complete' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Continue Learning' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(21);
  expect(screen.getByRole('link', { name: 'How to add from the left' })).toHaveAttribute(
    'href',
    '/learn/left-to-right-addition',
  );
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('Problem 1 of 20')).toBeInTheDocument();
  expect(field()).toHaveFocus();
});

const reviewNote = () =>
  screen.queryByText('Up to ten of your misses come back in your review from tomorrow on.');

test('the result is saved to the account, and its missed facts appear in the next day’s review', async () => {
  const server = fakeServer();
  const { user } = await open({ auth: signedIn(), supabase: server.supabase });
  await drill(user, 1);
  await wait(0);
  expect(screen.getByText('Saved to your account.')).toBeInTheDocument();
  expect(server.saved).toMatchObject([
    { kind: 'drill', game_type: 'addition_drill', score: 19, accuracy: 95 },
  ]);
  expect(reviewNote()).toBeInTheDocument();
});

test('a drill without a mistake does not mention the review', async () => {
  const { user } = await open({ auth: signedIn(), supabase: fakeServer().supabase });
  await drill(user);
  await wait(0);
  expect(screen.getByText('Saved to your account.')).toBeInTheDocument();
  expect(reviewNote()).not.toBeInTheDocument();
});

test('a guest sees that missed facts wait on this device for an account', async () => {
  const { user } = await open({ supabase: fakeServer().supabase });
  await drill(user, 1);
  expect(screen.getByText('19/20')).toBeInTheDocument();
  expect(reviewNote()).not.toBeInTheDocument();
  expect(screen.getByText(/^With an account, up to ten of your misses come back/)).toBeInTheDocument();
});
