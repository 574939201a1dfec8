import type { ChoiceAnswer, Exercise } from '../../exercise/exercise';
import { withoutSeparators } from '../../exercise/written-amounts';
import { calculated, formulasOf, numberOf, wordsOf } from '../../testing/read-exercise';
import { testRecomputed } from '../../testing/recompute';
import { quantitiesIn, sizeOf, UNIT } from './testing/quantities';

/** Each answer is found again in another way: from the question alone, without the trick. */

function numbersIn(words: string): number[] {
  return [...words.matchAll(/\d+(\.\d+)?/g)].map(([number]) => Number(number));
}

/** The number of an answer, and those of the question; of a formula its value. */
function read(exercise: Exercise) {
  const [math] = formulasOf(exercise);
  const words = wordsOf(exercise);
  return { math, words, numbers: numbersIn(words), answer: numberOf(exercise.answer) };
}

function rightText({ answer }: Exercise): string {
  if (answer.kind !== 'choice') throw new Error(answer.kind);
  return withoutSeparators(answer.options[answer.right]?.text ?? '');
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const product = (numbers: readonly number[]) => numbers.reduce((all, number) => all * number, 1);
/** "Shared equally" divides. */
const productOrQuotient = ([one = NaN, ...others]: number[], words: string) =>
  words.includes('equally') ? one / product(others) : product([one, ...others]);
const sumOrDifference = (numbers: number[], words: string) =>
  /left|missing|remain|still/.test(words) ? 2 * Math.max(...numbers) - sum(numbers) : sum(numbers);
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** Numbers without their commas. */
const optionsOf = ({ options }: ChoiceAnswer) => options.map(({ text }) => withoutSeparators(text));

/** By the formula if there is one, or else by what is done with the numbers of the story. */
const byFormula = (story: (numbers: number[], words: string) => number) => (exercise: Exercise) => {
  const { math, words, numbers, answer } = read(exercise);
  expect(answer).toBeCloseTo(math ? calculated(math) : story(numbers, words), 6);
};

/** By the value of each option, where the ways to a product are to choose from. */
const byWays = (exercise: Exercise) => {
  if (exercise.answer.kind !== 'choice') return byFormula(product)(exercise);
  const asked = calculated(wordsOf(exercise).split('$')[1] ?? '');
  const fitting = exercise.answer.options.filter(
    ({ text }) => Math.abs(calculated(text.replaceAll('$', '')) - asked) < 1e-9,
  );
  expect(fitting.map(({ text }) => text)).toEqual([rightText(exercise)]);
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** By the calendar of the machine. */
function weekdayOf(year: number, month: string, date: number): string {
  return DAYS[new Date(Date.UTC(year, MONTHS.indexOf(month), date)).getUTCDay()] ?? '';
}

const CHECKS: Readonly<Record<string, (exercise: Exercise) => void>> = {
  complements: byFormula((numbers) => 2 * Math.max(...numbers) - sum(numbers)),
  'left-to-right-addition': byFormula(sum),
  compensation: byFormula((numbers, words) =>
    /price|each|rows|wide|days/.test(words) ? product(numbers) : sumOrDifference(numbers, words),
  ),
  'doubling-and-halving': byFormula(productOrQuotient),
  'times-5-11-25': byFormula(productOrQuotient),
  'times-9': byWays,
  'times-12-and-15': byWays,
  'difference-of-squares': byFormula((numbers) =>
    product(numbers.length === 1 ? [...numbers, ...numbers] : numbers),
  ),
  'products-near-100': byFormula(product),
  'squares-ending-in-5': (exercise) => {
    const { math, numbers, answer } = read(exercise);
    const [, square] = math?.split(' = ') ?? [];
    if (square) expect(answer ** 2).toBe(Number(square));
    else
      expect(answer).toBeCloseTo(
        math ? calculated(math) : (numbers[0] ?? NaN) * (numbers[1] ?? numbers[0] ?? NaN),
        6,
      );
  },
  percentages: (exercise) => {
    const { words, numbers, answer } = read(exercise);
    const [a = NaN, b = NaN] = numbers;
    if (/^How much|trail|saves|fruit/.test(words)) expect(answer).toBeCloseTo((a * b) / 100, 6);
    else if (words.includes('before')) expect(answer - (answer * a) / 100).toBeCloseTo(b, 6);
    else if (words.includes('cheaper')) expect(answer).toBeCloseTo(a - (a * b) / 100, 6);
    else if (words.includes('tip')) expect(answer).toBeCloseTo(a + (a * b) / 100, 6);
    else expect((answer * Math.max(a, b)) / 100).toBeCloseTo(Math.min(a, b), 6);
  },
  'estimating-products': (exercise) => {
    const { answer } = exercise;
    const words = wordsOf(exercise);
    const [a = NaN, b = NaN, c = NaN, d = NaN] = numbersIn(formulasOf(exercise)[0] ?? words);
    if (answer.kind === 'choice') expect(rightText(exercise)).toMatch(a * b < c * d ? /more/ : /less/);
    else expect(numberOf(answer)).toBe(a * b);
  },
  'roots-by-estimate': (exercise) => {
    const { math, words, numbers, answer } = read(exercise);
    const root = Math.sqrt(numbersIn(math ?? '')[0] ?? numbers.findLast((number) => number > 2) ?? NaN);
    if (words.includes('nearest')) expect(answer).toBe(Math.round(root));
    else expect(Math.abs(answer - root)).toBeLessThan(words.includes('Any answer') ? 0.006 : 1e-9);
  },
  'fractions-and-decimals': (exercise) => {
    if (exercise.answer.kind === 'choice') {
      const values = exercise.answer.options.map(({ text }) => calculated(text.replaceAll('$', '')));
      expect(exercise.answer.right).toBe(values.indexOf(Math.max(...values)));
      return;
    }
    const { math, words, numbers, answer } = read(exercise);
    if (math === undefined) {
      const [a = NaN, b = NaN] = numbers;
      return expect(answer).toBeCloseTo(words.includes('full') ? Math.max(a, b) / Math.min(a, b) : a * b, 9);
    }
    const [left = '', right] = math.split(' = ');
    if (right) expect(calculated(right, { x: answer })).toBeCloseTo(Number(left), 9);
    else expect(answer).toBeCloseTo(calculated(left) * (words.includes('percent') ? 100 : 1), 9);
  },
  'unit-conversion': (exercise) => {
    const { answer } = exercise;
    const words = wordsOf(exercise);
    const quantities = quantitiesIn(words);
    if (answer.kind === 'pair') {
      const [hours, minutes] = answer.values.map(Number);
      expect(minutes).toBeLessThan(60);
      return expect(quantities).toEqual([(hours ?? NaN) * 3600 + (minutes ?? NaN) * 60]);
    }
    const [, asked = ''] = new RegExp(`(?:to|How many) (${UNIT})`).exec(words) ?? [];
    const isSpan = /(hours|minutes) \d+ (minutes|seconds)/.test(words);
    const all = isSpan ? sum(quantities) : product(quantities);
    expect((numberOf(answer) * sizeOf(asked)) / all).toBeCloseTo(1, 9);
  },
  divisibility: (exercise) => {
    const words = wordsOf(exercise);
    const [divisor = NaN] = numbersIn(words).slice(-1);
    const [, before, after] = /(\d*)\?(\d*)\. /.exec(words) ?? [];
    if (exercise.answer.kind === 'choice') {
      const fitting = optionsOf(exercise.answer).filter((text) => Number(text) % divisor === 0);
      expect(fitting).toEqual([rightText(exercise)]);
    } else if (before !== undefined) {
      const fitting = DIGITS.filter((digit) => Number(`${before}${digit}${after}`) % divisor === 0);
      expect(fitting.at(-1)).toBe(numberOf(exercise.answer));
      if (!words.includes('largest')) expect(fitting).toHaveLength(1);
    } else expect(numberOf(exercise.answer)).toBe((numbersIn(words)[0] ?? NaN) % divisor);
  },
  'casting-out-nines': (exercise) => {
    const { answer } = exercise;
    const [math = ''] = formulasOf(exercise);
    const words = wordsOf(exercise);
    if (answer.kind !== 'choice') {
      const [, before, after] = /(\d+)\?(\d+)/.exec(words) ?? [];
      if (before === undefined) return expect(numberOf(answer)).toBe(calculated(math) % 9);
      const [, written] = words.split('$');
      const [first = NaN, second = NaN] = numbersIn(words.replace(/\d+\?\d+/, ''));
      const isRight = (filled: number) => {
        if (written) return calculated(written) === filled;
        if (words.includes('times')) return filled * first === second;
        return (words.includes('Saturday') ? first + second : first * second) === filled;
      };
      const fitting = DIGITS.filter((digit) => isRight(Number(`${before}${digit}${after}`)));
      return expect(fitting).toEqual([numberOf(answer)]);
    }
    const right = rightText(exercise);
    const texts = optionsOf(answer);
    if (math !== '') {
      expect(texts.filter((text) => Number(text) % 9 === calculated(math) % 9)).toEqual([right]);
      expect(Number(right)).toBe(calculated(math));
    } else if (words.includes('is wrong')) {
      const isWrong = (text: string) => {
        const [left = '', result] = text.replaceAll('$', '').split(' = ');
        return calculated(left) % 9 !== Number(result) % 9;
      };
      expect(texts.filter(isWrong)).toEqual([right]);
    } else {
      const [meant = NaN] = numbersIn(words);
      expect(texts.filter((text) => Number(text) % 9 === meant % 9)).toEqual([right]);
      expect(Number(right)).not.toBe(meant);
    }
  },
  'day-of-a-date': (exercise) => {
    const words = wordsOf(exercise);
    const right = rightText(exercise);
    const [first = NaN, second = NaN] = numbersIn(words);
    const months = MONTHS.filter((month) => words.includes(month)).sort(
      (a, b) => words.indexOf(a) - words.indexOf(b),
    );
    const [known = ''] = DAYS.filter((day) => words.includes(day));
    const [month = '', other = month] = months;
    if (words.includes('some year')) {
      for (let year = 2001; year < 2029; year++)
        if (weekdayOf(year, month, first) === known) expect(weekdayOf(year, other, second)).toBe(right);
    } else if (words.startsWith('Today')) {
      const days = words.includes('ago') ? -first : first;
      expect(DAYS[(DAYS.indexOf(known) + days + 700) % 7]).toBe(right);
    } else expect(weekdayOf(second, month, first)).toBe(right);
  },
  'percentage-growth': (exercise) => {
    const { words, numbers, answer } = read(exercise);
    const changes = [...words.matchAll(/(rises|falls|grows|at)\D* ([\d.]+)%|([\d.]+)% (more|less)/g)].map(
      ([all, , one, another]) => 1 + ((/falls|less/.test(all) ? -1 : 1) * Number(one ?? another)) / 100,
    );
    const [factor = NaN] = changes;
    const [start = NaN] = numbers;
    if (words.includes('rule of 72')) {
      const [, percent = NaN, , end = NaN] = numbers;
      expect(answer).toBe((72 / percent) * Math.log2(end / start));
      // The rule is near the truth.
      expect(answer / (Math.log(end / start) / Math.log(1 + percent / 100))).toBeCloseTo(1, 1);
    } else if (words.includes('in all')) expect(answer).toBeCloseTo(Math.abs(product(changes) - 1) * 100, 6);
    else if (words.includes('again')) {
      const back = words.includes('must it rise') ? 1 + answer / 100 : 1 - answer / 100;
      expect(factor * back).toBeCloseTo(1, 9);
    } else if (words.includes('ten years ago')) expect(answer * factor).toBeCloseTo(start, 6);
    else
      expect(answer).toBeCloseTo(
        start * factor ** (words.includes('three') ? 3 : words.includes('two') ? 2 : 1),
        6,
      );
  },
};

describe('The question, without the trick, gives the answers of', () =>
  testRecomputed('mental-math', CHECKS));
