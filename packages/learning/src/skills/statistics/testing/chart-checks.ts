import type { Exercise } from '../../../exercise/exercise';
import { chosenOf, drawingOf, drawingsOf, wordsOf } from '../../../testing/read-exercise';
import { mean, sum } from './brute-force';
import { numbersOf } from './read-question';

/** The names that the question says, in its order, each with what the chart shows for it. */
function namedIn(words: string, bars: readonly { label: string; count: number }[]): number[] {
  const named = bars.filter(({ label }) => words.includes(label));
  return named
    .sort((one, other) => words.indexOf(one.label) - words.indexOf(other.label))
    .map(({ count }) => count);
}

/** The places on the time axis that the question names, in its order: "March" for "Mar". */
function timesIn(words: string, times: readonly string[]): number[] {
  const at = (time: string) => words.toLowerCase().search(new RegExp(`\\b${time.toLowerCase()}`));
  const places = [...times.keys()].filter((place) => at(times[place] ?? '') >= 0);
  return places.sort((one, other) => at(times[one] ?? '') - at(times[other] ?? ''));
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
      const isShown = ['Twice', 'Three', 'Four', 'Five'].findIndex((word) => words.includes(`“${word}`)) + 2;
      expect(one).toBeGreaterThan(another);
      const chosen = chosenOf(exercise);
      expect(chosen).toMatch(one === isShown * another ? /^It is right/ : /^It is wrong: it is only/);
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
  'line-charts': (exercise) => {
    const words = wordsOf(exercise);
    const chart = drawingOf(exercise, 'line-chart');
    const times = chart?.times ?? [];
    const lines = chart?.lines ?? [];
    const [values = []] = lines.map((line) => line.values);
    const [start = NaN, end = NaN] = timesIn(words, times);
    const steps = values.slice(1).map((value, index) => value - (values[index] ?? NaN));
    if (exercise.answer.kind === 'choice') {
      const chosen = chosenOf(exercise);
      const places = timesIn(chosen, times);
      const [first = NaN, second = NaN] = places.map((place) => values[place] ?? NaN);
      if (words.includes('the highest?')) expect(first).toBe(Math.max(...values));
      else if (words.includes('the lowest?')) expect(first).toBe(Math.min(...values));
      else if (words.includes('Between which')) {
        expect(places[1]).toBe((places[0] ?? NaN) + 1);
        expect(second - first).toBe(words.includes('rise') ? Math.max(...steps) : Math.min(...steps));
      } else if (words.includes('rose by more')) {
        const grown = lines.map(({ values: line }) => (line.at(-1) ?? NaN) - (line[0] ?? NaN));
        expect(lines[grown.indexOf(Math.max(...grown))]?.label).toBe(chosen);
      } else if (words.includes('not say')) expect(chosen).toMatch(/was caused|exactly|^One \w+ after/);
      else if (chosen.startsWith('No point'))
        expect(Number(chosen.match(/\d+$/)?.[0])).toBe(Math.max(...values));
      else if (chosen.startsWith('From')) expect(chosen).toContain(` ${Math.abs(second - first)} `);
      else expect(chosen).toMatch(first > second ? /was higher than/ : /was lower than/);
      return NaN;
    }
    const between = steps.slice(start, end);
    if (words.includes('greatest difference'))
      return Math.max(...values.map((value, index) => Math.abs(value - (lines[1]?.values[index] ?? NaN))));
    if (words.includes('What is the difference')) {
      const [upper, lower] = lines.map((line) => line.values[start] ?? NaN);
      return (
        ((upper ?? NaN) - (lower ?? NaN)) * (words.includes(`between ${lines[0]?.label ?? ''} and`) ? 1 : -1)
      );
    }
    if (words.startsWith('Suppose'))
      return (values[end] ?? NaN) + Number(/(\d+) \w+ after/.exec(words)?.[1]) * mean(between);
    if (words.includes('average change')) return mean(between);
    return words.startsWith('By how much') ? Math.abs(sum(between)) : (values[start] ?? NaN);
  },
  'pie-charts': (exercise) => {
    const words = wordsOf(exercise);
    const pies = drawingsOf(exercise, 'pie-chart').map(({ slices, title }) => ({
      slices,
      all: Number(/\d+/.exec(title ?? '')?.[0]),
      turn: sum(slices.map(({ share }) => share)),
    }));
    const labels = [...words.matchAll(/slice “(\w+)”/g)].map(([, label]) => label);
    const [first, second] = pies.map(({ slices, turn }) =>
      labels.map((label) => (slices.find((slice) => slice.label === label)?.share ?? NaN) / turn),
    );
    const [one = NaN, other = NaN] = [first?.[0], second?.[0]].map(
      (part, pie) => (part ?? NaN) * (pies[pie]?.all ?? NaN),
    );
    if (exercise.answer.kind === 'choice') {
      const titles = drawingsOf(exercise, 'pie-chart').map(({ title }) => title?.split(':')[0]);
      expect(chosenOf(exercise)).toBe(titles[one > other ? 0 : 1]);
      return NaN;
    }
    if (words.includes('the same number')) return one / (second?.[0] ?? NaN);
    if (words.includes('How many more')) return Math.abs(one - other);
    if (words.includes('both pies together')) return (100 * (one + other)) / sum(pies.map(({ all }) => all));
    const [part = NaN, asked = NaN] = first ?? [];
    const [given = NaN] = numbersOf(exercise);
    if (words.includes('the whole pie')) return given / part;
    if (words.startsWith('The slice')) return (given / part) * asked;
    if (words.includes('belong')) return given * part;
    return words.includes('degrees') ? 360 * part : 100 * part;
  },
};
