import { techniqueTitles } from '@ninefold/web/hints';
import { LOCALE, TIME_ZONE } from '@ninefold/contracts';
import type { ReasonKind } from 'shared-puzzle-engine';

interface TechniqueWords {
  readonly title: string;
  /** One sentence for the list. */
  readonly lead: string;
  /** Explanation. */
  readonly body: readonly string[];
}

const days = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', timeZone: TIME_ZONE });

/** Texts of the technique book, except for hints. */
export const copy = {
  title: 'Technique book',
  lead: 'Every digit in a grid can be found by thinking. These are the techniques, easiest first. Hints use the same ones.',
  back: 'Technique book',
  backToPuzzle: 'Back to your puzzle',
  backToLearn: 'Learn',
  onward: 'Continue',
  next: (title: string) => `Next: ${title}`,
  play: (game: string) => `Practice: ${game}`,

  example: 'An example',
  exampleLead: 'A position from a real puzzle. The marked cell can be filled in.',
  exampleGrid: 'Example grid',

  practice: {
    title: 'Your turn',
    grid: (number: number) => `Grid ${number}`,
    another: 'Another one',
    found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  },
  own: {
    title: 'From your games',
    lead: 'You took a hint here. Can you find the marked digit now?',
    none: {
      stored:
        'Take a hint in practice. When it uses this technique, its position appears here, on this device.',
      blocked:
        'Take a hint in practice. When it uses this technique, its position appears here until you close or reload the page.',
    },
    count: (count: number) => (count === 1 ? '1 hint to try again' : `${count} hints to try again`),
    practice: 'Practice a grid',
    grid: (game: string, at: number) => `${game}, ${days.format(at)}`,
  },

  ask: 'Which cell can you fill in this way? Choose it, then press its digit.',
  askMarked: 'Which digit goes into the marked cell?',
  right: 'Correct.',
  shown: (digit: number) => `It is ${digit}.`,
  wrong: 'That digit is not possible here.',
  early: {
    headline: 'Right, but how do you know?',
    text: 'Nothing shows this digit yet. Look for a cell that you can be sure of.',
  },
  used: {
    headline: 'It is on the grid already.',
    text: 'Each digit goes in once.',
  },
  showCell: 'Show me the cell',
  showDigit: 'Show me the digit',
  digits: 'Digits',
  steps: 'Steps to the contradiction; select one to see it on the grid',

  empty: 'empty',
  marked: 'the marked cell',
  /** Second part of a cell's accessible name. */
  states: {
    given: 'given',
    filled: '',
    empty: '',
    open: '',
    supposed: 'supposed',
    correct: 'correct',
    wrong: 'wrong',
  },
  cellName: (cell: number, parts: readonly (string | number | false)[], targets: string) =>
    [`row ${Math.floor(cell / 3) + 1}, column ${(cell % 3) + 1}`, ...parts, targets]
      .filter(Boolean)
      .join(', '),
  cellTargets: (row: string, column: string) => `row ${row}, column ${column}`,

  techniques: {
    'last-cell': {
      title: techniqueTitles['last-cell'],
      lead: 'Two digits are in place, and the target gives the third.',
      body: [
        'When one cell of a line is empty, its target leaves one digit. For a sum, subtract both digits from the target. For a product, divide the target by them.',
        'Look for such lines first, and again after each digit: a new digit can leave another line with one empty cell.',
      ],
    },
    'crossing-lines': {
      title: techniqueTitles['crossing-lines'],
      lead: 'A cell must fit its row and its column.',
      body: [
        'Each empty cell is in a row and in a column. Small and large targets can be made in only a few ways: three different digits make 6 only as 1, 2 and 3. Find the digits that the row allows in it, then those that the column allows.',
        'Often only one digit is in both lists. It belongs in the cell, even when neither line alone says so.',
      ],
    },
    'only-cell': {
      title: techniqueTitles['only-cell'],
      lead: 'Ask where a digit can go, not what a cell can be.',
      body: [
        'All nine digits are in the grid. Take a digit that is missing, and look at the lines: which of them can use it at all?',
        'When no way to fill the other lines uses it, one cell is left for it. Large digits such as 7 and 9 are good to begin with, because few targets take them.',
      ],
    },
    'fitting-sets': {
      title: techniqueTitles['fitting-sets'],
      lead: 'Note what each cell can be, then test the combinations for a line.',
      body: [
        'When no cell is sure, note the digits that each cell can still be. Then go through the combinations for a line again. A combination fits only if each of its digits is noted in a cell of its own.',
        'Each combination that you rule out removes notes, and soon a cell has only one left.',
      ],
    },
    'claimed-digits': {
      title: techniqueTitles['claimed-digits'],
      lead: 'If a line must contain a digit, no parallel line can.',
      body: [
        'Sometimes every way to fill a line uses the same digit. You do not know its cell yet, but you know its line.',
        'So the digit can be crossed out in all cells of the other rows, or of the other columns. That often decides another cell.',
      ],
    },
    'try-and-refute': {
      title: techniqueTitles['try-and-refute'],
      lead: 'A digit that leads to a contradiction is wrong.',
      body: [
        'Take a cell with few possible digits and suppose one of them. Follow it through the lines, one sure digit after the other: if a line can no longer be filled, or a cell has no digit left, the digit was wrong.',
        'At most four steps lead there. If you need more, try another digit or another cell.',
        'This is not a guess: what is left when all others are wrong must be right. Use it last, when no other technique helps.',
      ],
    },
  } satisfies Record<ReasonKind, TechniqueWords>,
} as const;
