import { screen } from '@testing-library/react';
import { storedHints } from '@ninefold/web/hints';
import { signedIn } from '@ninefold/platform/testing';
import { press, takeHint, write } from '../testing/play';
import { digits, solution } from '../testing/read-puzzle';
import { testDevice, NOON, renderGames } from '../testing/render-games';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const PATH = '/sum-grid?mode=practice';
const ACCOUNT = signedIn();
const REASON = /^Row|^Column|^No way/;
const kept = (owner: string) => storedHints(testDevice().store, owner);

test('a hint’s position is stored for the technique book as it was before the digit', async () => {
  const { user } = await renderGames(PATH, { auth: ACCOUNT });
  await screen.findByTestId('grid');
  // The style sheet reserves space only for an open explanation.
  expect(document.querySelector('.words p[role="status"]')).toBeEmptyDOMElement();
  const before = digits();
  const answer = solution();
  await takeHint(user);
  const [hint] = kept('user-1');
  expect(hint?.stored).toEqual({
    game: 'sum_grid',
    givens: before,
    solution: answer,
    cells: before,
    at: NOON,
  });
});

test('a hint links to its technique’s page, and returning restores the grid and the explanation', async () => {
  const { user, unmount } = await renderGames(PATH, { auth: ACCOUNT });
  await screen.findByTestId('grid');
  await takeHint(user);
  const shown = digits();
  const reason = screen.getByText(REASON, { selector: 'p span' }).textContent;
  expect(screen.getByRole('link', { name: 'About this technique' })).toHaveAttribute(
    'href',
    `/learn/techniques/${kept('user-1')[0]?.kind}?practice=sum_grid`,
  );
  unmount();

  await renderGames(PATH, { auth: ACCOUNT });
  await screen.findByTestId('grid');
  expect(digits()).toEqual(shown);
  expect(screen.getByText(REASON, { selector: 'p span' })).toHaveTextContent(String(reason).trim());
});

test.each([
  ['immediately', false],
  ['after another digit', true],
])(
  'a reload between the two stages of a hint, %s, continues without using another hint',
  async (_, writes) => {
    const { user, unmount } = await renderGames(PATH, { auth: ACCOUNT });
    await screen.findByTestId('grid');
    await press(user, 'Get Hint');
    const [hint] = kept('user-1');
    if (writes) {
      const other = digits().findIndex((digit, at) => !digit && at !== hint?.placement.cell);
      await write(user, other, solution()[other] ?? 0);
    }
    const before = digits();
    unmount();

    const again = await renderGames(PATH, { auth: ACCOUNT });
    await screen.findByTestId('grid');
    const button = screen.getByRole('button', { name: 'Get Hint' });
    expect(button).toHaveAccessibleDescription('0 hints left');
    await press(again.user, 'Show the digit');
    const { cell = 0, digit = 0 } = hint?.placement ?? {};
    expect(digits()).toEqual(before.with(cell, digit));
    expect(button).toBeDisabled();
  },
);

test('the explanation is restored even if another game had a hint since', async () => {
  for (const path of [PATH, '/multiplication-grid?mode=practice']) {
    const { user, unmount } = await renderGames(path, { auth: ACCOUNT });
    await screen.findByTestId('grid');
    await takeHint(user);
    unmount();
    jest.setSystemTime(Date.now() + 60_000);
  }
  await renderGames(PATH, { auth: ACCOUNT });
  await screen.findByTestId('grid');
  expect(screen.getByText(REASON, { selector: 'p span' })).toBeInTheDocument();
});

test('a guest’s stored hint moves to the first account that signs in, on any page', async () => {
  const { user, unmount } = await renderGames(PATH);
  await screen.findByTestId('grid');
  await takeHint(user);
  unmount();
  const elsewhere = await renderGames('/puzzle-games', { auth: ACCOUNT });
  elsewhere.unmount();
  expect(kept('guest')).toEqual([]);
  expect(kept('user-1')).toHaveLength(1);
  expect(kept('user-2')).toEqual([]);
});

test('a guest’s stored hint stays in place while the device has no space', async () => {
  const { user, unmount } = await renderGames(PATH);
  await screen.findByTestId('grid');
  await takeHint(user);
  unmount();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  (await renderGames('/puzzle-games', { auth: ACCOUNT })).unmount();
  full.mockRestore();
  expect(kept('guest')).toHaveLength(1);
  expect(kept('user-1')).toHaveLength(1);
});

test('a guest also gets the link to the book, and the position is stored', async () => {
  const { user } = await renderGames(PATH);
  await screen.findByTestId('grid');
  await takeHint(user);
  expect(screen.getByRole('link', { name: 'About this technique' })).toBeInTheDocument();
  expect(kept('guest')).toHaveLength(1);
});
