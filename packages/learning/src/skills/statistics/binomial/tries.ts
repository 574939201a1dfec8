import {
  ask,
  choiceAnswer,
  equals,
  nearly,
  numberAnswer,
  step,
  wrong,
  type Draw,
  type Make,
} from '../builder';

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
interface Tries {
  readonly story: Story;
  readonly n: number;
  /** As it is written: "2/3" or "0.4". */
  readonly written: string;
  readonly p: number;
}

/** A probability as a fraction: over and under. */
interface FractionTries extends Tries {
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

export function drawFractionTries(draw: Draw, n: number): FractionTries {
  const [over, under] = draw.pick(FRACTIONS);
  return { story: draw.pick(STORIES), n, over, under, p: over / under, written: `${over}/${under}` };
}

/** From 0.1 to 0.9. */
export function drawTries(draw: Draw, least: number, most: number): Tries {
  const p = draw.integer(1, 9) / 10;
  return { story: draw.pick(STORIES), n: draw.integer(least, most), p, written: String(p) };
}

/** "Each of 5 seeds sprouts with probability 0.4, independently of the others." */
export function told({ story, n, written }: Tries): string {
  const probability = written.includes('/') ? `$${written}$` : written;
  return `Each of ${n} ${story.things} ${story.does[0]} with probability ${probability}, independently of the others.`;
}

/** Probability of failure: "0.6" or "1/3". */
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
  const down = (from: number) => Array.from({ length: k }, (_, index) => from - index).join(' xx ');
  return `(${down(n)})/(${down(k)}) = ${waysOf(n, k)}`;
}

export function chanceOf(n: number, k: number, p: number): number {
  return waysOf(n, k) * p ** k * (1 - p) ** (n - k);
}

/** "2/3" needs parentheses before an exponent. */
export function power(base: string, exponent: number): string {
  const bracketed = base.includes('/') ? `(${base})` : base;
  return exponent === 1 ? base : `${bracketed}^${exponent}`;
}

/** "1 success", "3 successes" */
export function countOf(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

const EXPERIMENTS = [
  ['On each cast, a fisherman catches something with probability', 'How many casts does he need'],
  ['A ticket wins with probability', 'How many tickets do you need'],
  ['A call is answered with probability', 'How many calls do you need'],
  ['A seed of a rare plant sprouts with probability', 'How many seeds do you need'],
] as const;

/** How many tries make at least one success likely enough. */
export const triesNeeded: Make = (draw, difficulty) => {
  const p = draw.integer(4, 45) / 100;
  const target = draw.pick([0.8, 0.9, 0.95, 0.99]);
  const none = Number((1 - p).toFixed(2));
  const exact = Math.log(1 - target) / Math.log(none);
  const value = Math.ceil(exact);
  if (Math.abs(exact - Math.round(exact)) < 0.02) return triesNeeded(draw, difficulty);
  const [start, asks] = draw.pick(EXPERIMENTS);
  const percent = Math.round(100 * target);
  const chance = (n: number) => `1 - ${none}^${n} ${equals(1 - none ** n, 4)}`;
  return {
    prompt: ask`${start} ${p}, independently of the others. ${asks} so that the probability of at least one success is at least ${percent} percent?`,
    answer: numberAnswer(value, [
      wrong`${value - 1} | Your number is a little too small. With ${value - 1}, the probability is only $${chance(value - 1)}$.`,
      wrong`${value + 1} | Your number is not the smallest. Check whether fewer are enough.`,
      wrong`${Math.ceil(target / p)} | You divided ${target} by ${p}. Probabilities of several trials cannot be added: use the probability of none.`,
      wrong`${Math.ceil(1 / p)} | With this number you expect one success on average, but often there is none. Use the probability of none.`,
      wrong`${percent} | This is the percentage that is wanted. Look for a number of trials.`,
      ...nearly(value).slice(2),
    ]),
    solution: [
      step`“At least one” is the opposite of “none.” | "P" = 1 - ${none}^n`,
      step`Try numbers until the probability reaches ${target}. One fewer is not enough. | ${chance(value - 1)}`,
      step`This number is enough. | ${chance(value)}`,
    ],
  };
};

const BINOMIAL = [
  'The number of sixes in # rolls of a die',
  'The number of heads in # tosses of a coin',
  'The number of red balls in # draws, if each ball is put back',
  'The number of correct guesses on # true-or-false questions',
] as const;

const OTHERS = [
  [
    'The number of red balls in # draws from a small bag, if none is put back',
    'The draws are not independent: each ball that is removed changes the probability of the next draw.',
  ],
  [
    'The number of rolls of a die until # sixes have come up',
    'The number of trials is not fixed: the rolls go on until enough sixes have come up.',
  ],
  ['The sum of # rolls of a die', 'This is a sum of points. A binomial variable counts successes.'],
  [
    'The number of rainy days among # days in a row',
    'Days are not independent: rain often lasts for several.',
  ],
  [
    'The number of people with a cold in a family of #',
    'People catch colds from each other, so they are not independent.',
  ],
  [
    'The number of hits in # shots by a player who is getting tired',
    'The probability changes from shot to shot, but a binomial variable needs the same one each time.',
  ],
] as const;

/** Fixed number of tries, the same probability, independent: which one is it? */
export const isBinomial: Make = (draw) => {
  const n = draw.integer(3, 8);
  const named = (text: string) => text.replace('#', String(n));
  const others = draw.shuffled(OTHERS).slice(0, 3);
  const right = draw.pick(BINOMIAL);
  return {
    prompt: ask`For which of these numbers does the binomial formula give the probabilities?`,
    answer: choiceAnswer(
      named(right),
      others.map(([text, why]) => [named(text), why] as const),
    ),
    solution: [
      step`The formula needs a fixed number of trials, the same probability in each, and independent trials.`,
      step`${named(right)}: there are ${n} trials, each succeeds or fails with the same probability, and they are independent.`,
    ],
  };
};
