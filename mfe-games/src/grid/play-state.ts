import type { StoredGrid } from '@ninefold/contracts';
import { withItem, type CellMark, type Cells } from 'shared-puzzle-engine';

/** The pencil marks of one cell: bit d - 1 for digit d, so a stored record has nine numbers. */
export type PencilMarks = number;

const bitOf = (digit: number): PencilMarks => 1 << (digit - 1);

export const markedDigits = (marks: PencilMarks): number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => marks & bitOf(digit));

/** The player's entries, nine each, row by row. */
export interface GridEntries {
  readonly cells: Cells;
  readonly pencil: readonly PencilMarks[];
}

export interface PlayState extends StoredGrid {
  /** The puzzle's givens and the cells revealed by hints. */
  readonly givens: Cells;
  /** The cell with the keyboard focus. */
  readonly focused: number;
  /** The cell that takes the next digit; null while the focus is on a given. */
  readonly selected: number | null;
  /** Marks of the last submission, without cells changed since. */
  readonly marks: readonly (CellMark | null)[];
  /** Number of submissions. */
  readonly submissions: number;
  readonly past: readonly GridEntries[];
  /** The cells before the last change, for the announcement. */
  readonly previous: Cells;
  readonly solved: boolean;
}

export type PlayAction =
  | { readonly type: 'select'; readonly cell: number }
  /** The focus moved to a cell, possibly a given. */
  | { readonly type: 'focus'; readonly cell: number }
  | { readonly type: 'move'; readonly rows: number; readonly columns: number }
  | { readonly type: 'enter'; readonly digit: number }
  /** A digit was dropped on a cell. */
  | { readonly type: 'put'; readonly cell: number; readonly digit: number }
  /** Exchanges two cells, one of which may be empty. */
  | { readonly type: 'swap'; readonly from: number; readonly to: number }
  /** Exchanges the focused digit with the next open cell in a direction. */
  | { readonly type: 'move-digit'; readonly rows: number; readonly columns: number }
  | { readonly type: 'pencil'; readonly digit: number }
  | { readonly type: 'clear-cell' }
  | { readonly type: 'clear-puzzle' }
  | { readonly type: 'undo' }
  | { readonly type: 'adopt'; readonly grid: StoredGrid }
  | { readonly type: 'mark'; readonly marks: readonly CellMark[]; readonly solved: boolean }
  | { readonly type: 'hint'; readonly cell: number; readonly digit: number }
  | { readonly type: 'tell'; readonly cell: number };

const NO_PENCIL: readonly PencilMarks[] = Array<number>(9).fill(0);
const NO_MARKS: readonly null[] = Array<null>(9).fill(null);

export const emptyGrid = (givens: Cells): GridEntries => ({ cells: givens, pencil: NO_PENCIL });

const textOf = ({ cells, pencil, revealed }: StoredGrid): string => String([cells, pencil, revealed]);

/** False for entries of another puzzle, and for edited ones. */
export const holdsGivens = ({ cells }: GridEntries, givens: Cells): boolean =>
  givens.every((digit, cell) => !digit || digit === cells[cell]);

/** Cells revealed by a hint count as givens. */
const givensOf = (puzzleGivens: Cells, { cells, revealed }: StoredGrid): Cells =>
  puzzleGivens.map((digit, cell) => (revealed.includes(cell) ? (cells[cell] ?? 0) : digit));

export function startPlay(
  puzzleGivens: Cells,
  grid: StoredGrid = { ...emptyGrid(puzzleGivens), revealed: [] },
): PlayState {
  const givens = givensOf(puzzleGivens, grid);
  const first = firstOpenCell(givens, grid.cells);
  return {
    cells: grid.cells,
    pencil: grid.pencil,
    givens,
    focused: first,
    selected: first,
    marks: NO_MARKS,
    submissions: 0,
    past: [],
    previous: grid.cells,
    revealed: grid.revealed,
    solved: false,
  };
}

export function playReducer(state: PlayState, action: PlayAction): PlayState {
  const next = state.solved ? state : afterAction(state, action);
  return next.cells === state.cells ? next : { ...next, previous: state.cells };
}

function afterAction(state: PlayState, action: PlayAction): PlayState {
  const { selected } = state;
  switch (action.type) {
    case 'select':
      return state.givens[action.cell] ? state : { ...state, selected: action.cell, focused: action.cell };
    case 'focus':
      return focusOn(state, action.cell);
    case 'move':
      return move(state, action.rows, action.columns);
    case 'enter':
      if (selected === null) return state;
      // Entering the same digit again clears the cell.
      return write(state, selected, state.cells[selected] === action.digit ? 0 : action.digit, 0);
    case 'put':
      if (state.givens[action.cell] || state.cells.includes(action.digit)) return state;
      return write(focusOn(state, action.cell), action.cell, action.digit, 0);
    case 'swap':
      return swap(state, action.from, action.to);
    case 'move-digit':
      return moveDigit(state, action.rows, action.columns);
    case 'pencil':
      if (selected === null || state.cells[selected]) return state;
      return write(state, selected, 0, (state.pencil[selected] ?? 0) ^ bitOf(action.digit));
    case 'clear-cell':
      if (selected === null || !(state.cells[selected] || state.pencil[selected])) return state;
      return write(state, selected, 0, 0);
    case 'clear-puzzle':
      return { ...state, ...emptyGrid(state.givens), marks: NO_MARKS, past: remember(state) };
    case 'undo':
      return undo(state);
    case 'adopt':
      return adopt(state, action.grid);
    case 'mark':
      return mark(state, action.marks, action.solved);
    case 'hint':
      return hint(state, action.cell, action.digit);
    case 'tell':
      return { ...state, revealed: [...state.revealed, action.cell] };
  }
}

function move(state: PlayState, rows: number, columns: number): PlayState {
  const row = Math.min(2, Math.max(0, Math.floor(state.focused / 3) + rows));
  const column = Math.min(2, Math.max(0, (state.focused % 3) + columns));
  return focusOn(state, row * 3 + column);
}

function focusOn(state: PlayState, focused: number): PlayState {
  if (focused === state.focused) return state;
  return { ...state, focused, selected: state.givens[focused] ? null : focused };
}

function write(state: PlayState, cell: number, digit: number, pencil: PencilMarks): PlayState {
  // Each digit occurs once, so entering it removes its pencil marks.
  const notes = digit ? state.pencil.map((marks) => marks & ~bitOf(digit)) : state.pencil;
  return {
    ...state,
    cells: withItem(state.cells, cell, digit),
    pencil: withItem(notes, cell, pencil),
    marks: withItem(state.marks, cell, null),
    past: remember(state),
  };
}

function swap(state: PlayState, from: number, to: number): PlayState {
  const { cells, pencil, marks, givens } = state;
  if (from === to || !cells[from] || givens[from] || givens[to]) return state;
  const exchanged = withItem(withItem(cells, from, cells[to] ?? 0), to, cells[from]);
  return {
    ...focusOn(state, to),
    cells: exchanged,
    pencil: withItem(pencil, to, 0),
    marks: withItem(withItem(marks, from, null), to, null),
    past: remember(state),
  };
}

function moveDigit(state: PlayState, rows: number, columns: number): PlayState {
  const { focused, givens } = state;
  let row = Math.floor(focused / 3) + rows;
  let column = (focused % 3) + columns;
  // Givens stay; the digit skips them.
  while (givens[row * 3 + column] && isInGrid(row, column)) {
    row += rows;
    column += columns;
  }
  return isInGrid(row, column) ? swap(state, focused, row * 3 + column) : state;
}

const isInGrid = (row: number, column: number) => Math.min(row, column) >= 0 && Math.max(row, column) <= 2;

/** Moves the focus to the first wrong cell. */
function mark(state: PlayState, marks: PlayState['marks'], solved: boolean): PlayState {
  const wrong = marks.indexOf('wrong');
  return {
    ...(wrong < 0 ? state : focusOn(state, wrong)),
    marks,
    solved,
    submissions: state.submissions + 1,
  };
}

function undo(state: PlayState): PlayState {
  const before = state.past.at(-1);
  if (!before) return state;
  // Hints are counted, so undo keeps them.
  const cells = before.cells.map((digit, cell) => state.givens[cell] || digit);
  return { ...become(state, { cells, pencil: before.pencil }), past: state.past.slice(0, -1) };
}

/** Another tab's write is one undo step, and its hints count here too. */
function adopt(state: PlayState, grid: StoredGrid): PlayState {
  if (textOf(state) === textOf(grid)) return state;
  const { revealed } = grid;
  return {
    ...become(state, grid),
    givens: givensOf(state.givens, grid),
    revealed,
    past: remember(state),
  };
}

function become(state: PlayState, { cells, pencil }: GridEntries): PlayState {
  const marks = state.marks.map((mark, cell) => (cells[cell] === state.cells[cell] ? mark : null));
  return { ...state, cells, pencil, marks };
}

function hint(state: PlayState, cell: number, digit: number): PlayState {
  const givens = withItem(state.givens, cell, digit);
  // Undo does not revert hints, so the past is unchanged.
  const { past } = state;
  const revealed = [...state.revealed, cell];
  const after = { ...write(state, cell, digit, 0), givens, past, revealed };
  if (state.selected !== cell) return after;
  const next = firstOpenCell(givens, after.cells);
  return { ...after, selected: next, focused: next };
}

const remember = ({ past, cells, pencil }: PlayState): readonly GridEntries[] => [...past, { cells, pencil }];

/** The first empty cell, or the first cell that is not a given. */
function firstOpenCell(givens: Cells, cells: Cells): number {
  const empty = cells.indexOf(0);
  return empty >= 0 ? empty : Math.max(0, givens.indexOf(0));
}
