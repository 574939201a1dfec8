import {
  ask,
  decimal,
  defineSkill,
  differenceOf,
  dollars,
  GOODS,
  nearly,
  numberAnswer,
  restOf,
  step,
  wrong,
  type Make,
  type Step,
} from '../builder';
import { lesson } from './lesson';

/** Up to the full dollar, then up to the value of the bill. */
const change: Make = (draw, difficulty) => {
  const note = draw.pick(difficulty === 2 ? [5, 10] : [20, 50]);
  const full = draw.integer(note === 5 ? 1 : Math.floor(note / 4), note - 2);
  const cents = difficulty === 2 ? draw.integer(2, 18) * 5 : draw.integer(11, 94);
  if (cents % 10 === 0) return change(draw, difficulty);
  const [who = ''] = draw.people(1);
  const value = note * 100 - full * 100 - cents;
  return {
    prompt: ask`${draw.pick(GOODS)} costs ${dollars(full * 100 + cents)} dollars. ${who} pays with a ${note}-dollar bill. How many dollars does ${who} get back?`,
    answer: numberAnswer(decimal(value, 100), [
      wrong`${decimal(value + 100, 100)} | You counted the dollars from ${full}. The cents complete one dollar, so count from ${full + 1} up to ${note}.`,
      wrong`${decimal(value + 10, 100)} | The tens digit of the cents is wrong. It needs to make 9, not 10.`,
      wrong`${decimal(value - 1, 100)} | The last digit of the cents is wrong. It needs to make 10.`,
      wrong`${decimal(value - 100, 100)} | The cents are right, but the dollars are not. Count the dollars again, from ${full + 1} up to ${note}.`,
    ]),
    solution: [
      step`Complete the cents to a full dollar. | 100 - ${cents} = ${100 - cents}`,
      step`Now you are at ${full + 1} dollars. Continue to ${note} dollars. | ${note} - ${full + 1} = ${note - full - 1}`,
      step`Put dollars and cents together. | ${note} - ${dollars(full * 100 + cents)} = ${dollars(value)}`,
    ],
  };
};

/** Two prices, paid from 100 dollars. */
const twoPrices: Make = (draw) => {
  const first = draw.integer(1205, 4895);
  const second = draw.integer(1205, 4495);
  const all = first + second;
  if (first % 10 === 0 || second % 10 === 0 || all % 100 === 0 || first === second) return twoPrices(draw, 5);
  const [who = ''] = draw.people(1);
  const value = 10000 - all;
  const [full, cents] = [Math.floor(all / 100), all % 100];
  return {
    prompt: ask`${who} has 100 dollars and buys two things, for ${dollars(first)} dollars and ${dollars(second)} dollars. How many dollars are left?`,
    answer: numberAnswer(decimal(value, 100), [
      wrong`${decimal(value + 100, 100)} | Both prices together are ${dollars(all)} dollars. The cents complete one dollar, so count from ${full + 1} dollars.`,
      wrong`${decimal(10000 - first, 100)} | You subtracted only the first price. Subtract the second price too.`,
      wrong`${decimal(all, 100)} | This is the total of both prices. Subtract it from 100 dollars.`,
      wrong`${decimal(value + 10, 100)} | Your answer is close. Look at the tens digit of the cents again.`,
      wrong`${decimal(value - 100, 100)} | The cents are right, but the dollars are not. Count the dollars again.`,
    ]),
    solution: [
      step`Add the prices. | ${dollars(first)} + ${dollars(second)} = ${dollars(all)}`,
      step`Complete the cents to a full dollar. | 100 - ${cents} = ${100 - cents}`,
      step`Then count from ${full + 1} dollars up to 100 dollars. | 100 - ${full + 1} = ${99 - full}`,
      step`Put dollars and cents together. | 100 - ${dollars(all)} = ${dollars(value)}`,
    ],
  };
};

/** For each difficulty: the whole, and the smallest and largest number that is taken from it. */
const RANGES = {
  1: [100, 12, 89],
  2: [1000, 102, 899],
  3: [1000, 102, 989],
  4: [10000, 1002, 8999],
} as const;

const PLACES = ['ones', 'tens', 'hundreds', 'thousands'];

/** Digit by digit from the left, up to 10, 100 or 1000. The number does not end in 0. */
function fillUp(given: number): Step[] {
  const digits = [...String(given)].map(Number);
  return digits.map((digit, index) => {
    const place = PLACES[digits.length - 1 - index] ?? '';
    return index === digits.length - 1
      ? step`Find what the ${place} need to make 10. | 10 - ${digit} = ${10 - digit}`
      : step`Find what the ${place} need to make 9: the place to the right adds the last one. | 9 - ${digit} = ${9 - digit}`;
  });
}

const missing: Make = (draw, difficulty) => {
  const [whole, low, high] = RANGES[difficulty === 5 ? 4 : difficulty];
  const given = draw.integer(low, high);
  // A number that ends in 0 would be easier than its difficulty.
  if (given % 10 === 0) return missing(draw, difficulty);
  const value = whole - given;
  return {
    prompt: restOf(draw, given, whole),
    answer: numberAnswer(value, [
      wrong`${value + (whole - 10) / 9} | You made 10 with every digit. Only the last digit makes 10, and the others make 9.`,
      wrong`${value - 1} | You made 9 with every digit. The last digit makes 10.`,
      wrong`${value + 10} | You made 10 with the tens. They make 9, because the ones already complete one ten.`,
      whole > 100
        ? wrong`${value + 100} | You made 10 with the hundreds. They make 9, because the tens already complete one hundred.`
        : wrong`${10 - (given % 10)} | You stopped at the next full ten. Continue to 100.`,
      ...nearly(value),
    ]),
    solution: [...fillUp(given), step`Put them together. | ${whole} - ${given} = ${value}`],
  };
};

/** 4000 - 1276: only one of the thousands is broken up. */
const fromThousands: Make = (draw) => {
  const unit = draw.pick([100, 1000]);
  const count = draw.integer(3, 9);
  const given = draw.integer(unit + 1, (count - 1) * unit - 1);
  if (given % 10 === 0) return fromThousands(draw, 4);
  const [full, rest] = [Math.floor(given / unit), given % unit];
  const value = count * unit - given;
  if (rest < unit / 10) return fromThousands(draw, 4);
  return {
    prompt: differenceOf(draw, count * unit, given),
    answer: numberAnswer(value, [
      wrong`${value + unit} | Your answer is too large by a whole place. Go from ${given} up to ${(full + 1) * unit} first.`,
      wrong`${value + (unit - 10) / 9} | You made 10 with every digit. Only the last digit makes 10, and the others make 9.`,
      wrong`${value - 1} | You made 9 with every digit. The last digit makes 10.`,
      wrong`${value + 10} | You made 10 with the tens. They make 9, because the ones already complete one ten.`,
      ...nearly(value),
    ]),
    solution: [
      step`Go from ${given} up to the next full ${unit}, and from there up to ${count * unit}.`,
      ...fillUp(rest),
      step`Find how much it takes to reach the next full ${unit}. | ${(full + 1) * unit} - ${given} = ${unit - rest}`,
      step`Find how far it is from there to the end. | ${count * unit} - ${(full + 1) * unit} = ${(count - full - 1) * unit}`,
      step`Add both. | ${(count - full - 1) * unit} + ${unit - rest} = ${value}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [missing],
  2: [missing, missing, change],
  3: [missing, change],
  4: [missing, fromThousands, fromThousands],
  5: [twoPrices, twoPrices, fromThousands],
});
