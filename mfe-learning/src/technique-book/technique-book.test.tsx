import { act, fireEvent, screen, within } from '@testing-library/react';
import { storeHint } from '@ninefold/web/hints';
import {
  nextPlacements,
  positionFor,
  REASON_KINDS,
  seededRandom,
  type ReasonKind,
} from 'shared-puzzle-engine';
import { fakeClasses } from '../testing/fake-classes';
import { fakeLearning } from '../testing/fake-learning';
import { openLearning } from '../testing/render-learning';
import './TechniqueList';
import './TechniquePage';

beforeEach(() => localStorage.clear());

const browserStorage = {
  get: (key: string) => localStorage.getItem(key),
  set(key: string, text: string) {
    localStorage.setItem(key, text);
    return true;
  },
  remove: (key: string) => localStorage.removeItem(key),
};

const draw = (kind: ReasonKind) => {
  const seed = seededRandom('test')();
  const { puzzle, cells } = positionFor(kind, seededRandom(seed));
  const [next] = nextPlacements(puzzle, cells);
  if (!next) throw new Error('Nothing follows.');
  return { puzzle, cells, next };
};
const known = new Map<ReasonKind, ReturnType<typeof draw>>();

/** The position of a page with the tests' random numbers. */
function drawn(kind: ReasonKind) {
  const grid = known.get(kind) ?? draw(kind);
  known.set(kind, grid);
  return grid;
}

async function openPage(
  kind: ReasonKind,
  query = '',
  server: Pick<ReturnType<typeof fakeLearning>, 'supabase'> = fakeLearning(),
) {
  const view = openLearning(`/learn/techniques/${kind}${query}`, server);
  const practice = within(await screen.findByRole('region', { name: 'Your turn' }));
  return { ...view, practice };
}

const cellOf = (grid: HTMLElement, cell: number) => {
  const found = within(grid).getAllByRole('gridcell')[cell];
  if (!found) throw new Error('No such cell.');
  return found;
};

test('lists each technique with a link to its page', async () => {
  const { user } = openLearning('/learn/techniques', fakeLearning());
  expect(await screen.findAllByRole('listitem')).toHaveLength(REASON_KINDS.length);
  await user.click(screen.getByRole('link', { name: /^The last cell of a line/ }));
  expect(await screen.findByRole('heading', { name: 'The last cell of a line', level: 1 })).toBeVisible();
});

test('explains a wrong digit by its contradiction, and the right one by its reasons', async () => {
  const { cells, next } = drawn('last-cell');
  const { user, practice } = await openPage('last-cell');
  const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => digit !== next.digit && !cells.includes(digit));
  const grid = practice.getByRole('grid', { name: 'Grid 1' });

  await user.click(cellOf(grid, next.cell));
  await user.click(practice.getByRole('button', { name: String(wrong) }));
  expect(practice.getByRole('status')).toHaveTextContent(
    /^That digit is not possible here\..*(but it should be|no unused digits)/,
  );
  expect(cellOf(grid, next.cell)).toHaveAccessibleName(/wrong/);

  await user.click(practice.getByRole('button', { name: String(next.digit) }));
  const place = `row ${Math.floor(next.cell / 3) + 1}, column ${(next.cell % 3) + 1}`;
  expect(practice.getByRole('status')).toHaveTextContent(`So ${place} is ${next.digit}.`);
  expect(practice.getByText('1 found')).toBeVisible();
});

test('can be played by keyboard, and Enter opens another position with the focus on it', async () => {
  const { next } = drawn('try-and-refute');
  const { user, practice } = await openPage('try-and-refute');
  // The cell of the answer is preselected.
  act(() => cellOf(practice.getByRole('grid'), next.cell).focus());
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{ArrowLeft}');
  act(() => cellOf(practice.getByRole('grid'), next.cell).focus());
  // Shift and 6 of the number pad, on Windows.
  const shifted = { key: 'ArrowRight', code: 'Numpad6', modifierNumLock: true };
  fireEvent.keyDown(cellOf(practice.getByRole('grid'), next.cell), shifted);
  expect(cellOf(practice.getByRole('grid'), next.cell)).toHaveFocus();
  await user.keyboard(String(next.digit));
  expect(practice.getByRole('status')).toHaveTextContent(/^Correct\./);
  expect(practice.getByRole('button', { name: 'Another one' })).toHaveFocus();

  await user.keyboard('{Enter}');
  const second = practice.getByRole('grid', { name: 'Grid 2' });
  expect(second).toContainElement(document.activeElement as HTMLElement);
  expect(practice.getByRole('status')).toHaveTextContent('Which digit goes into the marked cell?');
});

test('records the first digit found on a page for classes', async () => {
  const { next } = drawn('try-and-refute');
  const { user, practice } = await openPage('try-and-refute', '', fakeClasses({}));
  const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('learning-technique:'));
  act(() => cellOf(practice.getByRole('grid'), next.cell).focus());
  expect(stored()).toEqual([]);
  await user.keyboard(String(next.digit));
  // It is sent from any page, even later.
  expect(stored()).toEqual(['learning-technique:user-1:try-and-refute']);
});

test('help shows the cell first, then its digit with the reasons, and does not count as found', async () => {
  const { next } = drawn('crossing-lines');
  const { user, practice } = await openPage('crossing-lines');
  await user.click(practice.getByRole('button', { name: 'Show me the cell' }));
  expect(cellOf(practice.getByRole('grid'), next.cell)).toHaveAccessibleName(/the marked cell/);
  await user.click(practice.getByRole('button', { name: 'Show me the digit' }));
  expect(practice.getByRole('status')).toHaveTextContent(`It is ${next.digit}.`);
  expect(practice.queryByText(/found$/)).not.toBeInTheDocument();
});

test('digits work on a French keyboard, End moves to the end of the row, and Shift makes no notes', async () => {
  const { next } = drawn('try-and-refute');
  const { practice } = await openPage('try-and-refute');
  const grid = practice.getByRole('grid');
  const cell = cellOf(grid, next.cell);
  const { digit } = next;
  act(() => cell.focus());
  fireEvent.keyDown(cell, { key: '@', code: `Digit${digit}`, shiftKey: true });
  expect(cell).toHaveTextContent('the marked cell');
  fireEvent.keyDown(cell, { key: '&é"\'(-è_ç'[digit - 1], code: `Digit${digit}` });
  expect(cell).toHaveTextContent(String(digit));
  fireEvent.keyDown(cell, { key: 'End', code: 'End' });
  expect(cellOf(grid, Math.floor(next.cell / 3) * 3 + 2)).toHaveFocus();
});

test('lists the steps of a refutation, each of which shows on the grid what is assumed', async () => {
  const { next, cells } = drawn('try-and-refute');
  const { user, practice } = await openPage('try-and-refute');
  await user.click(practice.getByRole('button', { name: 'Show me the digit' }));
  const list = practice.getByRole('list', { name: /^Steps to the contradiction/ });
  const steps = within(list).getAllByRole('listitem');
  expect(steps.length).toBeLessThanOrEqual(4);

  const refuted = next.reasons.find((reason) => reason.type === 'refuted');
  const grid = practice.getByRole('grid');
  const last = within(list).getAllByRole('button').at(-1) as HTMLElement;
  await user.click(last);
  expect(last).toHaveAttribute('aria-pressed', 'true');
  const supposed = within(grid)
    .getAllByRole('gridcell')
    .filter((cell) => /supposed/.test(cell.getAttribute('aria-label') ?? ''));
  expect(supposed).toHaveLength(steps.length);
  expect(cellOf(grid, refuted?.cell ?? -1)).toHaveAccessibleName(new RegExp(`, ${refuted?.digit}, supposed`));

  await user.click(last);
  expect(cellOf(grid, next.cell)).toHaveTextContent(String(next.digit));
  expect(cells[next.cell]).toBe(0);
});

test('the focus returns to the grid when the clicked help disappears', async () => {
  const { next } = drawn('crossing-lines');
  const { user, practice } = await openPage('crossing-lines');
  await user.click(practice.getByRole('button', { name: 'Show me the cell' }));
  expect(practice.getByRole('button', { name: 'Show me the digit' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(cellOf(practice.getByRole('grid'), next.cell)).toHaveFocus();
});

/** Stores a hint of this kind. */
function takeHint(kind: ReasonKind) {
  const { puzzle, cells, next } = drawn(kind);
  const { game, givens, solution } = puzzle;
  const at = Date.parse('2026-11-21T17:00:00Z');
  storeHint(browserStorage, 'user-1', { game, givens, solution, cells, at });
  return { cells, next };
}

test('marks techniques that the player took hints for', async () => {
  takeHint('only-cell');
  openLearning('/learn/techniques', fakeLearning());
  const hinted = await screen.findAllByRole('link', { name: /1 hint to try again/ });
  expect(hinted.map((link) => link.getAttribute('href'))).toEqual(['/learn/techniques/only-cell']);
});

/** A page with a stored position of its kind. */
async function openWithOwn(kind: ReasonKind) {
  const { cells, next } = takeHint(kind);
  const { user } = await openPage(kind);
  return { user, cells, next, own: within(screen.getByRole('region', { name: 'From your games' })) };
}

test('the focus returns to the grid when the clicked digit is right', async () => {
  const { user, own, cells, next } = await openWithOwn('only-cell');
  const key = (digit: number) => own.getByRole('button', { name: String(digit) });
  const other = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => digit !== next.digit && !cells.includes(digit));
  act(() => key(other ?? 0).focus());
  await user.keyboard('{Enter}');
  expect(key(other ?? 0)).toHaveFocus();
  act(() => key(next.digit).focus());
  await user.keyboard('{Enter}');
  expect(own.getByRole('status')).toHaveTextContent(/^Correct\./);
  expect(cellOf(own.getByRole('grid'), next.cell)).toHaveFocus();
});

test('the key of a used digit does nothing', async () => {
  const { user, own, cells } = await openWithOwn('only-cell');
  const used = own.getByRole('button', { name: String(cells.find(Boolean)) });
  expect(used).toHaveAttribute('aria-disabled', 'true');
  await user.click(used);
  expect(own.getByRole('status')).toHaveTextContent('Which digit goes into the marked cell?');
});

test("shows the player's own positions of its kind", async () => {
  const { user, own, next } = await openWithOwn('only-cell');
  expect(own.getByRole('heading', { name: 'Sum Grid, November 21' })).toBeVisible();
  await user.click(own.getByRole('button', { name: String(next.digit) }));
  expect(own.getByRole('status')).toHaveTextContent(/^Correct\./);
});

test('explains how positions get there if there are none', async () => {
  await openPage('only-cell');
  expect(
    screen.getByText(/^Take a hint in practice\. When it uses this technique, its position appears here/),
  ).toBeVisible();
});

test('links to practice in the game of its example', async () => {
  await openPage('only-cell');
  const ways = within(screen.getByRole('navigation', { name: 'Continue' }));
  expect(ways.getByRole('link', { name: 'Practice: Multiplication Grid' })).toHaveAttribute(
    'href',
    '/multiplication-grid?mode=practice',
  );
});

test('links back to the practice puzzle that the player came from', async () => {
  const { user } = await openPage('last-cell', '?practice=combined_grid');
  await user.click(screen.getByRole('link', { name: 'Back to your puzzle' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/combined-grid?mode=practice');
});
