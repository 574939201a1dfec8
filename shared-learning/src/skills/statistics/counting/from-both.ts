import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { falling, groupsOf, product } from './falling';

/** Some from each of two kinds of people. */
export const fromBoth: Make = (random) => {
  const [women, men] = [randomInteger(random, 4, 7), randomInteger(random, 3, 6)];
  const [first, second] = pick(random, [
    [2, 1],
    [2, 2],
    [1, 2],
    [3, 1],
  ] as const);
  const [ofWomen, ofMen] = [groupsOf(first, women), groupsOf(second, men)];
  const value = ofWomen * ofMen;
  if (women === men) return fromBoth(random, 5);
  return {
    prompt: [
      say(
        `From ${women} doctors and ${men} nurses, a team of ${first === 1 ? '1 doctor' : `${first} doctors`} and ${second === 1 ? '1 nurse' : `${second} nurses`} is chosen. How many teams are possible?`,
      ),
    ],
    answer: numberAnswer(value, [
      [ofWomen + ofMen, 'You added. Each choice of doctors goes with each choice of nurses: multiply.'],
      [
        product(falling(women, first)) * product(falling(men, second)),
        'The order in a team does not matter. Divide by the orders.',
      ],
      [
        groupsOf(first + second, women + men),
        'You chose from all people. The numbers of doctors and nurses are fixed.',
      ],
      [women ** first * men ** second, 'Nobody is chosen twice, and the order does not matter.'],
      ...nearly(value),
    ]),
    solution: [
      step('Choose the doctors. Divide by the orders.', written(first, women)),
      step('Choose the nurses.', written(second, men)),
      step(
        'Each choice of the one goes with each of the other: multiply.',
        `${ofWomen} xx ${ofMen} = ${value}`,
      ),
    ],
  };
};

function written(count: number, all: number): string {
  if (count === 1) return String(all);
  return `(${falling(all, count).join(' xx ')})/(${falling(count, count).join(' xx ')}) = ${groupsOf(count, all)}`;
}
