/** Texts of the boards, which are in the first file. What comes later has its texts in a file of its own. */
import type { GridGame } from 'shared-contracts';

export const LOADING = 'Loading...';
export const LOADING_PUZZLE = 'Loading puzzle...';

export const PART_FAILED = 'That could not be loaded. Please check the connection and try again.';

export const NEW_DAY = "It is midnight in New York: here is today's new puzzle.";

export const GRID_COPY = {
  back: 'Back to puzzle games',
  practiceTitle: 'Practice',
  timer: 'Time',
  mute: 'Mute sounds',
  unmute: 'Unmute sounds',
  board: (title: string) => `${title} board`,
  digits: 'Digits',
  clear: 'Clear',
  submit: 'Submit',
  undo: 'Undo',
  pencil: 'Pencil marks',
  pencilKeys: 'On a keyboard: Shift and a digit',
  clearPuzzle: 'Clear Puzzle',
  newPuzzle: 'New Puzzle',
  scratchpad: 'Scratchpad',
  getHint: 'Get Hint',
  closeHint: 'Close the reason',
  fillEveryCell: 'Fill all nine cells first.',
} as const;

/** What there is to do, in one sentence. */
export const GAME_RULES: Readonly<Record<GridGame, string>> = {
  sum_grid: 'Place 1 to 9, each once, so that every row and column adds up to its target.',
  multiplication_grid: 'Place 1 to 9, each once, so that every row and column multiplies to its target.',
  combined_grid: 'Place 1 to 9, each once, so that every row and column meets its sum and its product.',
};

export const CELL_COPY = {
  position: (row: number, column: number) => `Row ${row}, column ${column}`,
  empty: 'empty',
  given: 'given',
  correct: 'correct',
  wrong: 'wrong',
  invalid: 'repeated digit',
  pencilMarks: (digits: readonly number[]) => `pencil marks ${digits.join(' ')}`,
  target: (line: 'row' | 'column', numbers: string) => `${line} target ${numbers}`,
  kindOfTarget: (noun: string, number: number) => `${noun} ${number}`,
} as const;

export const TARGET_COPY = {
  line: (line: 'row' | 'column', number: number) => `${line === 'row' ? 'Row' : 'Column'} ${number}`,
  open: 'open',
  reached: 'reached',
  over: 'over',
  under: 'under',
} as const;

interface ResultWords {
  readonly right: string;
  readonly wrong: string;
}

const ANSWERS: ResultWords = {
  right: 'Excellent! All correct answers!',
  wrong: 'Some answers are incorrect. Check the red squares!',
};

export const RESULT_BANNERS: Readonly<Record<GridGame, ResultWords>> = {
  sum_grid: ANSWERS,
  multiplication_grid: ANSWERS,
  combined_grid: {
    right: 'Excellent! All constraints satisfied!',
    wrong: 'Some constraints not met. Check the red squares!',
  },
};

export const HINT_COPY = {
  added: 'Hint added! Blue squares show the correct answers.',
  left: (count: number) => (count === 1 ? '1 hint left' : `${count} hints left`),
} as const;

export const CLEAR_PUZZLE_COPY = {
  title: 'Clear Puzzle',
  question: 'Are you sure you want to clear the puzzle? This will remove all your entered numbers.',
  confirm: 'Yes, clear it',
  cancel: 'Cancel',
} as const;

export const SCRATCHPAD_COPY = {
  title: 'Scratchpad',
  surface: 'Drawing area',
  clear: 'Clear',
  close: 'Close',
} as const;
