import type { Exercise } from '../../../exercise/exercise';
import { numberOf, wordsOf } from '../../../testing/read-exercise';
import { correlationOf, groupsOf, mean, rowsOf, ruleShare, sorted, sum, times } from './brute-force';
import { changeOfR, COMMON_CAUSES } from './correlations';
import { chosenOf, drawingOf, listOf, numbersOf } from './read-question';

/** The answer of each skill, found in another way than its generator finds it. NaN for a choice that was checked here. */
export const LATER_CHECKS: Readonly<Record<string, (exercise: Exercise) => number>> = {
  'weighted-mean': (exercise) => {
    const words = wordsOf(exercise);
    const rows = drawingOf(exercise, 'table')?.rows;
    const value = numberOf(exercise.answer);
    if (rows) return mean(rows.flatMap(([, count, each]) => times(Number(count), () => Number(each))));
    const [a = 0, b = 0, c = 0, d = 0] = numbersOf(exercise);
    if (words.includes('Find the final grade')) return mean([...times(a, () => c), ...times(b, () => d)]);
    if (words.includes('final grade is'))
      return Math.abs(mean([...times(a, () => c), ...times(b, () => value)]) - d) < 1e-9 ? value : NaN;
    if (words.includes('mean age'))
      return Math.abs(mean([...times(c, () => d), ...times(a - c, () => value)]) - b) < 1e-9 ? value : NaN;
    return mean([...times(a, () => b), ...times(value, () => c)]) === d ? value : NaN;
  },
  'standard-deviation': (exercise) => {
    const words = wordsOf(exercise);
    const variance = (numbers: readonly number[]) =>
      mean(numbers.map((number) => number ** 2)) - mean(numbers) ** 2;
    const [first = 0, second = 0, by = 0] = numbersOf(exercise);
    if (exercise.answer.kind === 'choice') {
      const all = exercise.answer.options.map(({ text }) => variance(text.split(', ').map(Number)));
      const extreme = sorted(all).at(words.includes('largest') ? -1 : 0);
      expect(variance(chosenOf(exercise).split(', ').map(Number))).toBe(extreme);
      return NaN;
    }
    if (words.startsWith('A population')) {
      const value = numberOf(exercise.answer);
      const isLarger = words.includes('Find the larger');
      return variance([value, 2 * first - value]) === second && value > first === isLarger ? value : NaN;
    }
    if (words.startsWith('A list')) {
      const list = [first - second, first + second];
      const how = (number: number) =>
        words.includes('increased') ? number + by : words.includes('decreased') ? number - by : number * by;
      const stretched = variance(list.map(how));
      return words.includes('variance') ? stretched : Math.sqrt(stretched);
    }
    const result = variance(listOf(exercise));
    return words.includes('variance') ? result : Math.sqrt(result);
  },
  counting: (exercise) => {
    const words = wordsOf(exercise);
    const numbers = numbersOf(exercise);
    const [first = 0, second = 0, third = 0, fourth = 0] = numbers;
    if (words.startsWith('A lock')) return rowsOf(third, first, words.includes('only once')).length;
    if (/^A (flag|word)/.test(words)) return rowsOf(second, first, words.includes('only once')).length;
    if (words.includes('at most once'))
      return rowsOf(third + 1, first, true).filter(([start]) => start !== 0).length;
    if (words.startsWith('From')) return groupsOf(first, third) * groupsOf(second, fourth);
    if (words.includes('order does not matter')) return groupsOf(second, first);
    if (words.includes('groups of')) return groupsOf(second, first);
    if (/handshakes|tournament|ferries/.test(words)) return groupsOf(first, 2);
    if (words.includes('a president and')) return rowsOf(first, 2, true).length;
    if (words.includes('a president, a')) return rowsOf(first, 3, true).length;
    if (/the first|one after the other/.test(words)) return rowsOf(first, second, true).length;
    if (words.includes('orders')) return rowsOf(first, first, true).length;
    return numbers.reduce<number[][]>(
      (rows, count) => rows.flatMap((row) => times(count, (item) => [...row, item])),
      [[]],
    ).length;
  },
  'conditional-probability': (exercise) => {
    const words = wordsOf(exercise);
    const table = drawingOf(exercise, 'table');
    const [a = 0, b = 0, c = 0, d = 0] = numbersOf(exercise);
    if (table) {
      const [known = '', asked = ''] = words.split('How likely');
      const cells = table.rows.flatMap(([row = '', ...counts]) =>
        counts.map((count, index) => ({ names: [row, table.head[index + 1] ?? ''], count: Number(count) })),
      );
      const says = (part: string, name: string) => {
        const verb = { Car: 'has a car', 'No car': 'has no car', City: 'a city', Village: 'a village' }[name];
        return new RegExp(`\\b${verb ?? name.toLowerCase()}\\b`).test(part.slice(part.indexOf('this')));
      };
      const left = cells.filter(({ names }) => names.some((name) => says(known, name)));
      const fitting = left.filter(({ names }) => names.some((name) => says(asked, name)));
      return sum(fitting.map(({ count }) => count)) / sum(left.map(({ count }) => count));
    }
    if (words.startsWith('Machine')) return (a * b + (100 - a) * c) / 100;
    if (words.includes('percent of these')) {
      const [found, wrong] = [(b * c) / 100, ((a - b) * d) / 100];
      return found / (found + wrong);
    }
    return words.includes('What percentage of all') ? (a * b) / 100 : (100 * b) / a;
  },
  'expected-value': (exercise) => {
    const words = wordsOf(exercise);
    const rows = drawingOf(exercise, 'table')?.rows;
    const [a = 0, b = 0, c = 0, d = 0] = numbersOf(exercise);
    const value = numberOf(exercise.answer);
    if (rows)
      return (
        mean(rows.flatMap(([prize, chance]) => times(parseInt(chance ?? ''), () => Number(prize)))) -
        (numbersOf(exercise)[0] ?? 0)
      );
    if (/wheel|envelopes|booth/.test(words))
      return mean([...words.matchAll(/(\d+) dollars/g)].map(([, prize]) => Number(prize)));
    if (/^In a (card |dice )?game/.test(words)) {
      const [, over = NaN, under = NaN] = /\$(\d+)\/(\d+)\$/.exec(words)?.map(Number) ?? [];
      const loss = Number(/lose (\d+)/.exec(words)?.[1]);
      return sum([...times(over, () => value), ...times(under - over, () => -loss)]) === 0 ? value : NaN;
    }
    if (words.includes('sells')) return a * b === value + sum(times(c, () => d)) ? value : NaN;
    const numbers = [...words.matchAll(/\d+/g)].map(Number);
    const [tickets = 0, main = 0, few = 0, small = 0] = numbers;
    return mean([main, ...times(few, () => small), ...times(tickets - few - 1, () => 0)]);
  },
  'normal-curve': (exercise) => {
    const words = wordsOf(exercise);
    const [center = 0, deviation = 0, low = 0, high = 0] = numbersOf(exercise);
    const away = (value: number) => (value - center) / deviation;
    if (exercise.answer.kind === 'choice') {
      const [name = '', other = ''] = [...words.matchAll(/(\S+) has \d+/g)].map(([, person]) => person ?? '');
      const numbers = numbersOf(exercise);
      const far = [0, 3].map(
        (place) => ((numbers[place] ?? 0) - (numbers[place + 1] ?? 0)) / (numbers[place + 2] ?? 0),
      );
      expect(chosenOf(exercise)).toBe((far[0] ?? 0) > (far[1] ?? 0) ? name : other);
      return NaN;
    }
    const value = numberOf(exercise.answer);
    if (words.includes('Find the')) {
      const [known = 0, percent = 0, bound = 0] = numbersOf(exercise);
      const far = words.includes('Find the mean') ? (bound - value) / known : (bound - known) / value;
      const share = words.includes('are more') ? ruleShare(far, 6) : ruleShare(-6, far);
      return Math.abs(share - percent) < 1e-9 ? value : NaN;
    }
    if (words.includes('Which value')) return center + deviation * low * (words.includes('below') ? -1 : 1);
    if (words.includes('How many standard')) return away(low);
    if (words.includes('There are')) {
      const [, , many = 0, from = 0, to = 0] = numbersOf(exercise);
      return (many * ruleShare(away(from), away(to))) / 100;
    }
    if (words.includes('between')) return ruleShare(away(low), away(high));
    return words.includes('are more') ? ruleShare(away(low), 6) : ruleShare(-6, away(low));
  },
  correlation: (exercise) => {
    const words = wordsOf(exercise);
    const points = drawingOf(exercise, 'scatter')?.points;
    if (points) {
      const r = correlationOf(points);
      const stated: readonly (readonly [RegExp, number])[] = [
        [/strong positive|more of the other|0\.95/, 0.95],
        [/weak positive|r = 0\.55/, 0.55],
        [/^no |do not|r = 0\$/, 0],
      ];
      const sign = /negative|less of|-/.test(chosenOf(exercise)) ? -1 : 1;
      const size = stated.find(([name]) =>
        name.test(
          chosenOf(exercise).replace('negative', 'positive').replace('less', 'more').replace('-', ''),
        ),
      )?.[1];
      expect(r).toBeCloseTo(sign * (size ?? NaN), 1);
      return NaN;
    }
    if (words.includes('explanation')) {
      const [, behind] = COMMON_CAUSES.find(([seen]) => words.includes(seen)) ?? [];
      expect(chosenOf(exercise)).toBe(`Both depend on ${behind}`);
      return NaN;
    }
    if (words.includes('What happens to')) {
      expect(chosenOf(exercise)).toBe(`$r$ ${changeOfR(words)}`);
      return NaN;
    }
    if (words.startsWith('In a scatter')) {
      const [meanX = 0, meanY = 0, slope = 0, x = 0] = numbersOf(exercise);
      return (x - meanX) * slope + meanY;
    }
    const [, slope = NaN, intercept = NaN] = /y = (\d+)x \+ (\d+)/.exec(words)?.map(Number) ?? [];
    const [, x = NaN, seen = NaN] = /(?:for|has) (\d+) \w+(?: and (\d+))?/.exec(words)?.map(Number) ?? [];
    return Number.isNaN(seen) ? slope * x + intercept : seen - (slope * x + intercept);
  },
  'sampling-error': (exercise) => {
    const words = wordsOf(exercise);
    const [first = 0, second = 0, third = 0] = numbersOf(exercise);
    const margin = 100 / Math.sqrt(first);
    if (words.includes('Two random')) {
      expect(chosenOf(exercise)).toContain(third - second > 2 * margin ? 'do not meet' : 'overlap');
      return NaN;
    }
    if (exercise.answer.kind === 'choice') {
      // Of the samples, one is drawn at random from all.
      expect(
        exercise.answer.options.filter(({ text }) => text.includes(' at random from all ')),
      ).toHaveLength(1);
      expect(chosenOf(exercise)).toContain(' at random from all ');
      return NaN;
    }
    const value = numberOf(exercise.answer);
    if (words.includes('in all')) return (second / first) * third;
    if (words.includes('A poll asked')) {
      const parts = ['half', 'a third', 'a quarter', 'a fifth'].findIndex((part) => words.includes(part)) + 2;
      return Math.abs(100 / Math.sqrt(value) - margin / parts) < 1e-9 ? value : NaN;
    }
    if (words.includes('A poll should have')) return 100 / Math.sqrt(value) === first ? value : NaN;
    if (words.includes('How many percentage points')) return margin;
    const share = words.includes('percent say') ? second : (100 * second) / first;
    return words.includes('at most') ? share + margin : share - margin;
  },
};
