import { randomInteger, type Random } from 'shared-puzzle-engine';
import { pick } from '../../making/draw';

interface Story {
  readonly things: string;
  /** "guests who order"; otherwise "seeds that sprout". */
  readonly that?: 'who';
  /** Of one, and of several. */
  readonly does: readonly [string, string];
  readonly not: readonly [string, string];
}

const STORIES = [
  { things: 'seeds', does: ['sprouts', 'sprout'], not: ['does not', 'do not'] },
  { things: 'trains', does: ['is late', 'are late'], not: ['is not', 'are not'] },
  { things: 'shots', does: ['hits', 'hit'], not: ['does not', 'do not'] },
  { things: 'guests', that: 'who', does: ['orders dessert', 'order dessert'], not: ['does not', 'do not'] },
  { things: 'parts', does: ['is faulty', 'are faulty'], not: ['is not', 'are not'] },
  { things: 'letters', does: ['arrives the next day', 'arrive the next day'], not: ['does not', 'do not'] },
  { things: 'visitors', that: 'who', does: ['buys a map', 'buy a map'], not: ['does not', 'do not'] },
] as const satisfies readonly Story[];

/** `n` tries, and the probability of success. */
export interface Tries {
  readonly story: Story;
  readonly n: number;
  /** As it is written: "2/3" or "0.4". */
  readonly written: string;
  readonly p: number;
}

/** A probability as a fraction: over and under. */
export interface FractionTries extends Tries {
  readonly over: number;
  readonly under: number;
}

const FRACTIONS = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
] as const;

export function drawFractionTries(random: Random, n: number): FractionTries {
  const [over, under] = pick(random, FRACTIONS);
  return { story: pick(random, STORIES), n, over, under, p: over / under, written: `${over}/${under}` };
}

/** From 0.1 to 0.9. */
export function drawTries(random: Random, least: number, most: number): Tries {
  const p = randomInteger(random, 1, 9) / 10;
  return { story: pick(random, STORIES), n: randomInteger(random, least, most), p, written: String(p) };
}

/** "Each of 5 seeds sprouts with probability 0.4, independently of the others." */
export function told({ story, n, written }: Tries): string {
  const probability = written.includes('/') ? `$${written}$` : written;
  return `Each of ${n} ${story.things} ${story.does[0]} with probability ${probability}, independently of the others.`;
}

/** "0.6", or "1/3": that a try does not succeed. */
export function failure({ p, written }: Tries): string {
  const [over = 0, under] = written.split('/').map(Number);
  return under === undefined ? String(Number((1 - p).toFixed(2))) : `${under - over}/${under}`;
}

/** In how many ways `k` of `n` can be chosen. */
export function waysOf(n: number, k: number): number {
  return k === 0 ? 1 : (waysOf(n - 1, k - 1) * n) / k;
}

/** "(5 xx 4)/(2 xx 1) = 10" */
export function waysWritten(n: number, k: number): string {
  if (k === 1) return `${n}/1 = ${n}`;
  const down = (from: number) => Array.from({ length: k }, (_, place) => from - place).join(' xx ');
  return `(${down(n)})/(${down(k)}) = ${waysOf(n, k)}`;
}

export function chanceOf(n: number, k: number, p: number): number {
  return waysOf(n, k) * p ** k * (1 - p) ** (n - k);
}

/** "2/3" in a formula stands in brackets before an exponent. */
export function power(base: string, exponent: number): string {
  const bracketed = base.includes('/') ? `(${base})` : base;
  return exponent === 1 ? base : `${bracketed}^${exponent}`;
}

/** "1 success", "3 successes" */
export function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
