import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { differentNumbers, inOrder, total } from '../data';

/** Five numbers, of which one comes twice and another is unknown. Mode and mean together fix it. */
export const fromModeAndMean: Make = (random) => {
  const [mode = 0, ...others] = differentNumbers(random, 3, 5, 20);
  const fourth = randomInteger(random, 5, 25);
  const all = [mode, mode, ...others, fourth];
  if (total(all) % 5 !== 0 || new Set(all).size < 4) return fromModeAndMean(random, 5);
  const mean = total(all) / 5;
  const known = inOrder([mode, ...others]);
  if (fourth === mean) return fromModeAndMean(random, 5);
  return {
    prompt: [
      say(
        `Five numbers have mode ${mode} and mean ${mean}. Three of them are ${known.join(', ')}. Of the other two, one is ${mode} again. Find the last one.`,
      ),
    ],
    answer: numberAnswer(fourth, [
      [mean * 5 - total(known), `This is the sum of the two that are missing. One of them is ${mode}.`],
      [mean, 'This is the mean. The last number must make the sum right.'],
      [mean * 4 - total(known), 'There are five numbers in all: the sum is five times the mean.'],
      [mode, `${mode} is the one that occurs twice. The last one is different.`],
      ...nearly(fourth),
    ]),
    solution: [
      step('Five numbers with this mean have this sum.', `5 xx ${mean} = ${5 * mean}`),
      step(
        `Four are known, including the second ${mode}.`,
        `${[...known, mode].join(' + ')} = ${5 * mean - fourth}`,
      ),
      step('The last one makes up the rest.', `${5 * mean} - ${5 * mean - fourth} = ${fourth}`),
    ],
  };
};
