import { act, screen, within } from '@testing-library/react';
import { dailyPuzzle, type GridGame } from 'shared-puzzle-engine';
import { cell, cells, digitButton, fill, press, touch, withTwoSwapped } from '../testing/play';
import { NOON, renderGames, wait } from '../testing/render-games';

const DAY = '2026-11-21';
const puzzle = dailyPuzzle('sum_grid', DAY);
const openCells = [...puzzle.givens.keys()].filter((position) => !puzzle.givens[position]);
const [first = 0, second = 0] = openCells;
const givenCell = puzzle.givens.findIndex(Boolean);
const unused = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !puzzle.givens.includes(digit));
const [one = 0, two = 0] = unused;

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test.each<[GridGame, string, string[]]>([
  ['sum_grid', '/sum-grid', ['row-sum', 'col-sum']],
  ['multiplication_grid', '/multiplication-grid', ['row-product', 'col-product']],
  ['combined_grid', '/combined-grid', ['row-sum', 'row-product', 'col-sum', 'col-product']],
])('%s shows its givens and each of its targets as a bare number', async (game, path, testIds) => {
  await renderGames(path);
  const { givens, targets } = dailyPuzzle(game, DAY);
  expect(within(screen.getByTestId('grid')).getAllByRole('gridcell')).toHaveLength(9);
  expect(cells().map((element) => Number(element.textContent))).toEqual([...givens]);
  const known = {
    'row-sum': targets.sum?.rows,
    'col-sum': targets.sum?.columns,
    'row-product': targets.product?.rows,
    'col-product': targets.product?.columns,
  };
  for (const [testId, stated] of Object.entries(known)) {
    const shown = [1, 2, 3].map((line) => screen.queryByTestId(`${testId}-${line}`)?.textContent);
    expect(shown).toEqual(testIds.includes(testId) ? stated?.map(String) : [undefined, undefined, undefined]);
  }
});

test('the rule is above the digits until the game was played on this device, and below them from then on', async () => {
  const isAboveDigits = () => {
    const rule = screen.getByText(/^Place 1 to 9, each once/);
    return Boolean(rule.compareDocumentPosition(digitButton(1)) & Node.DOCUMENT_POSITION_FOLLOWING);
  };
  const { user, unmount } = await renderGames('/sum-grid');
  expect(isAboveDigits()).toBe(true);
  await user.click(digitButton(one));
  // Nothing may move under the player's thumb.
  expect(isAboveDigits()).toBe(true);
  unmount();
  const later = await renderGames('/sum-grid');
  expect(isAboveDigits()).toBe(false);
  later.unmount();
  await renderGames('/combined-grid');
  expect(isAboveDigits()).toBe(true);
});

test('a digit fills the selected cell, and choosing it again clears the cell', async () => {
  const { user } = await renderGames('/sum-grid');
  await user.click(cell(second));
  await user.click(digitButton(one));
  expect(cell(second)).toHaveTextContent(String(one));
  expect(cell(second)).toHaveAttribute('data-state', 'filled');
  await user.click(digitButton(one));
  expect(cell(second)).toHaveTextContent('');
  expect(cell(second)).toHaveAttribute('data-state', 'empty');
});

test('digits used elsewhere are disabled, except for the one in the selected cell', async () => {
  const { user } = await renderGames('/sum-grid');
  await user.click(cell(first));
  await user.click(digitButton(one));
  expect(digitButton(one)).toBeEnabled();
  await user.click(cell(second));
  expect(digitButton(one)).toBeDisabled();
  expect(digitButton(puzzle.givens[givenCell] ?? 0)).toBeDisabled();
  expect(digitButton(two)).toBeEnabled();
});

test('a given cannot be selected or changed', async () => {
  const { user } = await renderGames('/sum-grid');
  await user.click(cell(givenCell));
  expect(cell(givenCell)).toHaveAttribute('aria-selected', 'false');
  act(() => cell(givenCell).focus());
  await user.keyboard('{Backspace}');
  expect(cell(givenCell)).toHaveTextContent(String(puzzle.givens[givenCell]));
});

test('Clear empties the selected cell only', async () => {
  const { user } = await renderGames('/sum-grid');
  await fill(user, puzzle.solution);
  await user.click(cell(first));
  await press(user, 'Clear');
  expect(cell(first)).toHaveTextContent('');
  expect(cell(second)).toHaveTextContent(String(puzzle.solution[second]));
});

test('Submit is disabled until all nine cells are filled', async () => {
  const { user } = await renderGames('/sum-grid');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await fill(user, puzzle.solution, touch);
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

test.each<[GridGame, string, string]>([
  ['sum_grid', '/sum-grid', 'Some answers are incorrect. Check the red squares!'],
  ['multiplication_grid', '/multiplication-grid', 'Some answers are incorrect. Check the red squares!'],
  ['combined_grid', '/combined-grid', 'Some constraints not met. Check the red squares!'],
])('%s marks wrong cells and says so for two seconds', async (game, path, banner) => {
  const { givens, solution } = dailyPuzzle(game, DAY);
  const answer = withTwoSwapped(solution, givens);
  const { user } = await renderGames(path);
  await fill(user, answer);
  await press(user, 'Submit');
  expect(screen.getByText(banner)).toBeInTheDocument();
  expect(cells().map((element) => element.dataset['state'])).toEqual(
    answer.map((digit, position) => {
      if (givens[position]) return 'given';
      return digit === solution[position] ? 'correct' : 'wrong';
    }),
  );
  await wait(2_000);
  expect(screen.queryByText(banner)).not.toBeInTheDocument();
});

test.each<[GridGame, string, string]>([
  ['sum_grid', '/sum-grid', 'Excellent! All correct answers!'],
  ['multiplication_grid', '/multiplication-grid', 'Excellent! All correct answers!'],
  ['combined_grid', '/combined-grid', 'Excellent! All constraints satisfied!'],
])('%s congratulates in its own words', async (game, path, banner) => {
  const { user } = await renderGames(path);
  await fill(user, dailyPuzzle(game, DAY).solution);
  await press(user, 'Submit');
  expect(screen.getByText(banner)).toBeInTheDocument();
});

test.each([
  ['/sum-grid', 'sum_grid', 'How to add from the left', '/learn/left-to-right-addition'],
  [
    '/multiplication-grid',
    'multiplication_grid',
    'How to multiply in your head',
    '/learn/doubling-and-halving',
  ],
] as const)(
  '%s: a wrong line links to the lesson about it in place of the rule',
  async (path, game, name, lesson) => {
    const { givens, solution } = dailyPuzzle(game, DAY);
    const { user } = await renderGames(path);
    await fill(user, withTwoSwapped(solution, givens));
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    await press(user, 'Submit');
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', lesson);
    expect(screen.queryByText(/^Place 1 to 9, each once/)).not.toBeInTheDocument();
  },
);

test('a changed cell loses its mark, and the others keep theirs', async () => {
  const { user } = await renderGames('/sum-grid');
  await fill(user, withTwoSwapped(puzzle.solution, puzzle.givens));
  await press(user, 'Submit');
  await user.click(cell(first));
  await press(user, 'Clear');
  expect(cell(first)).toHaveAttribute('data-state', 'empty');
  expect(cell(second)).toHaveAttribute('data-state', 'wrong');
});

test('Clear Puzzle asks for confirmation and keeps the givens', async () => {
  const { user } = await renderGames('/sum-grid');
  await user.click(cell(first));
  await user.click(digitButton(one));
  await press(user, 'Clear Puzzle');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Are you sure you want to clear the puzzle? This will remove all your entered numbers.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(cell(first)).toHaveTextContent(String(one));
  await press(user, 'Clear Puzzle');
  await press(user, 'Yes, clear it');
  expect(cells().map((element) => Number(element.textContent))).toEqual([...puzzle.givens]);
});

test('undo takes back one step at a time', async () => {
  const { user } = await renderGames('/sum-grid');
  await user.click(cell(first));
  await user.click(digitButton(one));
  await user.click(digitButton(two));
  await press(user, 'Undo');
  expect(cell(first)).toHaveTextContent(String(one));
  await press(user, 'Undo');
  expect(cell(first)).toHaveTextContent('');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('pencil marks are announced, and a digit replaces them', async () => {
  const { user } = await renderGames('/sum-grid');
  await user.click(cell(first));
  await press(user, 'Pencil marks');
  await user.click(digitButton(one));
  await user.click(digitButton(two));
  expect(cell(first)).toHaveAccessibleName(expect.stringContaining(`pencil marks ${one} ${two}`));
  expect(cell(first)).toHaveTextContent('');
  await press(user, 'Pencil marks');
  await user.click(digitButton(two));
  expect(cell(first)).toHaveTextContent(String(two));
});

test('placing a digit removes its pencil marks everywhere until it is undone', async () => {
  const { user } = await renderGames('/sum-grid');
  await user.click(cell(first));
  await press(user, 'Pencil marks');
  await user.click(digitButton(one));
  await press(user, 'Pencil marks');
  await user.click(cell(second));
  await user.click(digitButton(one));
  expect(cell(first)).not.toHaveAccessibleName(expect.stringContaining('pencil marks'));
  await press(user, 'Undo');
  expect(cell(first)).toHaveAccessibleName(expect.stringContaining(`pencil marks ${one}`));
});

test('the timer shows minutes and seconds and is not announced', async () => {
  await renderGames('/sum-grid');
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  await wait(83_000);
  expect(screen.getByRole('timer')).toHaveTextContent('1:23');
  expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
});

test('sounds accompany play, and the mute button stores the preference', async () => {
  const playSound = jest.fn();
  const setSoundEnabled = jest.fn();
  const preferences = { soundEnabled: true, darkMode: null, setSoundEnabled, setDarkMode() {} };
  const { user } = await renderGames('/sum-grid', { playSound, preferences });
  await press(user, 'Mute sounds');
  expect(setSoundEnabled).toHaveBeenCalledWith(false);
  await fill(user, withTwoSwapped(puzzle.solution, puzzle.givens));
  await press(user, 'Submit');
  expect(playSound.mock.calls.flat()).toEqual([...openCells.map(() => 'putonboard'), 'incorrect']);
});
