import type { Cells, GridPuzzle } from 'shared-puzzle-engine';
import type { HintPart } from '../hint-parts';
import {
  candidatesOf,
  combinations,
  emptyIn,
  inPlaceOf,
  lineCalled,
  setsOf,
  waysToFill,
  type Line,
} from './lines';

/** Whether a sentence continues, finds a digit, or reports a contradiction. */
type Outcome = { readonly cell: number; readonly digit: number } | 'impossible' | undefined;

type Read = (match: readonly string[]) => Outcome;

const CELL = '(row \\d, column \\d)';
const LINE = '((?:row|column) \\d)';
const NEED = `^${LINE} needs (.+?)( with .+ in place)?`;

/**
 * Reads a hint sentence by sentence and checks each by brute force, independently of the code that finds hints.
 * @throws at a sentence that is unknown, false, or does not follow
 */
export function checkWords(puzzle: GridPuzzle, cells: Cells, parts: readonly HintPart[]): Outcome {
  const read = readerOf(puzzle, cells);
  let outcome: Outcome;
  for (const { text, steps, end } of parts) {
    outcome = read(text);
    const [, cell, digit] = /^Suppose (.+) were (\d)\.$/.exec(text) ?? [];
    if (!cell) continue;
    const tried = { cell: cellOf(cell), digit: Number(digit) };
    checkSteps(puzzle, cells.with(tried.cell, tried.digit), steps);
    must(end === `So ${cell} is not ${digit}.`, end);
    read.crossOut(tried.cell, tried.digit);
  }
  return outcome;
}

/** Each step only sees the grid with the digits of earlier steps. */
export function checkSteps(puzzle: GridPuzzle, from: Cells, steps: HintPart['steps']): void {
  must(steps.length > 0 && steps.length <= 4, steps.length);
  let cells = from;
  for (const [at, { text, supposed }] of steps.entries()) {
    const outcome = readerOf(puzzle, cells)(text);
    must((outcome === 'impossible') === (at === steps.length - 1), text);
    if (typeof outcome === 'object') cells = cells.with(outcome.cell, outcome.digit);
    const shown = supposed.reduce((all, { cell, digit }) => all.with(cell, digit), from);
    must(String(shown) === String(cells), { supposed, cells });
  }
}

function readerOf(puzzle: GridPuzzle, cells: Cells) {
  let notes = candidatesOf(puzzle, cells);
  const named: { line: Line; digits: number[] }[] = [];
  let nowhere: { digit: number; lines: Line[] } | undefined;

  const lineOf = (name = '') => lineCalled(name, puzzle);
  const isInAll = (empty: readonly number[], lines: readonly Line[]) =>
    empty.every((cell) => lines.some((line) => line.cells.includes(cell)));

  function readNeed([, name, targets = '', inPlace = '']: readonly string[]): {
    line: Line;
    sets: number[][];
  } {
    const line = lineOf(name);
    must(String(targets.match(/\d+/g)) === String(line.targets), targets);
    must(String(digitsIn(inPlace)) === String(inPlaceOf(line, cells)), inPlace);
    return { line, sets: combinations(line, cells) };
  }

  const sentences: readonly (readonly [pattern: string, read: Read])[] = [
    [
      `^By its row and column alone, ${CELL} could be (.+)$`,
      ([, cell, digits]) => must(String(notes[cellOf(cell)]) === String(digitsIn(digits)), digits),
    ],
    [
      `${NEED}: ([^:]+?)(?:, which rules out (.+))?$`,
      (match) => {
        const { line, sets } = readNeed(match);
        must(isSameSets(digitsIn(match[4]), sets), match[4]);
        const before = named.at(-1)?.digits ?? [];
        const ruledOut = before.filter((digit) => !sets.flat().includes(digit));
        if (match[5]) must(isSameSets(digitsIn(match[5]), [ruledOut]), match[5]);
        named.push({ line, digits: [...new Set(sets.flat())] });
      },
    ],
    [
      `${NEED}, but no unused digits make that up$`,
      (match) => {
        must(readNeed(match).sets.length === 0, match[0]);
        return 'impossible';
      },
    ],
    [
      '^No way to fill (.+) uses (\\d)$',
      ([, lines = '', digit]) => {
        nowhere = { digit: Number(digit), lines: lines.split(/, | or /).map(lineOf) };
        for (const line of nowhere.lines)
          must(!combinations(line, cells).flat().includes(Number(digit)), lines);
      },
    ],
    [
      '^None of these uses (\\d)(, so there is no place for it)?$',
      ([, digit, isEnd]) => {
        must(!named.flatMap(({ digits }) => digits).includes(Number(digit)), digit);
        nowhere = { digit: Number(digit), lines: named.map(({ line }) => line) };
        if (!isEnd) return undefined;
        must(!cells.includes(Number(digit)) && isInAll(emptyIn(cells), nowhere.lines), digit);
        return 'impossible';
      },
    ],
    [
      `^They have no digit in common, so nothing is left for ${CELL}$`,
      ([, place]) => {
        const [row, column] = named;
        const [one, other] = [row?.digits ?? [], column?.digits ?? []];
        const isCrossing =
          named.length === 2 && named.every(({ line }) => line.cells.includes(cellOf(place)));
        must(isCrossing && !cells[cellOf(place)] && !one.some((digit) => other.includes(digit)), place);
        return 'impossible';
      },
    ],
    [
      `^With the digits left for its cells, ${LINE} is (.+?), so (.+)$`,
      ([, name, ways, left = '']) => {
        const line = lineOf(name);
        const fits = waysToFill(line, notes);
        must(isSameSets(digitsIn(ways), setsOf(fits)), ways);
        notes = notes.map((digits, cell) => {
          const at = line.cells.indexOf(cell);
          return at < 0 ? digits : digits.filter((digit) => fits.some((way) => way[at] === digit));
        });
        for (const [, cell, digits] of left.matchAll(/(row \d, column \d) is ((?:\d(?:, | or )?)+)/g)) {
          must(String(notes[cellOf(cell)]) === String(digitsIn(digits)), left);
        }
      },
    ],
    [
      `^${LINE} is (.+?), so no other (row|column) takes (.+)$`,
      ([, name = '', ways, axis = '', digits]) => {
        const line = lineOf(name);
        const sets = setsOf(waysToFill(line, notes));
        must(name.toLowerCase().startsWith(axis) && isSameSets(digitsIn(ways), sets), ways);
        const claimed = digitsIn(digits);
        must(
          claimed.every((digit) => sets.every((set) => set.includes(digit))),
          digits,
        );
        notes = notes.map((left, cell) =>
          line.cells.includes(cell) ? left : left.filter((digit) => !claimed.includes(digit)),
        );
      },
    ],
    [
      `^So ${CELL} is (\\d)$`,
      ([, place, digit]) => {
        const cell = cellOf(place);
        const through = named.filter(({ line }) => line.cells.includes(cell));
        const left = through.reduce(
          (all, { digits }) => all.filter((one) => digits.includes(one)),
          named.length > 0
            ? [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => !cells.includes(one))
            : (notes[cell] ?? []),
        );
        must(String(left) === String(digit) && !cells[cell], { place, left });
        return { cell, digit: Number(digit) };
      },
    ],
    [
      `^So (\\d) can only go in ${CELL}$`,
      ([, text, place]) => {
        const [cell, digit] = [cellOf(place), Number(text)];
        const others = emptyIn(cells).filter((other) => other !== cell);
        const isNoted = others.every((other) => !notes[other]?.includes(digit));
        must(nowhere ? nowhere.digit === digit && isInAll(others, nowhere.lines) : isNoted, place);
        must(!cells.includes(digit) && !cells[cell], place);
        return { cell, digit };
      },
    ],
    [`^Suppose ${CELL} were (\\d)$`, ([, place]) => must(!cells[cellOf(place)], place)],
  ];

  function read(text: string): Outcome {
    let outcome: Outcome;
    for (const sentence of text.replace(/\.$/, '').split('. ')) {
      const known = sentences.flatMap(([pattern, each]) => {
        const match = new RegExp(pattern, 'i').exec(sentence);
        return match ? [() => each([...match].map((group) => group ?? ''))] : [];
      });
      must(known.length === 1, { sentence, ways: known.length });
      outcome = known[0]?.();
    }
    return outcome;
  }

  return Object.assign(read, {
    crossOut(cell: number, digit: number) {
      notes = notes.map((left, at) => (at === cell ? left.filter((one) => one !== digit) : left));
    },
  });
}

function must(isSo: boolean, about: unknown): undefined {
  if (!isSo) throw new Error(`Not so: ${JSON.stringify(about)}`);
}

const digitsIn = (text = '') => (text.match(/\d/g) ?? []).map(Number);

function cellOf(name = ''): number {
  const [row = 0, column = 0] = digitsIn(name);
  return (row - 1) * 3 + column - 1;
}

/** Whether listed digits are these sets. */
function isSameSets(digits: readonly number[], sets: readonly (readonly number[])[]): boolean {
  const size = sets[0]?.length ?? 1;
  const listed = sets.map((_, at) => digits.slice(at * size, (at + 1) * size).sort());
  const inOrder = (all: readonly (readonly number[])[]) =>
    String(all.map((set) => [...set].sort().join('')).sort());
  return digits.length === size * sets.length && inOrder(listed) === inOrder(sets);
}
