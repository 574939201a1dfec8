import { screen } from '@testing-library/react';
import { keptHints } from 'shared-hints';
import { signedIn } from 'shared-platform/testing';
import { press } from '../testing/play';
import { digits, solution } from '../testing/read-puzzle';
import { fakeDevice, NOON, renderGames } from '../testing/render-games';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const PATH = '/sum-grid?mode=practice';
const ACCOUNT = signedIn();
const kept = (owner: string) => keptHints(fakeDevice().store, owner);

test('a hint keeps its position for the technique book, as it was before the digit came', async () => {
  const { user } = await renderGames(PATH, { auth: ACCOUNT });
  await screen.findByTestId('grid');
  // The style sheet gives room to a reason only when there is one.
  expect(document.querySelector('.words p[role="status"]')).toBeEmptyDOMElement();
  const before = digits();
  const answer = solution();
  await press(user, 'Get Hint');
  const [hint] = kept('user-1');
  expect(hint?.stored).toEqual({
    game: 'sum_grid',
    givens: before,
    solution: answer,
    cells: before,
    at: NOON,
  });
});

test('a hint leads to the page of its technique, and coming back shows the board and the reason again', async () => {
  const { user, unmount } = await renderGames(PATH, { auth: ACCOUNT });
  await screen.findByTestId('grid');
  await press(user, 'Get Hint');
  const shown = digits();
  const reason = screen.getByText(/^Row|^Column|^No way/, { selector: 'p' }).textContent;
  expect(screen.getByRole('link', { name: 'About this technique' })).toHaveAttribute(
    'href',
    `/learn/techniques/${kept('user-1')[0]?.kind}?practice=sum_grid`,
  );
  unmount();

  await renderGames(PATH, { auth: ACCOUNT });
  await screen.findByTestId('grid');
  expect(digits()).toEqual(shown);
  expect(screen.getByText(/^Row|^Column|^No way/, { selector: 'p' })).toHaveTextContent(
    String(reason).trim(),
  );
});

test('a guest, for whom the book is not open, gets the reason without a link, and the position is kept', async () => {
  const { user } = await renderGames(PATH);
  await screen.findByTestId('grid');
  await press(user, 'Get Hint');
  expect(screen.queryByRole('link', { name: 'About this technique' })).not.toBeInTheDocument();
  expect(kept('guest')).toHaveLength(1);
});
