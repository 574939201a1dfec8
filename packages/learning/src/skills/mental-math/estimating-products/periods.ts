import { randomInteger } from 'shared-puzzle-engine';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { estimateAnswer } from '../estimate-answer';
import { decimal } from '../write-number';

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

/** How much comes together: the period is rounded one way, so the number goes the other way. */
export const periods: Make = (random, difficulty) => {
  const [name, story, asked] = pick(random, STORIES);
  const period = PERIODS[name];
  const unit = { 1: 10, 2: 10, 3: 100, 4: 100, 5: 1000 }[difficulty];
  const round = unit * randomInteger(random, 3, 9);
  const off = Math.max(1, Math.round((round * randomInteger(random, 25, 55)) / 1000));
  const goesUp = period.round < period.count;
  const number = goesUp ? round - off : round + off;
  const value = number * period.count;
  const rough = round * period.round;
  return {
    prompt: [
      say(`${story(number)} ${asked} ${period.asked}? Any answer within 5% of the exact value is correct.`),
    ],
    answer: estimateAnswer(String(value), decimal(value, 20), [
      [rough / 10, 'A zero is missing. Count the zeros of both numbers.'],
      [rough * 10, 'There is one zero too many. Count the zeros of both numbers.'],
      [round + period.round, 'You added. There is a group for each one: multiply.'],
      [decimal(Math.round(number / period.count)), 'You divided. Many groups together make more: multiply.'],
      [round * 10, `You used 10 groups. There are ${period.count}.`],
    ]),
    solution: [
      step(
        `${period.count} goes ${goesUp ? 'down' : 'up'} to ${period.round}. So round ${number} the other way.`,
        `${number} ~~ ${round}`,
      ),
      step('Multiply the digits, then count the zeros.', `${round} xx ${period.round} = ${rough}`),
      step(`The differences nearly cancel: the exact product is ${value}.`),
    ],
  };
};
