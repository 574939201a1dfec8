import type { Exercise } from '../../../exercise/exercise';
import { wordsOf } from '../../../testing/read-exercise';
import { sum } from './brute-force';
import { chosenOf, drawingOf, numbersOf } from './read-question';

/** The names that the question says, in its order, each with what the chart shows for it. */
function namedIn(words: string, bars: readonly { label: string; count: number }[]): number[] {
  const named = bars.filter(({ label }) => words.includes(label));
  return named
    .sort((one, other) => words.indexOf(one.label) - words.indexOf(other.label))
    .map(({ count }) => count);
}

/** The answer of each skill about charts, read off the drawing. NaN for a choice that was checked here. */
export const CHART_CHECKS: Readonly<Record<string, (exercise: Exercise) => number>> = {
  'bar-charts': (exercise) => {
    const words = wordsOf(exercise);
    const chart = drawingOf(exercise, 'histogram');
    const bars = chart?.bars ?? [];
    const named = namedIn(words, bars);
    const [one = NaN, another = NaN] = named;
    if (exercise.answer.kind === 'choice') {
      const isSaid = ['Twice', 'Three', 'Four', 'Five'].findIndex((word) => words.includes(`“${word}`)) + 2;
      expect(one).toBeGreaterThan(another);
      const chosen = chosenOf(exercise);
      expect(chosen).toMatch(one === isSaid * another ? /^It is right/ : /^It is wrong: it is only/);
      if (chosen.includes('only')) expect(Number(/only (\S+)/.exec(chosen)?.[1])).toBeCloseTo(one / another);
      return NaN;
    }
    if (words.includes('centimeters tall')) return ((numbersOf(exercise)[1] ?? NaN) / one) * another;
    if (words.includes('is missing'))
      return (numbersOf(exercise)[0] ?? NaN) - sum(bars.map(({ count }) => count));
    if (words.includes('times as many')) return one / another;
    if (words.includes('in all')) return sum(bars.map(({ count }) => count));
    if (!words.includes('How many more')) return one;
    const [, theirs = ''] = words.split(' than ');
    return sum(named) - 2 * sum(namedIn(theirs, bars));
  },
};
