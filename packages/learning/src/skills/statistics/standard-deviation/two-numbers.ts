import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { tidy } from '../data';

/** Two numbers: their mean and their standard deviation say what they are. */
export const twoNumbers: Make = (random) => {
  const [mean, deviation] = [randomInteger(random, 15, 60), randomInteger(random, 3, 12)];
  const asksLarger = random() < 0.5;
  const value = asksLarger ? mean + deviation : mean - deviation;
  const word = asksLarger ? 'larger' : 'smaller';
  return {
    prompt: [
      say(
        `A population has only two numbers. Their mean is ${mean} and their variance is ${deviation ** 2}. Find the ${word} number.`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        asksLarger ? mean + deviation ** 2 : mean - deviation ** 2,
        'You used the variance as a distance. Take its square root first.',
      ],
      [
        asksLarger ? mean - deviation : mean + deviation,
        `This is the other one. The question asks for the ${word} one.`,
      ],
      [
        tidy(asksLarger ? mean + deviation / 2 : mean - deviation / 2),
        `Each of the two is ${deviation} from the mean, not half of that.`,
      ],
      [
        asksLarger ? mean + 2 * deviation : mean - 2 * deviation,
        `The two are ${2 * deviation} from each other, but ${deviation} from the mean.`,
      ],
      ...nearly(value),
    ]),
    solution: [
      step(
        'The standard deviation is the square root of the variance.',
        `sigma = sqrt(${deviation ** 2}) = ${deviation}`,
      ),
      step(`Two numbers are equally far from their mean. So each is ${deviation} away.`),
      step(`The ${word} one:`, `${mean} ${asksLarger ? '+' : '-'} ${deviation} = ${value}`),
    ],
  };
};
