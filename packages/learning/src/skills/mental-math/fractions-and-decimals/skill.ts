import {
  ask,
  choiceAnswer,
  commonDivisor,
  decimal,
  defineSkill,
  formula,
  nearly,
  numberAnswer,
  quotient,
  say,
  step,
  workOut,
  wrong,
  type Draw,
  type Make,
} from '../builder';
import { lesson } from './lesson';

/** In lowest terms, below 1; its decimal ends. */
interface DecimalFraction {
  readonly over: number;
  readonly under: number;
  readonly decimal: string;
}

function drawFraction(draw: Draw, unders: readonly [number, ...number[]]): DecimalFraction {
  const under = draw.pick(unders);
  const over = draw.integer(1, under - 1);
  if (commonDivisor(over, under) > 1) return drawFraction(draw, unders);
  return { over, under, decimal: decimal(over, under) };
}

const PRODUCTS = [
  (factor: string, whole: number) =>
    `A recipe for one cake takes ${factor} cups of sugar. How many cups do ${whole} cakes take?`,
  (factor: string, whole: number) =>
    `A ribbon costs ${factor} dollars per yard. How many dollars do ${whole} yards cost?`,
  (factor: string, whole: number) =>
    `A runner does ${whole} laps of ${factor} miles each. How many miles is that?`,
] as const;

const QUOTIENTS = [
  (divisor: string, whole: number) =>
    `A bottle holds ${divisor} liters. How many bottles can be filled from a full barrel of ${whole} liters?`,
  (divisor: string, whole: number) =>
    `A lap is ${divisor} miles long. How many full laps make ${whole} miles?`,
  (divisor: string, whole: number) =>
    `A scoop holds ${divisor} cups. How many full scoops make ${whole} cups?`,
] as const;

/** 0.375 xx 64; beyond 1 at difficulty 5. */
const multiplied: Make = (draw, difficulty) => {
  const drawn = drawFraction(draw, difficulty === 3 ? [4, 5] : [8]);
  const over = difficulty === 5 ? drawn.over + drawn.under * draw.integer(1, 2) : drawn.over;
  const under = drawn.under;
  const share = draw.integer(3, difficulty === 3 ? 16 : 12);
  if (over === 1 || share === under || share === over || share === 10) return multiplied(draw, difficulty);
  const whole = share * under;
  const factor = decimal(over, under);
  const value = over * share;
  return {
    prompt: draw.chance(0.4) ? workOut(`${factor} xx ${whole}`) : [say(draw.pick(PRODUCTS)(factor, whole))],
    answer: numberAnswer(value, [
      wrong`${share} | This is $1/${under}$ of ${whole}. $${factor}$ is $${over}/${under}$.`,
      wrong`${value * 10} | Your decimal point is one place off. Check whether the factor is more or less than 1.`,
      over < under &&
        wrong`${whole - value} | This is the other part, $${under - over}/${under}$ of ${whole}. Subtract it from ${whole}.`,
      wrong`${(over + 1) * share} | $${over + 1}/${under}$ is ${decimal(over + 1, under)}. The factor is ${factor} instead.`,
      wrong`${(over - 1) * share} | $${over - 1}/${under}$ is ${decimal(over - 1, under)}. The factor is ${factor} instead.`,
      ...nearly(value),
    ]),
    solution: [
      step`One piece of $1/${under}$ is ${decimal(1, under)}. How many make ${factor}? | ${factor} = ${over}/${under}`,
      step`Find one piece of the number. | ${whole} -: ${under} = ${share}`,
      step`Take ${over} of them. | ${over} xx ${share} = ${value}`,
    ],
  };
};

/** 36 -: 0.75: how many times does three quarters fit? */
const divided: Make = (draw, difficulty) => {
  const { over, under, decimal: divisor } = drawFraction(draw, difficulty === 4 ? [4, 5] : [4, 8]);
  const times = draw.integer(2, 12);
  if (times === over || times === 10 || (difficulty === 5 && over === 1)) return divided(draw, difficulty);
  const whole = over * times;
  const value = under * times;
  return {
    prompt: draw.chance(0.4)
      ? workOut(`${whole} -: ${divisor}`)
      : [say(draw.pick(QUOTIENTS)(divisor, whole))],
    answer: numberAnswer(value, [
      wrong`${quotient(whole * over, under)} | You multiplied by ${divisor}. Find how many times ${divisor} goes into ${whole}. It goes in more than ${whole} times.`,
      wrong`${whole * under} | You multiplied by ${under}. Now divide by ${over} too.`,
      wrong`${quotient(whole, under)} | You divided by ${under}. A piece of $1/${under}$ goes ${under} times into each 1.`,
      wrong`${decimal(value, 10)} | Your decimal point is one place off. Multiply your answer by ${divisor} to check it.`,
      wrong`${value * 10} | Your decimal point is one place off. Multiply your answer by ${divisor} to check it.`,
      wrong`${value + under} | Your answer is too large: $${value + under} xx ${divisor}$ is more than ${whole}.`,
    ]),
    solution: [
      step`Write the decimal as a fraction. | ${divisor} = ${over}/${under}`,
      step`A piece of $1/${under}$ goes ${under} times into each 1. | ${whole} xx ${under} = ${whole * under}`,
      over > 1 && step`Each group takes ${over} pieces, so divide. | ${whole * under} -: ${over} = ${value}`,
      step`Check: $${value} xx ${divisor} = ${whole}$.`,
    ],
  };
};

const written = ({ over, under }: DecimalFraction) => `$${over}/${under}$`;

/** Two fractions and two decimals that are close together. */
const largest: Make = (draw, difficulty) => {
  const one = drawFraction(draw, difficulty === 2 ? [4, 8] : [8, 40]);
  const another = drawFraction(draw, [20, 25]);
  const center = one.over / one.under;
  const near = [1, 2].map(() => decimal(Math.round(center * 100) + draw.integer(-9, 9), 100));
  const numbers = [
    { text: written(one), value: center },
    { text: written(another), value: another.over / another.under },
    ...near.map((text) => ({ text, value: Number(text) })),
  ];
  const values = numbers.map(({ value }) => value);
  const isFair = Math.abs(center - another.over / another.under) < 0.12 && new Set(values).size === 4;
  if (!isFair || values.some((value) => value <= 0 || value >= 1)) return largest(draw, difficulty);
  const inOrder = [...numbers].sort((a, b) => b.value - a.value);
  const [top, ...others] = inOrder;
  if (!top) return largest(draw, difficulty);
  const shown = ({ text, value }: (typeof numbers)[number]) =>
    text.includes('/') ? `${text.slice(0, -1)} = ${decimal(value)}$` : text;
  return {
    prompt: ask`Which of these numbers is the largest?`,
    answer: choiceAnswer(
      top.text,
      others.map(
        (number) =>
          wrong`${number.text} | You chose ${shown(number)}, but another number is larger. Write them all as decimals and compare place by place from the left.`,
      ),
    ),
    solution: [
      step`Write the fractions as decimals, so that you can compare all four.`,
      ...[one, another].map(
        ({ over, under, decimal: text }) =>
          step`Write $${over}/${under}$ as a decimal: one piece is ${decimal(1, under)}. | ${over}/${under} = ${text}`,
      ),
      step`Compare place by place from the left. | ${inOrder.map(({ value }) => decimal(value)).join(' > ')}`,
    ],
  };
};

const UNDERS = {
  1: [4, 5, 10],
  2: [8, 20],
  3: [8, 20, 25, 40],
  4: [16, 25, 40, 50],
  5: [16, 40, 80],
} as const;

const ASKS = [
  [say`What percentage is this fraction?`],
  [say`Write this fraction as a percentage.`],
  [say`This fraction of a forest is oak. What percentage is that?`],
  [say`This fraction of the students at a school walk there. What percentage is that?`],
  [say`This fraction of a tank is full. What percentage is that?`],
  [say`This fraction of the seats in a bus is taken. What percentage is that?`],
  [say`A team has won this fraction of its games. What percentage is that?`],
  [say`This fraction of a download is finished. What percentage is that?`],
] as const;

const asPercent: Make = (draw, difficulty) => {
  const { over, under } = drawFraction(draw, UNDERS[difficulty]);
  const value = decimal(over * 100, under);
  const piece = decimal(100, under);
  return {
    prompt: [...draw.pick(ASKS), formula`${over}/${under}`],
    answer: numberAnswer(value, '%', [
      wrong`${over}.${under} | The bar is not a decimal point. $${over}/${under}$ is $${over} -: ${under}$.`,
      under < 10 &&
        wrong`${over}${under} | You wrote the digits side by side. $${over}/${under}$ is $${over} -: ${under}$, not 0.${over}${under}.`,
      wrong`${decimal(over * 10, under)} | The decimal point is one place off. Percent means hundredths.`,
      over > 1 && wrong`${piece} | This is one piece, $1/${under}$. Multiply it by ${over}.`,
      wrong`${decimal((under - over) * 100, under)} | This is the other part, $${under - over}/${under}$. Subtract it from 100%.`,
      wrong`${quotient(under * 100, over)} | You divided ${under} by ${over}. Divide ${over} by ${under} instead.`,
      wrong`${decimal((over + 1) * 100, under)} | This is one piece too many. Count the pieces again.`,
    ]),
    solution: [
      step`Find one piece: divide 100% into ${under} pieces. | 100 -: ${under} = ${piece}`,
      over > 1 && step`Take ${over} of them. | ${over} xx ${piece} = ${value}`,
    ],
  };
};

/** 0.36 = x/25 */
const asFraction: Make = (draw, difficulty) => {
  const fraction = drawFraction(draw, UNDERS[difficulty]);
  const { over, under } = fraction;
  if (under === 10 || over === 1) return asFraction(draw, difficulty);
  const piece = decimal(1, under);
  const digits = Number(fraction.decimal.slice(2));
  return {
    prompt: ask`Find $x$. | ${fraction.decimal} = x/${under}`,
    answer: numberAnswer(over, [
      wrong`${digits} | These are the digits after the decimal point: ${digits} of ${10 ** (fraction.decimal.length - 2)}. The pieces here are $1/${under}$.`,
      wrong`${under - over} | This is what is missing to make 1. One piece is ${piece}: count up to ${fraction.decimal}.`,
      wrong`${decimal(under * over, 10)} | Your decimal point is in the wrong place. Multiply again, and compare the size.`,
      wrong`${over + 1} | You counted one piece too many. $${over + 1}/${under}$ is ${decimal(over + 1, under)}.`,
      wrong`${over - 1} | You counted one piece too few. $${over - 1}/${under}$ is ${decimal(over - 1, under)}.`,
    ]),
    solution: [
      step`Find one piece. | 1/${under} = ${piece}`,
      step`How many times does it go into ${fraction.decimal}? That is ${under} times as much. | x = ${under} xx ${fraction.decimal} = ${over}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [asPercent, asFraction],
  2: [asPercent, asFraction, largest],
  3: [asPercent, multiplied, largest],
  4: [multiplied, divided, asFraction],
  5: [multiplied, divided, divided],
});
