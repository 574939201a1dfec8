import { act, fireEvent, screen } from '@testing-library/react';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { cell, digitButton, fill, press, withTwoSwapped } from '../testing/play';
import { NOON, renderGames, wait } from '../testing/render-games';

const puzzle = dailyPuzzle('combined_grid', '2026-11-21');

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function renderGrid() {
  const { user } = await renderGames('/combined-grid');
  // Until keys of other layouts are translated.
  await wait(0);
  cell(0).focus();
  return user;
}

test('the grid is one tab stop, and arrow keys move within it', async () => {
  const user = await renderGrid();
  expect(screen.getAllByRole('gridcell').filter((element) => element.tabIndex === 0)).toEqual([cell(0)]);
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(cell(4)).toHaveFocus();
  expect(cell(4)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}');
  expect(cell(0)).toHaveFocus();
});

test('a digit goes to the cell that a screen reader has focused', async () => {
  const user = await renderGrid();
  act(() => cell(7).focus());
  expect(cell(7)).toHaveAttribute('aria-selected', 'true');
  expect(cell(7)).toHaveAttribute('tabindex', '0');
  await user.click(digitButton(4));
  expect(cell(7)).toHaveTextContent('4');
  expect(cell(0)).toHaveTextContent('');
});

test('digits fill a cell, Backspace clears it, and other keys are ignored', async () => {
  const user = await renderGrid();
  await user.keyboard('70x');
  expect(cell(0)).toHaveTextContent('7');
  await user.keyboard('{Backspace}');
  expect(cell(0)).toHaveTextContent('');
});

test('digits are noted with Shift or in pencil mode', async () => {
  const user = await renderGrid();
  await user.keyboard('{Shift>}@{/Shift}');
  expect(cell(0)).toHaveAccessibleName(/pencil marks 2,/);
  await user.click(screen.getByRole('button', { name: 'Pencil marks' }));
  cell(0).focus();
  await user.keyboard('7');
  expect(cell(0)).toHaveAccessibleName(/pencil marks 2 7,/);
  expect(cell(0)).toHaveTextContent('');
});

test.each([
  ['on QWERTY, Shift and 2 notes', { key: '@', code: 'Digit2', shiftKey: true }, '', /pencil marks 2,/],
  ['on QWERTY, 2 writes', { key: '2', code: 'Digit2' }, '2', /2/],
  ['on AZERTY, Shift and the key of 1 write', { key: '1', code: 'Digit1', shiftKey: true }, '1', /1/],
  ['on AZERTY, the key of 1 alone writes as well', { key: '&', code: 'Digit1' }, '1', /1/],
  [
    'on Programmer Dvorak, the key that types 7 writes it',
    { key: '7', code: 'Digit2', shiftKey: true },
    '7',
    /7/,
  ],
  ['in Czech, the key of 2 writes', { key: 'ě', code: 'Digit2' }, '2', /2/],
  ['in Arabic, ٣ writes', { key: '٣', code: 'Digit3' }, '3', /3/],
  ['in Arabic, ٣ of the number pad writes', { key: '٣', code: 'Numpad3' }, '3', /3/],
  ['in Persian, ۴ writes', { key: '۴', code: 'Digit4' }, '4', /4/],
  ['in Hindi, ९ writes', { key: '९', code: 'Digit9' }, '9', /9/],
  ['in Bengali, ৮ writes', { key: '৮', code: 'Digit8' }, '8', /8/],
  ['full-width ６ writes', { key: '６', code: 'Digit6' }, '6', /6/],
  ['an input method that hides the key writes', { key: 'Process', code: 'Digit6' }, '6', /6/],
  ['without a code, as on some phones, 6 writes', { key: '6', code: '' }, '6', /6/],
  ['superscript digits write nothing', { key: '²', code: 'Backquote' }, '', /empty, row/],
  ['zero in any script writes nothing', { key: '٠', code: 'Digit0' }, '', /empty, row/],
  ['on the number pad, Shift and 5 note', { key: 'Clear', code: 'Numpad5', shiftKey: true }, '', /marks 5,/],
  [
    'on Linux, Shift and 1 of the number pad note',
    { key: 'End', code: 'Numpad1', shiftKey: true },
    '',
    /marks 1,/,
  ],
  [
    'on Windows, which hides Shift, Shift and 1 of the number pad note',
    { key: 'End', code: 'Numpad1', modifierNumLock: true },
    '',
    /marks 1,/,
  ],
  [
    'on Windows, Shift and 8 of the number pad note',
    { key: 'ArrowUp', code: 'Numpad8', modifierNumLock: true },
    '',
    /marks 8,/,
  ],
  [
    'on a Mac, Shift and 1 of the number pad note',
    { key: '1', code: 'Numpad1', shiftKey: true },
    '',
    /marks 1,/,
  ],
  ['on the number pad, 7 writes', { key: '7', code: 'Numpad7', modifierNumLock: true }, '7', /7/],
  [
    'on the number pad without its lock, 3 does nothing',
    { key: 'PageDown', code: 'Numpad3' },
    '',
    /empty, row/,
  ],
])('%s', async (_, keys, shown, name) => {
  await renderGrid();
  fireEvent.keyDown(cell(0), keys);
  expect(cell(0)).toHaveTextContent(shown);
  expect(cell(0)).toHaveAccessibleName(name);
});

test('without its lock, the number pad moves, and Shift with it notes', async () => {
  const user = await renderGrid();
  await user.keyboard('7');
  fireEvent.keyDown(cell(0), { key: 'ArrowDown', code: 'Numpad2' });
  expect(cell(3)).toHaveFocus();
  fireEvent.keyDown(cell(3), { key: 'ArrowDown', code: 'Numpad2', modifierNumLock: true });
  expect(cell(3)).toHaveFocus();
  expect(cell(3)).toHaveAccessibleName(/marks 2,/);
  expect(cell(0)).toHaveTextContent('7');
});

test.each<[string, boolean, KeyboardEventInit]>([
  ['z', true, { key: 'z', code: 'KeyZ' }],
  ['Z with Caps Lock', true, { key: 'Z', code: 'KeyZ' }],
  ['z of QWERTZ', true, { key: 'z', code: 'KeyY' }],
  ['z of AZERTY', true, { key: 'z', code: 'KeyW' }],
  ['z of Dvorak', true, { key: 'z', code: 'Slash' }],
  ['я of Russian', true, { key: 'я', code: 'KeyZ' }],
  ['Я of Russian with Caps Lock', true, { key: 'Я', code: 'KeyZ' }],
  ['ζ of Greek', true, { key: 'ζ', code: 'KeyZ' }],
  ['ז of Hebrew', true, { key: 'ז', code: 'KeyZ' }],
  ['ئ of Arabic', true, { key: 'ئ', code: 'KeyZ' }],
  ['ผ of Thai', true, { key: 'ผ', code: 'KeyZ' }],
  ['ㅋ of Korean', true, { key: 'ㅋ', code: 'KeyZ' }],
  ['a vowel sign of Hindi', true, { key: 'ॆ', code: 'KeyZ' }],
  ['; of Dvorak', false, { key: ';', code: 'KeyZ' }],
  ['y of QWERTZ', false, { key: 'y', code: 'KeyZ' }],
  ['w of AZERTY', false, { key: 'w', code: 'KeyZ' }],
  ['à of Bépo', false, { key: 'à', code: 'KeyZ' }],
  ['н of Russian, where Latin has y', false, { key: 'н', code: 'KeyY' }],
  ['z with Shift, which would redo', false, { key: 'Z', code: 'KeyZ', shiftKey: true }],
  ['z with AltGr, which types a character', false, { key: 'ż', code: 'KeyZ', altKey: true }],
])('Ctrl and %s undoes: %s', async (_, undoes, key) => {
  const user = await renderGrid();
  await user.keyboard('7');
  fireEvent.keyDown(cell(0), { ...key, ctrlKey: true });
  expect(cell(0)).toHaveTextContent(undoes ? '' : '7');
  if (undoes) await user.keyboard('7');
  fireEvent.keyDown(cell(0), { ...key, metaKey: true });
  expect(cell(0)).toHaveTextContent(undoes ? '' : '7');
});

test('the space bar does not scroll the grid out of view', async () => {
  await renderGrid();
  expect(fireEvent.keyDown(cell(0), { key: ' ', code: 'Space' })).toBe(false);
});

test('a held key moves on, and does everything else once', async () => {
  const user = await renderGrid();
  const hold = (key: KeyboardEventInit) => {
    const focused = document.activeElement!;
    fireEvent.keyDown(focused, key);
    for (let times = 0; times < 4; times++) fireEvent.keyDown(focused, { ...key, repeat: true });
  };
  hold({ key: '7', code: 'Digit7' });
  expect(cell(0)).toHaveTextContent('7');
  hold({ key: 'ArrowRight', code: 'ArrowRight' });
  expect(cell(2)).toHaveFocus();
  hold({ key: 'End', code: 'Numpad1', modifierNumLock: true });
  expect(cell(2)).toHaveAccessibleName(/marks 1,/);
  hold({ key: 'z', code: 'KeyZ', ctrlKey: true });
  expect(cell(0)).toHaveTextContent('7');
  await fill(user, withTwoSwapped(puzzle.solution, puzzle.givens));
  act(() => cell(0).focus());
  const grid = screen.getByRole('grid');
  const before = grid.hasAttribute('data-odd');
  await act(async () => hold({ key: 'Enter', code: 'Enter' }));
  expect(grid.hasAttribute('data-odd')).toBe(!before);
});

test('on AZERTY both ways note digits in pencil mode', async () => {
  const user = await renderGrid();
  await press(user, 'Pencil marks');
  fireEvent.keyDown(cell(0), { key: '1', code: 'Digit1', shiftKey: true });
  fireEvent.keyDown(cell(0), { key: 'é', code: 'Digit2' });
  expect(cell(0)).toHaveAccessibleName(/pencil marks 1 2,/);
});

test('clicking a digit keeps the keyboard focus on the grid', async () => {
  const user = await renderGrid();
  await user.click(digitButton(3));
  expect(cell(0)).toHaveTextContent('3');
  expect(cell(0)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(cell(1)).toHaveFocus();
});

test.each([
  ['a wrong answer', withTwoSwapped(puzzle.solution, puzzle.givens)],
  ['the right answer', puzzle.solution],
])('the keyboard focus returns to the grid after submitting %s', async (_, grid) => {
  const user = await renderGrid();
  await fill(user, grid);
  screen.getByRole('button', { name: 'Submit' }).focus();
  await user.keyboard('{Enter}');
  expect(document.querySelector('[role="gridcell"][tabindex="0"]')).toHaveFocus();
});

test('the keyboard focus returns to the grid when clicking Clear Puzzle or the last Undo disables the button', async () => {
  const user = await renderGrid();
  await user.keyboard('7');
  await press(user, 'Undo');
  expect(cell(0)).toHaveFocus();
  await user.keyboard('7');
  await press(user, 'Clear Puzzle');
  await press(user, 'Yes, clear it');
  expect(cell(0)).toHaveFocus();
  await user.keyboard('{Shift>}@{/Shift}');
  await press(user, 'Clear Puzzle');
  expect(cell(0)).toHaveFocus();
});

test('a repeated digit marks all cells that contain it', async () => {
  const user = await renderGrid();
  await user.keyboard('5{ArrowDown}5');
  expect(cell(0)).toHaveAttribute('data-state', 'invalid');
  expect(cell(3)).toHaveAttribute('data-state', 'invalid');
  await user.keyboard('6');
  expect(cell(0)).toHaveAttribute('data-state', 'filled');
});

test('Enter submits a full grid, and otherwise says what is missing', async () => {
  const user = await renderGrid();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Fill all nine cells first.')).toBeInTheDocument();
  for (const row of [0, 3, 6]) {
    await user.keyboard(`${puzzle.solution.slice(row, row + 3).join('{ArrowRight}')}{Home}{ArrowDown}`);
  }
  await user.keyboard('{Enter}');
  expect(screen.getByText('Excellent! All constraints satisfied!')).toBeInTheDocument();
});

test('a cell announces its position, content and targets', async () => {
  await renderGrid();
  const { sum, product } = puzzle.targets;
  expect(cell(1)).toHaveAccessibleName(
    `Row 1, column 2, empty, row target sum ${sum?.rows[0]} product ${product?.rows[0]}, ` +
      `column target sum ${sum?.columns[1]} product ${product?.columns[1]}`,
  );
});

test('a move is announced together with the lines that it completes', async () => {
  const user = await renderGrid();
  await user.keyboard(puzzle.solution.slice(0, 3).join('{ArrowRight}'));
  expect(
    screen.getByText(`Row 1, column 3, ${puzzle.solution[2]}. Row 1 sum reached. Row 1 product reached`),
  ).toBeInTheDocument();
});
