import { screen, within } from '@testing-library/react';
import { GAMES, GRID_GAMES } from '@ninefold/contracts';
import { demoPuzzle } from 'shared-puzzle-engine';
import { signedIn } from '@ninefold/platform/testing';
import { cells, fill, press, withTwoSwapped } from '../testing/play';
import { address, NOON, renderGames, wait } from '../testing/render-games';

const puzzle = demoPuzzle('sum_grid');
let alert: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
  alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

async function open(path = '/sum-grid-demo') {
  const view = await renderGames(path);
  await screen.findByTestId('grid');
  return view;
}

describe('the demo hub', () => {
  test('offers every demo and a way to sign up', async () => {
    await renderGames('/demo');
    expect(await screen.findByRole('heading', { name: 'Daily Challenge Demo' })).toBeInTheDocument();
    const demos = screen.getAllByRole('link', { name: 'Try Demo' });
    expect(demos.map((link) => link.getAttribute('href'))).toEqual(
      GRID_GAMES.map((game) => `${GAMES[game].path}-demo`),
    );
    expect(screen.getByRole('link', { name: 'Sign Up for Free' })).toHaveAttribute('href', '/signup');
  });

  test('does not ask a member to sign up', async () => {
    await renderGames('/demo', { auth: signedIn() });
    await screen.findByRole('heading', { name: 'Daily Challenge Demo' });
    expect(screen.queryByRole('link', { name: 'Sign Up for Free' })).not.toBeInTheDocument();
  });
});

describe('a demo', () => {
  test.each(GRID_GAMES)('of %s is always the same puzzle', async (game) => {
    await open(`${GAMES[game].path}-demo`);
    expect(cells().map(({ textContent }) => Number(textContent))).toEqual(demoPuzzle(game).givens);
  });

  test('a wrong answer shows a message for two seconds', async () => {
    const { user } = await open();
    await fill(user, withTwoSwapped(puzzle.solution, puzzle.givens));
    await press(user, 'Submit');
    expect(screen.getByText('Try again!')).toBeInTheDocument();
    await wait(2_000);
    expect(screen.queryByText('Try again!')).not.toBeInTheDocument();
  });

  test('its only hint names the first empty cell in an alert and fills in nothing', async () => {
    const { user } = await open();
    await press(user, 'Get Hint');
    expect(alert).toHaveBeenCalledWith('Hint: row 1, column 2 is 7.');
    expect(cells().map(({ textContent }) => Number(textContent))).toEqual(puzzle.givens);
    expect(screen.getByRole('button', { name: 'Get Hint' })).toBeDisabled();
  });

  test('shows no hint on a full grid', async () => {
    const { user } = await open();
    await fill(user, puzzle.solution);
    expect(screen.getByRole('button', { name: 'Get Hint' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Get Hint' })).toBeEnabled();
  });

  test('the right answer stops the timer and can be shared', async () => {
    const { user } = await open();
    await press(user, 'Get Hint');
    await wait(65_000);
    await fill(user, puzzle.solution);
    await press(user, 'Submit');
    await wait(0);
    await wait(5_000);
    expect(screen.getByRole('timer')).toHaveTextContent('1:05');
    const dialog = within(screen.getByRole('dialog', { name: 'Puzzle complete!' }));
    await user.click(dialog.getByRole('button', { name: 'Share Results' }));
    expect(alert).toHaveBeenLastCalledWith('Results copied to clipboard!');
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    expect(screen.getByRole('button', { name: 'Get Hint' })).toBeEnabled();
  });

  test('continues after its dialog is closed', async () => {
    const { user } = await open();
    await fill(user, puzzle.solution);
    await press(user, 'Submit');
    await wait(0);
    await wait(1_000);
    await press(user, 'Close');
    await press(user, 'Play Again');
    expect(cells().map(({ textContent }) => Number(textContent))).toEqual(puzzle.givens);
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  });

  test('clearing asks for confirmation', async () => {
    const { user } = await open();
    await fill(user, puzzle.solution);
    await press(user, 'Clear Puzzle');
    await press(user, 'Yes, clear it');
    expect(cells().map(({ textContent }) => Number(textContent))).toEqual(puzzle.givens);
  });

  test('has only one puzzle and links to the other demos once', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'New Puzzle' })).not.toBeInTheDocument();
    const back = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/demo');
    expect(back).toEqual([screen.getByRole('link', { name: 'Back to all demos' })]);
  });

  test('ends with next actions', async () => {
    const { user } = await open();
    expect(screen.getByRole('link', { name: 'Sign Up for Free' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Get Elite Access' })).toHaveAttribute('href', '/upgrade');
    await user.click(screen.getByRole('link', { name: "Play Today's Puzzle" }));
    expect(address()).toBe('/sum-grid');
  });

  test('offers a subscriber nothing that they already have', async () => {
    await renderGames('/sum-grid-demo', { auth: signedIn({ isSubscribed: true, tier: 'elite' }) });
    expect(await screen.findByRole('link', { name: "Play Today's Puzzle" })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign Up for Free' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Get Elite Access' })).not.toBeInTheDocument();
  });
});
