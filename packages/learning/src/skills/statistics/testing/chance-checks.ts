import type { Exercise } from '../../../exercise/exercise';
import { numberOf, wordsOf } from '../../../testing/read-exercise';
import { rowsOf, sum, times } from './brute-force';
import { chosenOf, numbersOf } from './read-question';

/** How likely a result of tries is, by all of their results one after another. */
function chance(n: number, p: number, fits: (row: readonly boolean[]) => boolean): number {
  const rows = rowsOf(2, n, false).map((row) => row.map((item) => item === 1));
  return sum(rows.filter(fits).map((row) => row.reduce((all, hit) => all * (hit ? p : 1 - p), 1)));
}

const hitsOf = (row: readonly boolean[]) => row.filter(Boolean).length;

/** As the question asks for it. */
const asPercent = (probability: number) => Math.round(1000 * probability) / 10;

/** The answer of each skill, found in another way than its generator finds it. NaN for a choice that was checked here. */
export const CHANCE_CHECKS: Readonly<Record<string, (exercise: Exercise) => number>> = {
  binomial: (exercise) => {
    const words = wordsOf(exercise);
    if (exercise.answer.kind === 'choice') {
      expect(chosenOf(exercise)).toMatch(/sixes in|heads in|each ball is put back|correct guesses/);
      return NaN;
    }
    const [first = NaN, second = NaN] = numbersOf(exercise);
    if (words.includes('how many ways'))
      return rowsOf(2, first, false).filter((row) => sum(row) === second).length;
    // Of the expected number and the tries or their probability, the other one is asked for.
    if (/^Each of the|the same probability/.test(words)) return second / first;
    if (words.includes('do you need') || words.includes('does he need')) {
      const value = numberOf(exercise.answer);
      const some = (n: number) => 1 - (1 - first) ** n;
      return some(value) >= second / 100 && some(value - 1) < second / 100 ? value : NaN;
    }
    const [, over = NaN, under = NaN] = /\$(\d+)\/(\d+)\$/.exec(words)?.map(Number) ?? [];
    const isFraction = !Number.isNaN(over);
    const p = isFraction ? over / under : second;
    if (words.includes('expected number')) return sum(Array.from({ length: first }, () => p));
    const k = Number(/exactly (\d+)/.exec(words)?.[1]);
    const early = /the first one/.test(words) ? 1 : Number(/the first (\d+)/.exec(words)?.[1]);
    const fits = (row: readonly boolean[]) => {
      if (words.includes('at least one')) return hitsOf(row) >= 1;
      if (words.includes('at least two')) return hitsOf(row) >= 2;
      if (words.includes('at most one')) return hitsOf(row) <= 1;
      return Number.isNaN(k) ? row.every((hit, index) => hit === index < early) : hitsOf(row) === k;
    };
    const found = chance(first, p, fits);
    return isFraction ? found : asPercent(found);
  },
  significance: (exercise) => {
    const words = wordsOf(exercise);
    const [a = NaN, b = NaN, c = NaN, d = NaN] = numbersOf(exercise);
    if (exercise.answer.kind === 'choice') {
      const chosen = chosenOf(exercise);
      expect(chosen).toMatch(rightConclusion(words, a, b, c));
      const others = exercise.answer.options.filter(({ text }) => text !== chosen);
      // Who knows nothing takes the one that says most.
      expect(chosen.length).toBeLessThan(1.3 * Math.max(...others.map(({ text }) => text.length)));
      return NaN;
    }
    if (words.includes('do you expect')) return (a * b) / 100;
    if (words.startsWith('If nothing')) return Math.abs(c - a) / b;
    if (words.startsWith('In a sample')) return (b * Math.sqrt(c)) / Math.sqrt(a);
    if (words.startsWith('Two samples')) return (b - a) / Math.hypot(c, d);
    if (words.includes('even one false alarm')) return b / a;
    if (words.startsWith('Of 1000')) {
      const [right, wrong] = [(b * c) / 100, ((a - b) * d) / 100];
      return (100 * wrong) / (right + wrong);
    }
    if (words.includes('at least one significant')) return asPercent(chanceOfAny(a, b / 100));
    const error = Math.sqrt(a) / 2;
    if (words.includes('above half is that')) return (b - a / 2) / error;
    return times(a, (result) => result).find((result) => (result - a / 2) / error > 2 + 1e-9) ?? NaN;
  },
};

/** One test after the other: a false alarm now, or later. */
function chanceOfAny(tests: number, level: number): number {
  return tests === 0 ? 0 : level + (1 - level) * chanceOfAny(tests - 1, level);
}

/** How the right choice begins. */
function rightConclusion(words: string, a: number, b: number, c: number): RegExp {
  if (words.includes('What does this p-value say')) return /^Without any effect, at least/;
  if (words.includes('Is the result significant'))
    return b < a / 100 ? /^Yes, because p is below/ : /^No, because p is above/;
  if (words.includes('small difference, with p')) return /^Chance alone explains it well/;
  if (words.includes('on average, with p')) return /^Chance alone hardly explains it, but/;
  if (words.startsWith('Two studies')) return b > c ? /^Study A: larger/ : /^Study B: larger/;
  if (words.startsWith('If nothing'))
    return Math.abs(c - a) > 2 * b ? /^The difference is more than/ : /^The difference is within/;
  return c > 3 * 0.05 * a ? /^Far more/ : /^About as many/;
}
