import type { TechniqueId } from './technique';

interface TechniqueWords {
  readonly title: string;
  /** In one sentence, for the list. */
  readonly lead: string;
  /** Why it works, and how to look for it. */
  readonly body: readonly string[];
}

const all = new Intl.ListFormat('en-GB');
const sets = new Intl.ListFormat('en', { type: 'disjunction' });

/** Every text of the technique book that a person reads. */
export const copy = {
  title: 'Technique book',
  lead: 'Every digit in a grid can be found by thinking. These are the ways, easiest first: the same ones that a hint gives.',
  back: 'Technique book',
  backToLearn: 'Learn',
  example: 'An example',
  exampleLead: 'A position of a real puzzle. The marked cell can be filled.',
  tryIt: 'Your turn',
  tryLead: 'In each of these positions this way finds the marked cell.',
  board: (number: number) => `Board ${number}`,
  digit: (number: number) => `The marked cell of board ${number}`,
  right: 'Correct.',
  wrong: (digit: number) => `Not ${digit}. Look at the lines of the marked cell again.`,
  why: 'Show why',
  next: (title: string) => `Next: ${title}`,
  play: 'Play a puzzle',

  cell: (row: number, column: number) => `row ${row}, column ${column}`,
  empty: 'empty',
  marked: 'the marked cell',
  rowOf: (number: number) => `Row ${number}`,
  column: (number: number) => `Column ${number}`,
  target: { sum: (value: number) => `sum ${value}`, product: (value: number) => `product ${value}` },
  targetSign: { sum: 'Σ', product: '×' },
  gridLabel: 'A grid of three by three',
  listed: (items: readonly string[]) => sets.format(items),
  set: (digits: readonly number[]) => digits.join('-'),
  canBe: (line: string, targets: string, ways: string) =>
    `${line} (${targets}): what is left for it is ${ways}.`,
  notIn: (digit: number, lines: string) => `No way to fill ${lines} uses ${digit}.`,
  only: (cell: string, digits: string) => `That leaves ${digits} for ${cell}.`,
  candidates: (cell: string, digits: string) => `By its row and column alone, ${cell} can be ${digits}.`,
  claims: {
    rows: (digits: string) => `Each way has ${digits}, so no other row can have it.`,
    columns: (digits: string) => `Each way has ${digits}, so no other column can have it.`,
  },
  also: (items: readonly string[]) => all.format(items),
  refuted: (digit: number, cell: string) =>
    `Try ${digit} in ${cell}: after that, something cannot be filled. So it is not ${digit}.`,
  onlyDigit: (cell: string, digit: number) => `So ${cell} is ${digit}.`,
  onlyCell: (cell: string, digit: number) => `So ${digit} can only go into ${cell}.`,

  techniques: {
    'last-cell': {
      title: 'The last cell of a line',
      lead: 'Two digits stand, the target says the third.',
      body: [
        'When one cell of a line is empty, its target leaves one digit. For a sum, subtract both digits from the target. For a product, divide the target by them.',
        'Look for such lines first, and again after each digit: a new digit can leave another line with one empty cell.',
      ],
    },
    'crossing-lines': {
      title: 'Where two lines cross',
      lead: 'A cell must fit its row and its column.',
      body: [
        'Each empty cell is in a row and in a column. Small and large targets have few ways: three different digits make 6 only as 1, 2 and 3. Find the digits that the row allows in it, then those that the column allows.',
        'Often only one digit is in both lists. It is the digit of the cell, even when neither line alone says so.',
      ],
    },
    'only-cell': {
      title: 'Only one place for a digit',
      lead: 'Ask where a digit can go, not what a cell can be.',
      body: [
        'All nine digits are in the grid. Take a digit that is missing, and look at the lines: which of them can use it at all?',
        'When no way to fill the other lines uses it, one cell is left for it. Large digits such as 7 and 9 are good to begin with, because few targets take them.',
      ],
    },
    'fitting-sets': {
      title: 'Ways that still fit',
      lead: 'Note what each cell can be, then test the ways of a line.',
      body: [
        'When no cell is sure, note the digits that each cell can still be. Then go through the ways of a line again: a way only fits when its digits find a place in the noted cells.',
        'Each way that falls away takes notes away, and soon a cell has one left.',
      ],
    },
    'claimed-digits': {
      title: 'Digits that a line needs',
      lead: 'What one line needs for sure, no other line can have.',
      body: [
        'Sometimes every way to fill a line uses the same digit. You do not know its cell yet, but you know its line.',
        'So the digit can be crossed out in all cells of the other rows, or of the other columns. That often decides another cell.',
      ],
    },
    'try-and-refute': {
      title: 'Try, and see what breaks',
      lead: 'A digit that leads to a contradiction is wrong.',
      body: [
        'Take a cell with few possible digits and suppose one of them. Follow it through the lines: if a line cannot be filled any more, the digit was wrong.',
        'This is no guess: what is left when all others are wrong must be right. It is the last way, for when no other one helps.',
      ],
    },
  } satisfies Record<TechniqueId, TechniqueWords>,
} as const;
