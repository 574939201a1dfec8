import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { fakeServer } from '../testing/fake-server';
import { NOON, wait } from '../testing/render-games';
import {
  answer,
  begin,
  open,
  option,
  options,
  pass,
  question,
  runOut,
  solutionOf,
  timer,
} from '../testing/play-round';

const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
});

describe('before a round', () => {
  test('shows the rules and links back', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'How many can you do in a minute?' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Puzzles' })).toHaveAttribute('href', '/puzzle-games');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  test('shows a signed-in player’s personal best', async () => {
    const server = fakeServer();
    server.best = 21;
    await open({ auth, supabase: server.supabase });
    expect(await screen.findByText('Personal best: 21 correct')).toBeInTheDocument();
  });
});

test('is started with Enter, even from the choice of answering', async () => {
  const { user } = await open();
  await user.keyboard('{Enter}');
  expect(timer()).toHaveTextContent('1:00');
  cleanup();
  const again = await open();
  screen.getByRole('radio', { name: /^Choose from four/ }).focus();
  await again.user.keyboard('{Enter}');
  expect(timer()).toHaveTextContent('1:00');
});

test('choosing and typing have a best each', async () => {
  const server = fakeServer();
  server.best = 21;
  server.bestTyped = 9;
  const { user } = await open({ auth, supabase: server.supabase });
  expect(await screen.findByText('Personal best: 21 correct')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Type the answer/ }));
  await wait(0);
  expect(screen.getByText('Personal best: 9 correct')).toBeInTheDocument();
});

test('shows the device’s best for the current way of answering, and keeps the other one', async () => {
  const { user } = await begin();
  await answer(user, true);
  await runOut();
  cleanup();
  const typed = await open({}, '/mental-math-speed?answers=typed');
  expect(screen.queryByText(/^Best on this device/)).not.toBeInTheDocument();
  await typed.user.click(screen.getByRole('button', { name: 'Start' }));
  await runOut();
  expect(screen.getByText('No correct answer this time. The first one sets the mark.')).toBeInTheDocument();
  cleanup();
  // A score of zero sets no best.
  await open({}, '/mental-math-speed?answers=typed');
  expect(screen.queryByText(/^Best on this device/)).not.toBeInTheDocument();
  cleanup();
  await open();
  expect(screen.getByText('Best on this device: 1 correct')).toBeInTheDocument();
});

describe('a round', () => {
  test('counts down a minute and warns at ten seconds', async () => {
    await begin();
    expect(timer()).toHaveTextContent('1:00');
    await pass(49);
    expect(timer()).toHaveTextContent('0:11');
    expect(timer()).not.toHaveAttribute('data-warning');
    await pass(1);
    expect(timer()).toHaveTextContent('0:10');
    expect(timer()).toHaveAttribute('data-warning');
    expect(screen.getByText('10 seconds left')).toBeInTheDocument();
  });

  test('offers four answers, marks the chosen one and continues after a second', async () => {
    const playSound = jest.fn();
    const { user } = await begin({ playSound });
    expect(options()).toHaveLength(4);
    const first = question();
    const right = option(true);
    await answer(user, false);
    expect(right).toHaveAttribute('data-verdict', 'correct');
    expect(screen.getByText('Incorrect', { selector: 'p' })).toHaveTextContent(
      `${first} = ${solutionOf(first)}`,
    );
    expect(playSound).toHaveBeenLastCalledWith('incorrect');
    await wait(999);
    expect(right).toHaveAttribute('data-verdict', 'correct');
    await wait(1);
    expect(options().every((button) => button.dataset['verdict'] === undefined)).toBe(true);
    await answer(user, true);
    expect(screen.getByText('Correct', { selector: 'p' })).toBeInTheDocument();
    expect(playSound).toHaveBeenLastCalledWith('correct');
  });

  test('accepts one answer per question', async () => {
    const { user } = await begin();
    await answer(user, false);
    await answer(user, true);
    await runOut();
    expect(screen.getByText('0%')).toBeInTheDocument();
  });

  test('is played with the keys 1 to 4', async () => {
    const { user } = await begin();
    const index = options().indexOf(option(true)) + 1;
    await user.keyboard(String(index));
    expect(screen.getByText('Correct', { selector: 'p' })).toBeInTheDocument();
  });

  test('is played with the same keys on layouts such as AZERTY', async () => {
    await begin();
    const index = options().indexOf(option(true)) + 1;
    fireEvent.keyDown(window, { key: '&é"\''[index - 1], code: `Digit${index}` });
    expect(screen.getByText('Correct', { selector: 'p' })).toBeInTheDocument();
  });

  test.each([
    ['Arabic', '١٢٣٤'],
    ['full-width', '１２３４'],
  ])('is played with the %s digits of a number pad', async (_, digits) => {
    await begin();
    const index = options().indexOf(option(true)) + 1;
    fireEvent.keyDown(window, { key: digits[index - 1], code: `Numpad${index}` });
    expect(screen.getByText('Correct', { selector: 'p' })).toBeInTheDocument();
  });

  test('ignores the key that started it while it is held down', async () => {
    await begin();
    fireEvent.keyDown(window, { key: '1', repeat: true });
    expect(options()[0]).toHaveAttribute('aria-disabled', 'false');
  });

  test('gives a suspended page no extra time', async () => {
    const { user } = await begin();
    await pass(20);
    // The machine sleeps: no timer runs, and only the wall clock advances.
    jest.setSystemTime(NOON + 90_000);
    await answer(user, true);
    await wait(0);
    expect(screen.getByRole('heading', { name: "Time's up!" })).toBeInTheDocument();
    expect(screen.getByText('Score').parentElement).toHaveTextContent('0');
  });

  test('ends when the page is shown again after its time', async () => {
    await begin();
    jest.setSystemTime(NOON + 90_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await wait(0);
    expect(screen.getByRole('heading', { name: "Time's up!" })).toBeInTheDocument();
  });

  test('interrupted by a reload does not count, and the page says so', async () => {
    const { unmount } = await begin();
    const reloaded = sessionStorage.getItem('games:running:mental_math_speed');
    unmount();
    sessionStorage.setItem('games:running:mental_math_speed', String(reloaded));
    await open();
    expect(screen.getByText(/so it was not counted/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Start' })).toBeInTheDocument();
  });

  test('left for another screen shows no note', async () => {
    const { unmount } = await begin();
    unmount();
    await open();
    expect(screen.queryByText(/so it was not counted/)).not.toBeInTheDocument();
  });
});

describe('after a round', () => {
  test('shows score, accuracy, pace and every question, including the unanswered one', async () => {
    const playSound = jest.fn();
    const { user } = await begin({ playSound });
    await pass(2.5);
    await answer(user, true);
    await pass(1);
    await answer(user, true);
    await pass(1);
    await answer(user, false);
    await pass(60);
    expect(playSound).toHaveBeenLastCalledWith('results');
    expect(playSound.mock.calls.filter(([name]) => name === 'results')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: "Time's up!" })).toHaveFocus();
    expect(screen.getByText('Score').parentElement).toHaveTextContent('2');
    expect(screen.getByText('67%')).toBeInTheDocument();
    const rows = within(screen.getByRole('table', { name: 'Every question 0.8 s on average' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toHaveTextContent('Correct2.5 s');
    expect(rows[2]).toHaveTextContent('Incorrect');
    expect(rows[3]).toHaveTextContent('none, time was up');
  });

  test('tells a guest that the result stays on the device, and offers to sign up', async () => {
    const { user } = await begin();
    await answer(user, true);
    await runOut();
    expect(screen.getByText('Kept on this device only.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });

  test('saves the result to the account and compares it with the previous best', async () => {
    const server = fakeServer();
    server.best = 1;
    const { user } = await begin({ auth, supabase: server.supabase });
    await answer(user, true);
    await pass(1);
    await answer(user, true);
    await runOut();
    expect(screen.getByText('Saved to your account.')).toBeInTheDocument();
    expect(screen.getByText('New personal best! It was 1.')).toBeInTheDocument();
    expect(server.saved).toMatchObject([
      {
        kind: 'timed_round',
        game_type: 'mental_math_speed',
        score: 2,
        completion_time_seconds: 60,
        accuracy: 100,
        answered_by: 'choosing',
      },
    ]);
  });

  test('starts another round immediately', async () => {
    const { user } = await begin();
    await runOut();
    await user.click(screen.getByRole('button', { name: 'Play Again' }));
    expect(timer()).toHaveTextContent('1:00');
  });

  test('shares the round as symbols', async () => {
    const { user } = await begin();
    const shareOnDevice = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share: shareOnDevice });
    await answer(user, true);
    await pass(1);
    await answer(user, false);
    await runOut();
    await user.click(screen.getByRole('button', { name: 'Share Results' }));
    expect(shareOnDevice).toHaveBeenCalledWith({
      text: 'Mental Math Speed Round · 1 correct · 50% accuracy\n\n🟩🟥\n\nhttp://localhost/mental-math-speed',
    });
  });
});
