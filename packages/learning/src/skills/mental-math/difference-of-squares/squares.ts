import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { workOut } from '../work-out';

/** 47 squared: 44 xx 50, and the corner of 9 back. */
export const square: Make = (random, difficulty) => {
  const round = difficulty < 5 ? 10 * randomInteger(random, 3, 9) : 100 * randomInteger(random, 1, 4);
  const distance = randomInteger(random, difficulty === 3 ? 1 : 2, difficulty === 5 ? 8 : 4);
  const isBelow = random() < 0.5;
  const number = isBelow ? round - distance : round + distance;
  const far = isBelow ? number - distance : number + distance;
  const value = number ** 2;
  const corner = distance ** 2;
  return {
    prompt: workOut(`${number}^2`),
    answer: numberAnswer(value, [
      [far * round, `This is $${far} xx ${round}$. Give the corner $${distance}^2 = ${corner}$ back.`],
      [
        far * round - corner,
        `A square is larger than a rectangle with the same middle: add ${corner}, do not take it away.`,
      ],
      [
        round ** 2 + corner,
        `$${round}^2$ and $${distance}^2$ are only two of the parts. The strips are missing.`,
      ],
      [number * round, `You moved one factor only. When one becomes ${round}, the other becomes ${far}.`],
      [far * round + distance, `Add the square of ${distance}: ${corner}.`],
      ...nearly(value),
    ]),
    solution: [
      step(
        `${number} is ${distance} away from ${round}. Go ${distance} down and ${distance} up.`,
        `${number} ${isBelow ? '+' : '-'} ${distance} = ${round}, ${number} ${isBelow ? '-' : '+'} ${distance} = ${far}`,
      ),
      step('Multiply these. One of them is round.', `${far} xx ${round} = ${far * round}`),
      step('The square also includes the corner.', `${far * round} + ${corner} = ${value}`),
    ],
  };
};

/** 53^2 - 47^2: sum times difference, where two squares would be long. */
export const squaresApart: Make = (random, difficulty) => {
  const middle = 10 * randomInteger(random, difficulty === 4 ? 3 : 6, difficulty === 4 ? 10 : 25);
  const distance = randomInteger(random, 2, 9);
  const [low, high] = [middle - distance, middle + distance];
  const value = high ** 2 - low ** 2;
  return {
    prompt: workOut(`${high}^2 - ${low}^2`),
    answer: numberAnswer(value, [
      [
        (2 * distance) ** 2,
        `You squared the difference. It is multiplied by the sum: $${2 * distance} xx ${2 * middle}$.`,
      ],
      [2 * middle * distance, `The difference is $${high} - ${low} = ${2 * distance}$.`],
      [2 * middle + 2 * distance, 'Sum and difference are multiplied, not added.'],
      [value * 10, 'There is one zero too many.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        'A difference of two squares is a sum times a difference.',
        `${high}^2 - ${low}^2 = (${high} + ${low})(${high} - ${low})`,
      ),
      step('Work out both factors.', `${high} + ${low} = ${2 * middle}, ${high} - ${low} = ${2 * distance}`),
      step('Multiply.', `${2 * middle} xx ${2 * distance} = ${value}`),
    ],
  };
};
