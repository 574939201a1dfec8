import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { differentNumbers, inOrder, total } from '../data';

/** Five numbers, of which two are unknown: the mode says one of them, and the range the other. Their sum is asked. */
export const fromModeAndRange: Make = (random) => {
  const drawn = differentNumbers(random, 3, 30, 55);
  const known = inOrder(drawn);
  const [mode = 0] = drawn;
  const [smallest = 0, , largest = 0] = known;
  const range = largest - smallest + randomInteger(random, 3, 9);
  const isLargest = random() < 0.5;
  const word = isLargest ? 'largest' : 'smallest';
  const last = isLargest ? smallest + range : largest - range;
  const sum = total(known);
  const value = sum + mode + last;
  return {
    prompt: [
      say(
        `Five numbers have mode ${mode} and range ${range}. Three of them are ${known.join(', ')}. One of the other two is the ${word} of all. Find the sum of all five.`,
      ),
    ],
    answer: numberAnswer(value, [
      [sum + last, `One is missing: the mode occurs most often, so ${mode} is there twice.`],
      [sum + mode, `The ${word} number is missing in your sum.`],
      [
        sum + mode + (isLargest ? largest + range : smallest - range),
        isLargest
          ? 'You went up from the largest one that you know. The range begins at the smallest.'
          : 'You went down from the smallest one that you know. The range ends at the largest.',
      ],
      [
        sum + mode + range,
        'The range is how far the smallest and the largest are apart. It is none of the five.',
      ],
      [last, `This is the ${word} number. The question asks for the sum of all five.`],
      ...nearly(value),
    ]),
    solution: [
      step(
        `The mode occurs most often. Each of the three is there once, so one of the other two is ${mode}.`,
      ),
      step(
        `The range goes from the smallest to the largest. The ${word} is ${range} away from the other end.`,
        `${isLargest ? `${smallest} + ${range}` : `${largest} - ${range}`} = ${last}`,
      ),
      step('Add all five.', `${[...known, mode, last].join(' + ')} = ${value}`),
    ],
  };
};
