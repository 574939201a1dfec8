import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { falling, groupsOf, product } from './falling';

const TEAMS = [
  ['doctor', 'nurse', 'team'],
  ['singer', 'drummer', 'band'],
  ['teacher', 'student', 'committee'],
] as const;

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** Some from each of two kinds of people. */
export const fromBoth: Make = (random) => {
  const [one, another, team] = pick(random, TEAMS);
  const [ones, others] = [randomInteger(random, 4, 7), randomInteger(random, 3, 6)];
  const [first, second] = pick(random, [
    [2, 1],
    [2, 2],
    [1, 2],
    [3, 1],
  ] as const);
  const [ofOnes, ofOthers] = [groupsOf(first, ones), groupsOf(second, others)];
  const value = ofOnes * ofOthers;
  if (ones === others) return fromBoth(random, 5);
  return {
    prompt: [
      say(
        `From ${ones} ${one}s and ${others} ${another}s, a ${team} of ${counted(first, one)} and ${counted(second, another)} is chosen. How many different choices are possible?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        ofOnes + ofOthers,
        `You added. Each choice of ${one}s goes with each choice of ${another}s: multiply.`,
      ],
      [
        product(falling(ones, first)) * product(falling(others, second)),
        `The order in a ${team} does not matter. Divide by the number of orders.`,
      ],
      [
        groupsOf(first + second, ones + others),
        `You chose from all people. The numbers of ${one}s and ${another}s are fixed.`,
      ],
      [ones ** first * others ** second, 'Nobody is chosen twice, and the order does not matter.'],
      ...nearly(value),
    ]),
    solution: [
      step(`Choose the ${one}s. Divide by the number of orders.`, written(first, ones)),
      step(`Choose the ${another}s.`, written(second, others)),
      step(
        'Each choice of one goes with each choice of the other: multiply.',
        `${ofOnes} xx ${ofOthers} = ${value}`,
      ),
    ],
  };
};

function written(count: number, all: number): string {
  if (count === 1) return String(all);
  return `(${falling(all, count).join(' xx ')})/(${falling(count, count).join(' xx ')}) = ${groupsOf(count, all)}`;
}
