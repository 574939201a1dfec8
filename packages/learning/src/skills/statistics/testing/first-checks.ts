import type { Exercise } from '../../../exercise/exercise';
import { numberOf, wordsOf } from '../../../testing/read-exercise';
import {
  mean,
  median,
  mode,
  pairsOf,
  quartiles,
  range,
  rowsOf,
  shareOf,
  sorted,
  sum,
  times,
} from './brute-force';
import { ballsOf, chosenOf, drawingOf, listOf, numbersOf, writtenOut } from './read-question';

function conditionOf(words: string): (number: number) => boolean {
  const [, not, kind = '', by = '0', also = '0'] =
    /is (not )?(a multiple of|more than|a prime number)(?: (\d+))?(?: or of (\d+))?/.exec(words) ?? [];
  const fits = (number: number) => {
    if (kind === 'more than') return number > Number(by);
    if (kind === 'a prime number')
      return times(number, (place) => place + 1).filter((part) => number % part === 0).length === 2;
    return number % Number(by) === 0 || (also !== '0' && number % Number(also) === 0);
  };
  return (number) => fits(number) !== Boolean(not);
}

/** The answer of each skill, found in another way than its generator finds it. NaN for a choice that was checked here. */
export const FIRST_CHECKS: Readonly<Record<string, (exercise: Exercise) => number>> = {
  mean: (exercise) => {
    const words = wordsOf(exercise);
    const [first = 0, second = 0, third = 0] = numbersOf(exercise);
    if (words.includes('Find the other number')) return first * second - sum(listOf(exercise));
    if (words.includes('The next result')) return mean([...times(first, () => second), third]);
    if (words.startsWith('After')) {
      const [value, all] = [numberOf(exercise.answer), times(first, () => second)];
      return mean([...all, value]) === third ? value : NaN;
    }
    return mean(writtenOut(exercise) ?? listOf(exercise));
  },
  median: (exercise) => {
    const words = wordsOf(exercise);
    const value = numberOf(exercise.answer);
    if (words.includes('in order')) {
      const shown =
        /\$(.*x.*?)\$/.exec(words)?.[1]?.replace('x', String(value)).split(', ').map(Number) ?? [];
      expect(sorted(shown)).toEqual(shown);
      return median(shown) === numbersOf(exercise).at(-1) ? value : NaN;
    }
    const [wrong, right] = /(\d+) must be (\d+)/.exec(words)?.slice(1).map(Number) ?? [];
    return median(
      writtenOut(exercise) ?? listOf(exercise).map((number) => (number === wrong ? (right ?? NaN) : number)),
    );
  },
  'mode-and-range': (exercise) => {
    const words = wordsOf(exercise);
    const [first = 0, second = 0] = numbersOf(exercise);
    const value = numberOf(exercise.answer);
    if (words.startsWith('The range of some')) {
      const all = [...listOf(exercise), value];
      const end = words.includes('Find the largest') ? Math.max(...all) : Math.min(...all);
      return range(all) === first && end === value ? value : NaN;
    }
    if (words.startsWith('Five numbers')) {
      const known = listOf(exercise);
      const isEnd = words.includes('largest') ? Math.max : Math.min;
      const sums = pairsOf(
        times(200, (place) => place),
        true,
      )
        .map((pair) => [...known, ...pair])
        .filter(
          (all) =>
            range(all) === second &&
            mode(all).join() === String(first) &&
            all.slice(known.length).includes(isEnd(...all)),
        )
        .map(sum);
      expect(new Set(sums).size).toBe(1);
      return sums[0] ?? NaN;
    }
    if (words.includes('range grow')) {
      const known = listOf(exercise);
      return range([...known, numbersOf(exercise).at(-1) ?? NaN]) - range(known);
    }
    if (words.includes('only mode')) {
      const known = listOf(exercise);
      const rival = numbersOf(exercise).at(-1) ?? NaN;
      const more = times(20, (count) => count).find(
        (count) => mode([...known, ...times(count, () => rival)]).join() === String(rival),
      );
      return more ?? NaN;
    }
    const list = writtenOut(exercise) ?? listOf(exercise);
    if (words.includes('Find the range')) return range(list);
    expect(mode(list)).toHaveLength(1);
    return mode(list)[0] ?? NaN;
  },
  'quartiles-and-box-plots': (exercise) => {
    const words = wordsOf(exercise);
    const plots = drawingOf(exercise, 'box-plot')?.plots ?? [];
    const [plot] = plots;
    if (exercise.answer.kind === 'choice') {
      const by = (size: (box: (typeof plots)[number]) => number) => sorted(plots.map(size)).at(-1);
      const higher = plots.find((box) => box.median === by(({ median: middle }) => middle))?.label ?? '-';
      const wider =
        plots.find((box) => box.upper - box.lower === by(({ lower, upper }) => upper - lower))?.label ?? '-';
      expect(chosenOf(exercise)).toMatch(new RegExp(`^Half of ${higher} .* middle half of ${wider} `));
      return NaN;
    }
    if (plot && words.includes('About how many')) {
      const [people = 0, ...bounds] = numbersOf(exercise);
      const marks = [plot.lower, plot.median, plot.upper].map((mark) => (bounds.includes(mark) ? mark : NaN));
      const below = (marks.findIndex((mark) => !Number.isNaN(mark)) + 1) / 4;
      if (bounds.length === 2) return people / 2;
      return people * (words.includes('fewer than') ? below : 1 - below);
    }
    const list = plot ? undefined : listOf(exercise);
    const [lower, upper] = plot ? [plot.lower, plot.upper] : quartiles(list ?? []);
    if (words.includes('interquartile range')) return upper - lower;
    if (words.includes('lower quartile')) return lower;
    if (words.includes('upper quartile')) return upper;
    return words.includes('median') ? (plot?.median ?? NaN) : (plot?.maximum ?? NaN) - (plot?.minimum ?? NaN);
  },
  histograms: (exercise) => {
    const words = wordsOf(exercise);
    const bars = drawingOf(exercise, 'histogram')?.bars ?? [];
    const ends = (label: string) => label.split('–').map(Number);
    const all = bars.flatMap(({ label, count }) => times(count, () => mean(ends(label))));
    if (exercise.answer.kind === 'choice') {
      const [low = NaN, high = NaN] = ends(chosenOf(exercise));
      expect(low < median(all) && median(all) < high).toBe(true);
      return NaN;
    }
    if (words.includes('Estimate')) return mean(all);
    const [low = -1] = /at least (\d+)/.exec(words)?.slice(1).map(Number) ?? [];
    const [high = Infinity] = /less than (\d+)/.exec(words)?.slice(1).map(Number) ?? [];
    const inside = all.filter((value) => value > low && value < high).length;
    return words.includes('percent') ? (100 * inside) / all.length : inside;
  },
  'relative-frequency': (exercise) => {
    const words = wordsOf(exercise);
    const [first = 0, second = 0, third = 0] = numbersOf(exercise);
    const rows = drawingOf(exercise, 'table')?.rows;
    if (rows) {
      const best = [...rows].sort(
        (one, another) => Number(another[1]) / Number(another[2]) - Number(one[1]) / Number(one[2]),
      );
      expect(chosenOf(exercise)).toBe(best[0]?.[0]);
      return NaN;
    }
    if (words.includes('marked')) return (first * second) / third;
    if (words.includes('in all')) return (100 * first) / second;
    if (words.includes('the share stays')) return (third * second) / first;
    const [, , given = '', asked] = /Of (\d+) \w+, \d+ (.*)\. What percentage (.*)\?/.exec(words) ?? [];
    return given === asked ? (100 * second) / first : 100 - (100 * second) / first;
  },
  'simple-probability': (exercise) => {
    const words = wordsOf(exercise);
    const value = numberOf(exercise.answer);
    if (words.startsWith('Cards')) {
      const [, all = 0] = numbersOf(exercise);
      return shareOf(
        times(all, (place) => place + 1),
        conditionOf(words),
      );
    }
    const [, over = NaN, under = NaN] = /\$(\d+)\/(\d+)\$/.exec(words)?.map(Number) ?? [];
    const [red = 0, blue = 0] = numbersOf(exercise);
    if (words.includes('put in'))
      return Math.abs((red + value) / (red + blue + value) - over / under) < 1e-9 ? value : NaN;
    if (words.includes('are blue?')) return Math.abs(red / (red + value) - over / under) < 1e-9 ? value : NaN;
    const [, not, color] = /the ball is (not )?(\w+)\?/.exec(words) ?? [];
    return shareOf(ballsOf(exercise), (ball) => (ball === color) !== Boolean(not));
  },
  'combined-probability': (exercise) => {
    const words = wordsOf(exercise);
    const [, over = NaN, under = NaN] = /\$(\d+)\/(\d+)\$/.exec(words)?.map(Number) ?? [];
    const last = numbersOf(exercise).at(-1) ?? NaN;
    if (words.includes('at least')) {
      const rows = rowsOf(under, last, false);
      return shareOf(rows, (row) => row.some((item) => item < over));
    }
    if (words.includes('two fair dice')) {
      const fits = (all: number) => (words.includes('or more') ? all >= last : all === last);
      return shareOf(
        pairsOf(
          times(6, (place) => place + 1),
          true,
        ),
        (pair) => fits(sum(pair)),
      );
    }
    if (words.startsWith('You')) {
      const [, sides = 0] = numbersOf(exercise);
      const parts = words.includes('coin')
        ? 2
        : ['three', 'four', 'five'].findIndex((name) => words.includes(`${name} equal`)) + 3;
      const [, named = 'one'] = /of which (\w+)/.exec(words) ?? [];
      const green = ['one', 'two', 'three'].indexOf(named) + 1;
      const all = times(parts, (part) => times(sides, (side) => [part, side + 1] as const)).flat();
      return shareOf(all, ([part, side]) => part < green && side > last);
    }
    const pairs = pairsOf(ballsOf(exercise), words.includes('put the first one back'));
    const [, color] = /both are (\w+)/.exec(words) ?? [];
    if (color) return shareOf(pairs, (pair) => pair.every((ball) => ball === color));
    return shareOf(pairs, ([one, another]) => (one === another) === words.includes('same color'));
  },
};
