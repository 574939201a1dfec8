import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { Block } from '../../exercise/text';
import { picture } from '../making/blocks';
import { pick } from '../making/draw';

/** How often each value comes. */
export type Counts = readonly (readonly [value: number, count: number])[];

const TABLES = [
  ['Pets', 'Families'],
  ['Goals', 'Games'],
  ['Languages spoken', 'People'],
  ['Eggs', 'Nests'],
  ['Books borrowed', 'Readers'],
] as const;

export function drawCounts(random: Random, rows: number, most: number): Counts {
  const first = randomInteger(random, 1, 3);
  return Array.from({ length: rows }, (_, place) => [first + place, randomInteger(random, 2, most)] as const);
}

/** The table, and what its two columns are called. */
export function frequencyTable(random: Random, counts: Counts): { thing: string; who: string; table: Block } {
  const [thing, who] = pick(random, TABLES);
  const words = counts.map(([value, count]) => `${value}: ${count}`).join(', ');
  const table = picture({
    kind: 'table',
    text: `A table. ${thing}, and how many ${who.toLowerCase()} have that many. ${words}.`,
    head: [thing, who],
    rows: counts.map((row) => row.map(String)),
  });
  return { thing: thing.toLowerCase(), who: who.toLowerCase(), table };
}

/** Each value as often as it comes. */
export function writtenOut(counts: Counts): number[] {
  return counts.flatMap(([value, count]) => Array.from({ length: count }, () => value));
}
