import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { drawRatio } from '../../algebra/ratios/draw-ratio';
import { quotient } from '../../making/write';
import { drawBag, listed, sizeOf } from '../bag';
import { writtenShare } from './cards';

export const fromBag: Make = (random, difficulty) => {
  const bag = drawBag(random, difficulty === 1 ? 2 : 3, 4 + 2 * difficulty);
  const [color, count] = bag[0] ?? ['', 0];
  const all = sizeOf(bag);
  const asksOthers = difficulty > 1 && random() < 0.6;
  const fitting = asksOthers ? all - count : count;
  const rest = all - fitting;
  return {
    prompt: [
      say(
        `A bag holds ${listed(bag)}. You take one without looking. How likely is it that the ball is ${asksOthers ? 'not ' : ''}${color}?`,
      ),
    ],
    answer: numberAnswer(quotient(fitting, all), [
      [quotient(rest, all), `This is how likely it is that the ball is ${asksOthers ? '' : 'not '}${color}.`],
      [quotient(fitting, rest), `You divided by the other balls. Divide by all ${all}.`],
      [
        quotient(asksOthers ? bag.length - 1 : 1, bag.length),
        'You counted colors. They are not equally likely: count balls.',
      ],
      [quotient(1, all), `This is the chance of a single ball. ${fitting} of them fit.`],
      [quotient(fitting, all + 1), `Count all the balls again: there are ${all}.`],
      [quotient(fitting, all - 1), `Count all the balls again: there are ${all}.`],
    ]),
    solution: [
      step(
        'Count all the balls: each is equally likely.',
        `${bag.map(([, number]) => number).join(' + ')} = ${all}`,
      ),
      step(
        `Count the ones that are ${asksOthers ? 'not ' : ''}${color}: ${fitting}.`,
        asksOthers ? `${all} - ${count} = ${fitting}` : undefined,
      ),
      step('Divide.', writtenShare(fitting, all)),
    ],
  };
};

/** The probability and the number of balls that fit are known; how many others are there? */
export const howManyOthers: Make = (random) => {
  const [over, rest] = drawRatio(random, 7);
  const times = randomInteger(random, 2, 6);
  const [red, blue, under] = [over * times, rest * times, over + rest];
  return {
    prompt: [
      say(
        `A bag holds only red and blue balls, and ${red} of them are red. You take a red one with probability $${over}/${under}$. How many balls are blue?`,
      ),
    ],
    answer: numberAnswer(blue, [
      [under * times, 'This is all the balls. Subtract the red ones.'],
      [rest, `This is how many blue ones go with ${over} red ones. But there are ${red} red ones.`],
      [
        quotient(red * under, rest),
        `The fraction says how many of all balls are red: $${under}$ stands for all.`,
      ],
      [
        quotient(red * over, under),
        `You took $${over}/${under}$ of ${red}. But ${red} is the part, not the whole.`,
      ],
      ...nearly(blue),
    ]),
    solution: [
      step(`Of ${under} balls, ${over} are red. How many times is that?`, `${red} -: ${over} = ${times}`),
      step('This is how many balls are in the bag.', `${under} xx ${times} = ${under * times}`),
      step('The others are blue.', `${under * times} - ${red} = ${blue}`),
    ],
  };
};

/** Red ones are put in until the probability is as wanted. */
export const putIn: Make = (random) => {
  const [over, rest] = drawRatio(random, 4);
  const times = randomInteger(random, 2, 5);
  const [blue, wanted, under] = [rest * times, over * times, over + rest];
  const red = randomInteger(random, 2, wanted - 2);
  const value = wanted - red;
  if (value === red) return putIn(random, 5);
  return {
    prompt: [
      say(
        `A bag holds ${red} red and ${blue} blue balls. How many red balls must be put in so that the probability of a red one is $${over}/${under}$?`,
      ),
    ],
    answer: numberAnswer(value, [
      [wanted, `This is how many red ones there must be. ${red} of them are already in the bag.`],
      [
        quotient(over * (red + blue) - red * under, under),
        'You did not change the total number of balls. Each ball that is put in counts there too.',
      ],
      [under * times - red, 'Subtract the blue ones too: the question asks only for the red ones.'],
      [over, `This is the numerator of the fraction. It stands for ${over} of ${under} balls.`],
      ...nearly(value),
    ]),
    solution: [
      step(`The blue ones do not change. They must be the rest.`, `1 - ${over}/${under} = ${rest}/${under}`),
      step(`${rest} parts make ${blue} balls. So one part has this many.`, `${blue} -: ${rest} = ${times}`),
      step(`Red needs ${over} parts.`, `${over} xx ${times} = ${wanted}`),
      step(`${red} red ones are already there.`, `${wanted} - ${red} = ${value}`),
    ],
  };
};
