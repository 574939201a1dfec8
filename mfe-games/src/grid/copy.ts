/** Part of the first grid, so parts that load later have texts of their own. */
export const copy = {
  loadingPuzzle: 'Loading puzzle...',
  grid: (title: string) => `${title} puzzle`,
  gridKeys: 'Shift and an arrow moves a digit.',
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
  fillEveryCell: 'Fill all nine cells first.',
  hintAdded: 'Hint added! Blue squares show the correct answers.',
  hintsLeft: (count: number) => (count === 1 ? '1 hint left' : `${count} hints left`),

  cell: {
    position: (row: number, column: number) => `Row ${row}, column ${column}`,
    empty: 'empty',
    given: 'given',
    correct: 'correct',
    wrong: 'wrong',
    invalid: 'repeated digit',
    pencilMarks: (digits: readonly number[]) => `pencil marks ${digits.join(' ')}`,
    target: (line: 'row' | 'column', numbers: string) => `${line} target ${numbers}`,
  },

  target: {
    line: (line: 'row' | 'column', number: number) => `${line === 'row' ? 'Row' : 'Column'} ${number}`,
    open: 'open',
    reached: 'reached',
    over: 'over',
    under: 'under',
  },

  /** For grids with one operation, and with several. */
  banners: {
    one: {
      right: 'Excellent! All correct answers!',
      wrong: 'Some answers are incorrect. Check the red squares!',
    },
    several: {
      right: 'Excellent! All constraints satisfied!',
      wrong: 'Some constraints not met. Check the red squares!',
    },
  },
} as const;
