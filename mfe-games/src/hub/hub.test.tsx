import { screen, within } from '@testing-library/react';
import { NOON, renderGames } from '../testing/render-games';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['Sum Grid', 'Easy', '/sum-grid'],
  ['Multiplication Grid', 'Medium', '/multiplication-grid'],
  ['Combined Grid', 'Hard', '/combined-grid'],
])('%s is %s, with a daily challenge and practice', async (title, difficulty, path) => {
  await renderGames('/puzzle-games');
  const card = within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);
  expect(card.getByText(difficulty)).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Daily Challenge' })).toHaveAttribute('href', path);
  expect(card.getByRole('link', { name: 'Play for Fun' })).toHaveAttribute('href', `${path}?mode=practice`);
});

test.each([
  ['Mental Math Speed Round', '/mental-math-speed'],
  ['Addition Drill', '/addition-drill'],
  ['Go to Dashboard', '/'],
])('it leads to the %s', async (name, path) => {
  await renderGames('/puzzle-games');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
});
