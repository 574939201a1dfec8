import { screen, within } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { cell, digitButton, press, takeHint } from '../testing/play';
import { digits, solution, states } from '../testing/read-puzzle';
import { NOON, renderGames, wait } from '../testing/render-games';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const PATH = '/sum-grid?mode=practice';

test.each([
  ['a guest', undefined, 1],
  ['a free account', signedIn(), 1],
  ['a subscriber', signedIn({ isSubscribed: true, tier: 'elite' }), 3],
])('%s has the hints of its plan per puzzle', async (_, auth, allowed) => {
  const { user } = await renderGames(PATH, auth ? { auth } : {});
  await screen.findByTestId('grid');
  for (let used = 0; used < allowed; used++) await takeHint(user);
  expect(screen.getByRole('button', { name: 'Get Hint' })).toBeDisabled();
  expect(states().filter((state) => state === 'given')).toHaveLength(3 + allowed);
});

test('Get Hint shows the remaining hints at its icon and announces them', async () => {
  const { user } = await renderGames(PATH, { auth: signedIn({ isSubscribed: true, tier: 'elite' }) });
  await screen.findByTestId('grid');
  const button = screen.getByRole('button', { name: 'Get Hint' });
  expect(within(button).getByText('3')).toBeInTheDocument();
  expect(button).toHaveAccessibleDescription('3 hints left');
  await takeHint(user);
  await takeHint(user);
  expect(within(button).getByText('1')).toBeInTheDocument();
  expect(button).toHaveAccessibleDescription('1 hint left');
  expect(button).toHaveAccessibleName('Get Hint');
});

test('a hint first names the technique and the lines, marks them, and does not show the digit', async () => {
  const { user } = await renderGames(PATH);
  const grid = await screen.findByTestId('grid');
  const before = digits();
  await press(user, 'Get Hint');
  expect(digits()).toEqual(before);
  const status = screen.getByText(/Look at /).closest<HTMLElement>('p[role="status"]')!;
  expect(status).toHaveTextContent(
    /^[A-Z][^.]+\. Look at (the cells that are marked|(row|column) \d( and (row|column) \d)?)\./,
  );
  expect(within(status).getByRole('link', { name: 'About this technique' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/learn\/techniques\/[a-z-]+\?practice=sum_grid$/),
  );
  expect(grid.querySelectorAll('[data-marked]').length).toBeGreaterThanOrEqual(3);

  expect(screen.getByRole('button', { name: 'Get Hint' })).toHaveAccessibleDescription('0 hints left');

  await press(user, 'Show the digit');
  expect(digits().filter(Boolean)).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Get Hint' })).toBeDisabled();
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
});

test('a hint fills in a correct digit as a given, shows a message for two seconds, and explains it', async () => {
  const { user } = await renderGames(PATH);
  await screen.findByTestId('grid');
  const answer = solution();
  await takeHint(user);
  expect(screen.getByText('Hint added! Blue squares show the correct answers.')).toBeInTheDocument();
  const shown = digits();
  expect(shown.filter(Boolean)).toHaveLength(4);
  expect(shown.every((digit, position) => !digit || digit === answer[position])).toBe(true);
  expect(screen.getByText(/^Row|^Column/, { selector: 'p span' })).toBeInTheDocument();
  await wait(2_000);
  expect(screen.queryByText(/Hint added!/)).not.toBeInTheDocument();
});

test('a hint’s explanation stays until it is closed, and nothing moves while digits are pressed', async () => {
  const { user } = await renderGames(PATH);
  await screen.findByTestId('grid');
  const reason = () => screen.queryByText(/^Row|^Column/, { selector: 'p span' });
  await takeHint(user);
  const free = states().indexOf('empty');
  await user.click(cell(free));
  await user.click(digitButton(solution()[free] ?? 0));
  expect(reason()).toBeInTheDocument();
  await press(user, 'Close the reason');
  expect(reason()).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
});

test('the keyboard focus returns to the grid after the last hint, which disables the button', async () => {
  const { user } = await renderGames(PATH);
  await screen.findByTestId('grid');
  screen.getByRole('button', { name: 'Get Hint' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Get Hint' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
  expect(document.activeElement).toHaveAttribute('data-state', 'empty');
});
