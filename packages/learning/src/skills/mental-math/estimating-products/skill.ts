import {
  ask,
  choiceAnswer,
  decimal,
  defineSkill,
  estimateAnswer,
  step,
  wrong,
  type Draw,
  type ExerciseDifficulty,
  type Make,
  type Mistakes,
} from '../builder';
import { lesson } from './lesson';

interface Rounded {
  readonly exact: number;
  readonly round: number;
}

/** A number that differs from its round number by about 3 to 8 percent. */
function drawRounded(draw: Draw, unit: number, isBelow: boolean): Rounded {
  const round = unit * draw.integer(3, 9);
  const off = Math.max(1, Math.round((round * draw.integer(30, 75)) / 1000));
  return { exact: isBelow ? round - off : round + off, round };
}

function units(difficulty: ExerciseDifficulty): readonly [number, number] {
  if (difficulty < 3) return [10, 10];
  return difficulty < 5 ? [100, 10] : [100, 100];
}

function drawPair(draw: Draw, difficulty: ExerciseDifficulty, opposite: boolean): [Rounded, Rounded] {
  const [one, another] = units(difficulty);
  const isBelow = draw.chance(0.6);
  return [drawRounded(draw, one, isBelow), drawRounded(draw, another, opposite ? !isBelow : isBelow)];
}

/** How one number is rounded, in words. */
const how = ({ exact, round }: Rounded) => `${exact} goes ${exact < round ? 'up' : 'down'} to ${round}`;

const PERIODS = {
  week: { count: 52, round: 50, asked: 'in a year of 52 weeks' },
  day: { count: 365, round: 350, asked: 'in a year of 365 days' },
  hour: { count: 24, round: 25, asked: 'in a day of 24 hours' },
  pallet: { count: 48, round: 50, asked: 'on 48 pallets' },
} as const;

const STORIES = [
  ['week', (n: number) => `A library lends out ${n} books a week.`, 'About how many'],
  ['day', (n: number) => `A baker sells ${n} loaves a day.`, 'About how many'],
  ['day', (n: number) => `${n} people ride a ferry each day.`, 'About how many'],
  ['hour', (n: number) => `A well yields ${n} liters an hour.`, 'About how many liters'],
  ['hour', (n: number) => `${n} cars an hour pass a bridge.`, 'About how many'],
  ['pallet', (n: number) => `A pallet holds ${n} bottles.`, 'About how many bottles are'],
] as const;

/** A total over a period. The period is rounded one way, so the number is rounded the other way. */
const periods: Make = (draw, difficulty) => {
  const [name, story, asked] = draw.pick(STORIES);
  const period = PERIODS[name];
  const unit = { 1: 10, 2: 10, 3: 100, 4: 100, 5: 1000 }[difficulty];
  const round = unit * draw.integer(3, 9);
  const off = Math.max(1, Math.round((round * draw.integer(25, 55)) / 1000));
  const goesUp = period.round < period.count;
  const number = goesUp ? round - off : round + off;
  const value = number * period.count;
  const rough = round * period.round;
  return {
    prompt: ask`${story(number)} ${asked} ${period.asked}? Any answer within 5% of the exact value is correct.`,
    answer: estimateAnswer(String(value), decimal(value, 20), [
      wrong`${rough / 10} | Your answer is about ten times too small. Count the zeros of both numbers.`,
      wrong`${rough * 10} | Your answer is about ten times too large. Count the zeros of both numbers.`,
      wrong`${round + period.round} | You added. There are many equal groups, so multiply.`,
      wrong`${decimal(Math.round(number / period.count))} | You divided. Many groups together make more, so multiply.`,
      wrong`${round * 10} | You used 10 groups. There are ${period.count} of them.`,
    ]),
    solution: [
      step`${period.count} goes ${goesUp ? 'down' : 'up'} to ${period.round}. So round ${number} the other way. | ${number} ~~ ${round}`,
      step`Multiply the digits, then count the zeros. | ${round} xx ${period.round} = ${rough}`,
      step`The differences nearly cancel: the exact product is ${value}.`,
    ],
  };
};

const sizeOf = (a: Rounded, b: Rounded) => `${a.exact} xx ${b.exact}`;

/** Each number rounded in the wrong direction. */
function roundedBadly(a: Rounded, b: Rounded): Mistakes {
  return [
    [a, b],
    [b, a],
  ].flatMap(([bad, good]) => {
    if (!bad || !good) return [];
    const unit = 10 ** (String(bad.round).length - 1);
    const far = bad.round + (bad.exact < bad.round ? -unit : unit);
    return [wrong`${far * good.round} | You rounded ${bad.exact} to ${far}. It is closer to ${bad.round}.`];
  });
}

const estimated =
  (opposite: boolean): Make =>
  (draw, difficulty) => {
    const [a, b] = drawPair(draw, difficulty, opposite);
    const value = a.exact * b.exact;
    const rough = a.round * b.round;
    const [ofA, ofB] = [(a.exact - a.round) * b.round, (b.exact - b.round) * a.round];
    if (opposite !== Math.abs(rough - value) <= value * 0.04 || a.round === b.round)
      return estimated(opposite)(draw, difficulty);
    const mended = rough + ofA + ofB;
    return {
      prompt: ask`Estimate. Any answer within 5% of the exact value is correct. | ${sizeOf(a, b)}`,
      answer: estimateAnswer(String(value), decimal(value, 20), [
        wrong`${rough} | You rounded both numbers the same way, so the differences add up: ${how(a)}, and ${how(b)}. Correct for both.`,
        wrong`${rough - ofA - ofB} | You corrected in the wrong direction. ${rough} is too ${rough > value ? 'large' : 'small'}.`,
        ...roundedBadly(a, b),
        wrong`${rough / 10} | Your answer is about ten times too small. Count the zeros of both numbers.`,
        wrong`${rough * 10} | Your answer is about ten times too large. Count the zeros of both numbers.`,
        wrong`${a.round + b.round} | You added. Multiply the rounded numbers instead.`,
      ]),
      solution: [
        step`Round: ${how(a)}, and ${how(b)}. | ${a.round} xx ${b.round} = ${rough}`,
        ...(opposite
          ? [
              step`One number goes up and the other goes down, so the differences nearly cancel, and this is close enough.`,
            ]
          : [
              step`The first strip is ${Math.abs(a.exact - a.round)} by about ${b.round}. | ${Math.abs(a.exact - a.round)} xx ${b.round} = ${Math.abs(ofA)}`,
              step`The second strip is ${Math.abs(b.exact - b.round)} by about ${a.round}. | ${Math.abs(b.exact - b.round)} xx ${a.round} = ${Math.abs(ofB)}`,
              step`${rough > value ? 'Both numbers went up, so subtract the strips.' : 'Both numbers went down, so add the strips.'} | ${rough} ${rough > value ? '-' : '+'} ${Math.abs(ofA + ofB)} = ${mended}`,
            ]),
        step`The exact product is ${value}.`,
      ],
    };
  };

/** Is the estimate too large or too small? */
const side: Make = (draw, difficulty) => {
  const [a, b] = drawPair(draw, difficulty, false);
  const isLarger = a.round > a.exact;
  const [up, down] = ['It is more than the product.', 'It is less than the product.'];
  const rounding = `${how(a)}, and ${how(b)}.`;
  return {
    prompt: ask`Someone estimates $${sizeOf(a, b)}$ as $${a.round} xx ${b.round} = ${a.round * b.round}$. What is true of the estimate?`,
    answer: choiceAnswer(isLarger ? up : down, [
      wrong`${isLarger ? down : up} | Look at each number: ${rounding}`,
      wrong`It equals the exact product. | Both numbers were changed the same way, so the product changed too.`,
    ]),
    solution: [
      step`Look at how each number was rounded: ${rounding}`,
      step`Both are ${isLarger ? 'larger' : 'smaller'} than before, so their product is too. | ${sizeOf(a, b)} = ${a.exact * b.exact}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [estimated(true), side, periods],
  2: [estimated(true), side, periods],
  3: [estimated(false), estimated(true), periods],
  4: [estimated(false), periods],
  5: [estimated(false), estimated(false), periods],
});
