import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, people } from '../../making/draw';
import { commonDivisor, counted, quotient } from '../../making/write';
import { drawRatio } from './draw-ratio';
import { ratioBars } from './ratio-bars';

/** Three shares: of the whole at difficulty 4, from one known share at difficulty 5. */
export const threeShares: Make = (random, difficulty) => {
  const [a, b] = drawRatio(random, 5);
  const c = other(random, 1, 7, a, b);
  // Two shares that are as much as the third one give its worth away.
  if (difficulty === 5 && a + c === b) return threeShares(random, difficulty);
  const worth = other(random, 4, 15, a, b, c);
  const [first = '', second = '', third = ''] = people(random, 3);
  const all = (a + b + c) * worth;
  const fromShare = difficulty === 5;
  const [known, value] = fromShare ? [(a + c) * worth, b * worth] : [all, c * worth];
  const [who, whose] = fromShare ? [second, b] : [third, c];
  const story = fromShare
    ? `${first} and ${third} together get ${known} dollars.`
    : `There are ${known} dollars.`;
  const parts = fromShare ? a + c : a + b + c;
  return {
    prompt: [
      say(
        `${first}, ${second} and ${third} share money in the ratio $${a} : ${b} : ${c}$. ${story} How many dollars does ${who} get?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        quotient(known * whose, fromShare ? a + b + c : a + b),
        fromShare
          ? `${known} dollars is not the whole: it is ${a + c} of ${a + b + c} parts.`
          : 'Count the parts of all three.',
      ],
      [worth, `This is one part. ${who} gets ${whose}.`],
      [a * worth, `This is ${first}'s share. Check which number belongs to ${who}.`],
      [quotient(known, 3), 'This would be a third for each. The shares are not equal.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `How many parts make ${known} dollars?`,
        fromShare ? `${a} + ${c} = ${parts}` : `${a} + ${b} + ${c} = ${parts}`,
      ),
      step('Find one part.', `${known} -: ${parts} = ${worth}`),
      {
        text: 'Draw the shares.',
        show: picture(
          ratioBars(
            [
              [first, a],
              [second, b],
              [third, c],
            ],
            String(worth),
          ),
        ),
      },
      step(`${who} gets ${counted(whose, 'part')}.`, `${whose} xx ${worth} = ${value}`),
    ],
  };
};

/** Two ratios that share the middle one: red to blue, blue to green. */
export const chained: Make = (random) => {
  const [a, b] = drawRatio(random, 5);
  const [c, d] = drawRatio(random, 6);
  const common = (b * c) / commonDivisor(b, c);
  // One of them must not be a multiple of the other: then there is nothing to make equal.
  if (common === b || common === c) return chained(random, 5);
  const [red, green] = [(a * common) / b, (d * common) / c];
  const times = randomInteger(random, 2, 5);
  const value = green * times;
  return {
    prompt: [
      say(
        `In a box, red and blue beads are in the ratio $${a} : ${b}$, and blue and green beads are in the ratio $${c} : ${d}$. There are ${red * times} red beads. How many green beads are there?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        quotient(red * times * d, a),
        `You went from red to green directly. The blue beads are ${b} parts in one ratio and ${c} in the other: make them equal first.`,
      ],
      [common * times, 'This is the number of blue beads.'],
      [green, `This is how many green beads go with ${red} red ones.`],
      [red * times + d - a, 'You added. Ratios multiply.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `Make the blue beads equal in both ratios: ${common} is a multiple of ${b} and ${c}.`,
        `${a} : ${b} = ${red} : ${common}`,
      ),
      step('The second ratio too.', `${c} : ${d} = ${common} : ${green}`),
      step(
        `So ${green} green beads go with ${red} red ones. How many times is that?`,
        `${red * times} -: ${red} = ${times}`,
      ),
      step('Multiply the green ones by that.', `${green} xx ${times} = ${value}`),
    ],
  };
};
