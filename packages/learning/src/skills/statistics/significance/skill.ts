import {
  ask,
  choiceAnswer,
  defineSkill,
  nearly,
  numberAnswer,
  step,
  tidy,
  wrong,
  type Draw,
  type Make,
} from '../builder';
import { anyFalseAlarm, falseAlarms, falseDiscoveries, stricterLevel, whatToThink } from './false-alarms';
import { lesson } from './lesson';
import {
  effectSize,
  isSignificant,
  largerSample,
  meaningOfP,
  MEASURED,
  notSignificant,
  sampleSize,
} from './studies';

/** A mean that is expected by chance alone, its standard error, and what was found. */
function drawSample(draw: Draw, far: number) {
  const [who, unit, low, high] = draw.pick(MEASURED);
  const mean = draw.integer(low, high);
  const error = draw.pick([0.5, 1.5, 2, 2.5, 3, 4]);
  const isAbove = draw.chance(0.5);
  const found = tidy(mean + (isAbove ? far : -far) * error);
  const words = `If nothing has changed, a sample of ${who} should have a mean of ${mean} ${unit}, with a standard error of ${error}. It has a mean of ${found}.`;
  return { mean, error, found, words, isAbove, off: tidy(Math.abs(found - mean)) };
}

const errorsAway: Make = (draw) => {
  const value = draw.integer(2, 8) / 2;
  const { mean, error, found, words, isAbove, off } = drawSample(draw, value);
  const side = isAbove ? 'above' : 'below';
  return {
    prompt: ask`${words} How many standard errors ${side} the expected mean is that?`,
    answer: numberAnswer(value, [
      wrong`${off} | This is the difference itself. Divide it by the standard error.`,
      wrong`${tidy(off * error)} | You multiplied by the standard error. Divide the difference by it instead.`,
      wrong`${tidy(error / off)} | You reversed the division. Divide the difference by the standard error.`,
      wrong`${tidy(found / error)} | You divided ${found} itself. Use only the difference from ${mean}.`,
      wrong`${tidy(off / mean)} | You divided by the mean. Divide by the standard error.`,
      ...nearly(value),
    ]),
    solution: [
      step`How far is it from what was expected? | ${Math.max(found, mean)} - ${Math.min(found, mean)} = ${off}`,
      step`How many standard errors is that? | ${off} -: ${error} = ${value}`,
    ],
  };
};

/** Two standard errors are the border of what chance alone does in 95 of 100 cases. */
const beyondTwo: Make = (draw) => {
  const isBeyond = draw.chance(0.5);
  const far = isBeyond ? draw.integer(5, 8) / 2 : draw.integer(1, 3) / 2;
  const { mean, error, found, words, off } = drawSample(draw, far);
  const texts = {
    beyond: 'The difference is more than two standard errors: chance alone rarely does that',
    within: 'The difference is within two standard errors: chance alone may well explain it',
  };
  const division = `${off} -: ${error} = ${far}`;
  return {
    prompt: ask`${words} What follows?`,
    answer: choiceAnswer(isBeyond ? texts.beyond : texts.within, [
      wrong`${isBeyond ? texts.within : texts.beyond} | The difference divided by the standard error is $${division}$. That is ${isBeyond ? 'more' : 'less'} than 2.`,
      wrong`Any difference from the expected mean, however small, proves a change | Samples differ by chance. Compare the difference of ${off} with the standard error.`,
      wrong`A sample says nothing about such a change, because only some of them were measured | A sample does tell you something: the standard error says how far chance moves its mean.`,
    ]),
    solution: [
      step`How far is it from what was expected? | ${Math.max(found, mean)} - ${Math.min(found, mean)} = ${off}`,
      step`How many standard errors is that? | ${division}`,
      isBeyond
        ? step`That is more than 2, so chance alone goes that far in fewer than 5 of 100 samples.`
        : step`That is less than 2, so chance alone often goes that far.`,
    ],
  };
};

const HALVES = [
  { start: 'A coin is tossed # times.', counts: 'It shows heads # times.', counted: 'heads' },
  {
    start: 'Someone guesses the color of # cards, red or black.',
    counts: 'The guess is right # times.',
    counted: 'right guesses',
  },
  {
    start: '# mice choose between two tunnels.',
    counts: 'The left tunnel is chosen # times.',
    counted: 'mice in the left tunnel',
  },
  {
    start: '# people taste two soups without knowing which is which.',
    counts: 'The new soup is preferred # times.',
    counted: 'people who prefer the new soup',
  },
] as const;

const RULE = 'By chance alone, $n/2$ is expected, with a standard error of $sqrt(n)/2$.';

/** Out of n, half is expected. */
const outOfHalf: Make = (draw) => {
  const root = 2 * draw.integer(4, 20);
  const [n, error] = [root * root, root / 2];
  const value = draw.integer(2, 8) / 2;
  const off = value * error;
  if (!Number.isInteger(off)) return outOfHalf(draw, 4);
  const found = n / 2 + off;
  const { start, counts } = draw.pick(HALVES);
  return {
    prompt: ask`${start.replace('#', String(n))} ${counts.replace('#', String(found))} ${RULE} How many standard errors above half is that?`,
    answer: numberAnswer(value, [
      wrong`${tidy(off / root)} | You divided by the square root of ${n}. The standard error is half of it, ${error}.`,
      wrong`${off} | This is the difference itself. Divide it by the standard error.`,
      wrong`${tidy(off / n)} | You divided by ${n}. Divide by the standard error, ${error}.`,
      wrong`${tidy(found / error)} | You divided ${found} itself. Use only the difference from half.`,
      wrong`${tidy((2 * off) / error)} | You compared ${found} with the other ${n - found}. Compare it with half, ${n / 2}.`,
      ...nearly(value),
    ]),
    solution: [
      step`Half is expected. | ${n} -: 2 = ${n / 2}`,
      step`Find the standard error. | sqrt(${n})/2 = ${root}/2 = ${error}`,
      step`How far is it from half? | ${found} - ${n / 2} = ${off}`,
      step`How many standard errors is that? | ${off} -: ${error} = ${value}`,
    ],
  };
};

/** The first number that chance alone seldom reaches. */
const firstBeyond: Make = (draw) => {
  const root = 2 * draw.integer(4, 25);
  const [n, error] = [root * root, root / 2];
  const border = n / 2 + root;
  const value = border + 1;
  const { start, counted } = draw.pick(HALVES);
  return {
    prompt: ask`${start.replace('#', String(n))} ${RULE} What is the smallest number of ${counted} that is more than two standard errors above half?`,
    answer: numberAnswer(value, [
      wrong`${border} | This is exactly two standard errors above half. Find the smallest number that is more than that.`,
      wrong`${n / 2 + error + 1} | You went up by one standard error. Go up by two.`,
      wrong`${n / 2 + 2 * root + 1} | You went up by twice the square root. The standard error is only half of it, ${error}.`,
      wrong`${root + 1} | This is two standard errors from 0. Begin at half of ${n}.`,
      wrong`${n / 2 + 1} | This is only one more than half. Chance alone does that nearly half of the time.`,
      wrong`${n / 2 - root - 1} | This is below half. Go up instead.`,
    ]),
    solution: [
      step`Half is expected. | ${n} -: 2 = ${n / 2}`,
      step`Find the standard error. | sqrt(${n})/2 = ${root}/2 = ${error}`,
      step`Go up by two of them. | ${n / 2} + 2 xx ${error} = ${border}`,
      step`This is exactly two standard errors above half. The first larger result is one more. | ${border} + 1 = ${value}`,
    ],
  };
};

/** Legs and hypotenuse, in tenths or whole. */
const ERRORS = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [0.3, 0.4, 0.5],
  [0.6, 0.8, 1],
  [1.5, 2, 2.5],
  [0.9, 1.2, 1.5],
] as const;

/** Two samples: their standard errors add up by their squares. */
const twoSamples: Make = (draw) => {
  const [who, unit, low, high] = draw.pick(MEASURED);
  const [one, other, both] = draw.pick(ERRORS);
  const value = draw.integer(1, 8) / 2;
  const off = tidy(value * both);
  const mean = draw.integer(low, high);
  const higher = tidy(mean + off);
  return {
    prompt: ask`Two samples of ${who} have the means ${mean} and ${higher} ${unit}. Their standard errors are ${one} and ${other}. The standard error of the difference is $sqrt(a^2 + b^2)$. How many standard errors is the difference?`,
    answer: numberAnswer(value, [
      wrong`${tidy(off / (one + other))} | You added the standard errors. Errors partly cancel, so add the squares and take the square root.`,
      wrong`${off} | This is the difference itself. Divide it by the standard error of the difference.`,
      wrong`${tidy(off / (both * both))} | You left out the square root. Take the square root of the sum of the squares.`,
      wrong`${tidy(off / other)} | You used only one standard error. Both samples vary, so use both.`,
      wrong`${tidy(off / Math.abs(other - one))} | You subtracted the standard errors. Two samples that vary make the difference vary more, not less.`,
      ...nearly(value),
    ]),
    solution: [
      step`What is the difference? | ${higher} - ${mean} = ${off}`,
      step`Find its standard error. | sqrt(${one}^2 + ${other}^2) = sqrt(${tidy(both * both)}) = ${both}`,
      step`Divide. | ${off} -: ${both} = ${value}`,
      value > 2
        ? step`That is more than 2, so chance alone rarely does that.`
        : step`That is not more than 2, so chance alone may well explain it.`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [isSignificant, meaningOfP, falseAlarms],
  2: [meaningOfP, notSignificant, errorsAway, falseAlarms],
  3: [effectSize, sampleSize, beyondTwo, errorsAway],
  4: [whatToThink, outOfHalf, firstBeyond, largerSample, stricterLevel],
  5: [whatToThink, anyFalseAlarm, falseDiscoveries, twoSamples],
});
