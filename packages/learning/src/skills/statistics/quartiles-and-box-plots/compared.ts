import { choiceAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { boxPlot, drawBox } from './five-numbers';

const GROUPS = [
  ['Class A', 'Class B'],
  ['Monday', 'Sunday'],
  ['Route 1', 'Route 2'],
] as const;

/** Which of two has the larger median, or the larger spread in the middle. */
export const compared: Make = (random) => {
  const [one, another] = [drawBox(random, 5), drawBox(random, 5)];
  const byMedian = one.median - another.median;
  const bySpread = one.upper - one.lower - (another.upper - another.lower);
  if (byMedian * bySpread >= 0) return compared(random, 5);
  const [first, second] = pick(random, GROUPS);
  const [higher, wider] = byMedian > 0 ? [first, second] : [second, first];
  const say1 = (typical: string, spread: string) =>
    `Half of ${typical} is above the median of ${typical === first ? second : first}; the middle half of ${spread} is more spread out.`;
  return {
    prompt: [
      say('Which statement fits the plots?'),
      picture(boxPlot('Minutes', { label: first, ...one }, { label: second, ...another })),
    ],
    answer: choiceAnswer(
      say1(higher, wider),
      [
        [
          say1(wider, higher),
          'The bar shows the median, and the length of the box shows the spread. You swapped them.',
        ],
        [
          say1(higher, higher),
          `The box of ${wider} is the longer one, so its middle half is more spread out.`,
        ],
        [say1(wider, wider), `The bar of ${higher} is farther to the right. It has the larger median.`],
      ],
      random,
    ),
    solution: [
      step(
        `Compare the bars: they are the medians. ${first}: ${one.median}, ${second}: ${another.median}. ${higher} has the larger one.`,
      ),
      step(
        'Compare the lengths of the boxes: they contain the middle half.',
        `${one.upper} - ${one.lower} = ${one.upper - one.lower}, ${another.upper} - ${another.lower} = ${another.upper - another.lower}`,
      ),
      step(`So the middle half of ${wider} is more spread out.`),
    ],
  };
};
