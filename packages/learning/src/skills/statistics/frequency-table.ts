import { picture, type Block, type Draw } from '../builder';

/** How often each value occurs. */
export type Counts = readonly (readonly [value: number, count: number])[];

const TABLES = [
  ['Pets', 'Families'],
  ['Goals', 'Games'],
  ['Languages spoken', 'People'],
  ['Eggs', 'Nests'],
  ['Books borrowed', 'Readers'],
] as const;

export function drawCounts(draw: Draw, rows: number, most: number): Counts {
  const first = draw.integer(1, 3);
  return Array.from({ length: rows }, (_, index) => [first + index, draw.integer(2, most)] as const);
}

/** The table and the names of its two columns. */
export function frequencyTable(draw: Draw, counts: Counts): { thing: string; who: string; table: Block } {
  const [thing, who] = draw.pick(TABLES);
  const words = counts.map(([value, count]) => `${value}: ${count}`).join(', ');
  const table = picture({
    kind: 'table',
    text: `A table. ${thing}, and how many ${who.toLowerCase()} have that many. ${words}.`,
    head: [thing, who],
    rows: counts.map((row) => row.map(String)),
  });
  return { thing: thing.toLowerCase(), who: who.toLowerCase(), table };
}

/** Repeats each value by its count. */
export function writtenOut(counts: Counts): number[] {
  return counts.flatMap(([value, count]) => Array.from({ length: count }, () => value));
}
