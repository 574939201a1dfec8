import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { differentNumbers, total } from '../data';

/** The range is known, and one number is not: it is the largest, or the smallest. */
export const fromRange: Make = (random, difficulty) => {
  const known = differentNumbers(random, difficulty + 1, 30, 50);
  const [smallest, largest] = [Math.min(...known), Math.max(...known)];
  const range = largest - smallest + randomInteger(random, 3, 12);
  const isLargest = random() < 0.5;
  const value = isLargest ? smallest + range : largest - range;
  const [from, word, sign] = isLargest ? [smallest, 'largest', '+'] : [largest, 'smallest', '-'];
  return {
    prompt: [
      say(
        `The range of some numbers is ${range}. All but the ${word} are ${known.join(', ')}. Find the ${word} number.`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        isLargest ? largest + range : smallest - range,
        isLargest
          ? 'You went up from the largest one that you know. The range starts at the smallest.'
          : 'You went down from the smallest one that you know. The range ends at the largest.',
      ],
      [range, 'This is how far apart the smallest and the largest are.'],
      [largest - smallest, 'This is the range of the ones that you know.'],
      [total([isLargest ? largest : smallest, isLargest ? -range : range]), 'You went the wrong way.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `The range goes from the smallest to the largest. The ${isLargest ? 'smallest' : 'largest'} is known: ${from}.`,
      ),
      step(`Go ${range} from there to the ${word}.`, `${from} ${sign} ${range} = ${value}`),
    ],
  };
};
