import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { signed } from '../../making/draw';
import { tidy } from '../data';
import { drawMeasured, written } from './shares';

/** How many standard deviations from the mean, or which value is so many away. */
export const away: Make = (random, difficulty) => {
  const { story, unit, mean, deviation } = drawMeasured(random);
  const half = difficulty > 2 ? 0.5 : 0;
  const far = signed(random, 1, 2) + half;
  const value = tidy(mean + far * deviation);
  const side = far > 0 ? 'above' : 'below';
  const size = Math.abs(far);
  const asksValue = random() < 0.5;
  return asksValue
    ? {
        prompt: [say(`${story} Which value is ${written(size)} ${side} the mean, in ${unit}?`)],
        answer: numberAnswer(value, [
          [tidy(mean - far * deviation), `You went the wrong way. The value is ${side} the mean.`],
          [mean + far, `You counted in ${unit}. One standard deviation is ${deviation} ${unit}.`],
          [tidy(size * deviation), 'This is the distance. Measure it from the mean.'],
          [mean + Math.sign(far) * deviation, `This is one standard deviation. Go ${size}.`],
          ...nearly(value),
        ]),
        solution: [
          step('How far is that?', `${size} xx ${deviation} = ${tidy(size * deviation)}`),
          step(`Start from the mean.`, `${mean} ${far > 0 ? '+' : '-'} ${tidy(size * deviation)} = ${value}`),
        ],
      }
    : {
        prompt: [
          say(
            `${story} How many standard deviations above the mean is ${value} ${unit}? If it is below the mean, write a minus sign.`,
          ),
        ],
        answer: numberAnswer(far, [
          [-far, `The sign is wrong: ${value} is ${side} the mean.`],
          [tidy(value - mean), `This is the distance in ${unit}. Divide it by the standard deviation.`],
          [tidy(value / deviation), 'Subtract the mean first: the question asks for the distance from it.'],
          [tidy(value / mean), 'You divided by the mean. Find how far the value is from it.'],
          [far + 1, 'One too many. Divide the distance by the standard deviation.'],
        ]),
        solution: [
          step('How far is it from the mean?', `${value} - ${mean} = ${tidy(value - mean)}`),
          step('How many standard deviations is that?', `${tidy(value - mean)}/${deviation} = ${far}`),
        ],
      };
};
