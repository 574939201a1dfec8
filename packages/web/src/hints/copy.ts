import type { Axis } from 'shared-puzzle-engine';

const AXES: Readonly<Record<Axis, string>> = { rows: 'row', columns: 'column' };

/**
 * Parts of hints, in lower case until they become a sentence. Arguments for cells, lines and lists are texts of this
 * table.
 */
export const copy = {
  sentence: (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  cell: (row: number, column: number) => `row ${row}, column ${column}`,
  line: (axis: Axis, number: number) => `${AXES[axis]} ${number}`,
  /** "a", "a or b", "a, b or c". */
  listed: (items: readonly (string | number)[], conjunction: 'and' | 'or') =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`,
  digit: (digit: number) => (digit === 8 ? 'an 8' : `a ${digit}`),
  namedTarget: (noun: string, target: number) => `${noun} ${target}`,

  lookAt: (lines: string) => `Look at ${lines}.`,
  lookAtMarked: 'Look at the cells that are marked.',

  solved: 'the grid is solved',
  candidates: (cell: string, digits: string) => `by its row and column alone, ${cell} could be ${digits}`,
  need: (line: string, targets: string) => `${line} needs ${targets}`,
  needWithDigits: (line: string, targets: string, digits: string) =>
    `${line} needs ${targets} with ${digits} in place`,
  combinations: (need: string, ways: string) => `${need}: ${ways}`,
  crossing: (need: string, ways: string, digits: string) => `${need}: ${ways}, which rules out ${digits}`,
  notInLines: (lines: string, digit: number) => `no way to fill ${lines} uses ${digit}`,
  fits: (line: string, ways: string, cells: readonly string[]) =>
    `with the digits left for its cells, ${line} is ${ways}, so ${cells.join(', and ')}`,
  cellIs: (cell: string, digits: string) => `${cell} is ${digits}`,
  claims: (line: string, ways: string, axis: Axis, digits: string) =>
    `${line} is ${ways}, so no other ${AXES[axis]} takes ${digits}`,
  onlyDigit: (cell: string, digit: number) => `so ${cell} is ${digit}`,
  onlyCell: (cell: string, digit: number) => `so ${digit} can only go in ${cell}`,
  suppose: (cell: string, digit: number) => `suppose ${cell} were ${digit}`,
  notUsed: (digit: number) => `none of these uses ${digit}`,
  refuted: (cell: string, digit: number) => `so ${cell} is not ${digit}`,
  tooLong: (cell: string, digit: number) =>
    `${cell} cannot be ${digit}: the grid could not be completed, though it takes more than four steps to see that`,

  duplicate: (digit: number, cells: readonly string[]) =>
    `each digit goes in once, but ${digit} stands in ${cells.join(' and in ')}`,
  missedTarget: (noun: string, line: string, total: number, target: number) =>
    `the ${noun} of ${line} is ${total}, but it should be ${target}`,
  noCombination: (need: string) =>
    `${need}, but no unused digits make that up, so one of the digits filled in is wrong`,
  wrongDigit: (cell: string, digit: number) =>
    `${cell} cannot be ${digit}: with the given digits, it leads to a contradiction`,
  contradiction: 'the digits filled in cannot all be right: they lead to a contradiction',

  lineFails: (need: string) => `${need}, but no unused digits make that up`,
  cellFails: (cell: string) => `they have no digit in common, so nothing is left for ${cell}`,
  digitFails: (digit: number) => `none of these uses ${digit}, so there is no place for it`,
} as const;
