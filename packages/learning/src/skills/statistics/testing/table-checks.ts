import type { Exercise } from '../../../exercise/exercise';
import { wordsOf } from '../../../testing/read-exercise';
import { shareOf, times } from './brute-force';
import { chosenOf, drawingOf, numbersOf } from './read-question';

/** What rows and columns are called in the words of a question. */
const SAID: Readonly<Record<string, RegExp>> = {
  Adults: /are adults/,
  Children: /are children/,
  Beginners: /are beginners/,
  Experts: /are experts/,
  Morning: /morning class/,
  Evening: /evening class/,
  Lunch: /for lunch/,
  Dinner: /for dinner/,
  Sun: /in the sun/,
  Shade: /in the shade/,
  New: /are new/,
  Used: /are used/,
  Bus: /by bus/,
  Car: /by car/,
  Swim: /\bswim/,
  Run: /\brun/,
  Passed: /passed/,
  Failed: /failed/,
  Fish: /ordered fish/,
  Pasta: /ordered pasta/,
  Bloom: /(?<!not )bloom/,
  'Not yet': /not bloom/,
  Cracked: /cracked/,
  Intact: /intact/,
};

/** Each one of the table, by the names of its row and its column. */
function everyone(exercise: Exercise): string[][] {
  const table = drawingOf(exercise, 'table');
  return (table?.rows ?? []).flatMap(([row = '', ...cells]) =>
    cells.flatMap((cell, column) => {
      const name = table?.head[column + 1] ?? '';
      return row === 'Total' || name === 'Total' ? [] : times(Number(cell), () => [row, name]);
    }),
  );
}

/** The one number for the question mark that makes all rows and columns add up, with some numbers for the empty cells. */
function fitting(cells: readonly (readonly string[])[]): number {
  const read = cells.map((row) => row.map((cell) => (/\d/.test(cell) ? Number(cell) : undefined)));
  const lines = [0, 1, 2].flatMap((place) => [
    [0, 1, 2].map((other) => [place, other] as const),
    [0, 1, 2].map((other) => [other, place] as const),
  ]);
  for (let round = 0; round < 9; round++)
    for (const line of lines) {
      const known = line.map(([row, column]) => read[row]?.[column]);
      const [missing] = line.filter(([row, column]) => read[row]?.[column] === undefined);
      if (!missing || known.filter((number) => number === undefined).length > 1) continue;
      const [first = 0, second = 0, whole = 0] = known;
      const row = read[missing[0]];
      if (row) row[missing[1]] = known[2] === undefined ? first + second : whole - first - second;
    }
  const row = cells.findIndex((line) => line.includes('?'));
  return read[row]?.[cells[row]?.indexOf('?') ?? NaN] ?? NaN;
}

export const TABLE_CHECKS: Readonly<Record<string, (exercise: Exercise) => number>> = {
  'two-way-tables': (exercise) => {
    const words = wordsOf(exercise);
    const table = drawingOf(exercise, 'table');
    const cells = table?.rows.map(([, ...row]) => row) ?? [];
    if (cells.flat().includes('?')) return fitting(cells);
    const all = everyone(exercise);
    const isShown = (name: string, part: string) => SAID[name]?.test(part) ?? false;
    const fit = (people: string[][], part: string) =>
      people.filter((names) => names.every((name) => isShown(name, part) || !namesIn(part, name)));
    /** Whether a part says something of what this name is a case of: adults or children. */
    function namesIn(part: string, name: string): boolean {
      const side = table?.head.includes(name)
        ? (table.head.slice(1) ?? [])
        : (table?.rows.map(([row = '']) => row) ?? []);
      return side.some((other) => isShown(other, part));
    }
    const rows = table?.rows.map(([name = '']) => name).filter((name) => name !== 'Total') ?? [];
    const [, column = ''] = table?.head ?? [];
    const shares = rows.map((row) =>
      shareOf(
        all.filter(([name]) => name === row),
        ([, name]) => name === column,
      ),
    );
    if (exercise.answer.kind === 'choice') {
      expect(isShown(column, words)).toBe(true);
      expect(chosenOf(exercise)).toBe(rows[(shares[0] ?? 0) > (shares[1] ?? 0) ? 0 : 1]);
      return NaN;
    }
    if (!table) {
      const [everybody = NaN, a = NaN, b = NaN, c = NaN] = numbersOf(exercise);
      if (!words.includes('percent')) return everybody - a - (b - c);
      const [ours, theirs] = [(everybody * a * b) / 100, everybody * (1 - a / 100) * c];
      return (100 * ours) / (ours + theirs);
    }
    if (words.startsWith('By how many')) return 100 * Math.abs((shares[0] ?? NaN) - (shares[1] ?? NaN));
    if (words.startsWith('Suppose')) {
      const first = all.filter(([row]) => row === rows[0]).length;
      return (first * all.filter(([, name]) => name === column).length) / all.length;
    }
    if (words.startsWith('How many')) return fit(all, words).length;
    const [whole = '', asked = ''] = words.startsWith('Of the')
      ? words.split(', what percentage')
      : ['', words];
    const left = fit(all, whole);
    return (100 * fit(left, asked).length) / left.length;
  },
};
