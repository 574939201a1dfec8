import { randomInteger } from 'shared-puzzle-engine';
import { choiceAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { MARGINS, RULE } from './rule';

/** Is a change more than chance? */
export const realChange: Make = (random) => {
  const [asked, off] = pick(random, MARGINS.slice(1, 6) as unknown as typeof MARGINS);
  const before = randomInteger(random, 30, 60);
  const isReal = random() < 0.5;
  const change = isReal ? 2 * off + randomInteger(random, 2, 5) : Math.max(1, Math.floor(off) - 1);
  const after = before + change;
  const texts = [
    'The ranges do not meet: the share has really grown',
    'The ranges overlap: it may be chance alone',
    'It has certainly grown, because the second number is larger',
    'Nothing can be said, because not everyone was asked',
  ] as const;
  const range = (share: number) => `${share} - ${off} = ${share - off}, ${share} + ${off} = ${share + off}`;
  return {
    prompt: [
      say(
        `Two fair samples have ${asked} people each: first ${before} percent say yes, and a year later ${after} percent. ${RULE} What can you conclude?`,
      ),
    ],
    answer: choiceAnswer(
      texts[isReal ? 0 : 1],
      [
        isReal
          ? [
              texts[1],
              `From ${before - off} to ${before + off}, and from ${after - off} to ${after + off}: these do not meet.`,
            ]
          : [
              texts[0],
              `From ${before - off} to ${before + off}, and from ${after - off} to ${after + off}: these overlap.`,
            ],
        [texts[2], 'Each sample is off by chance. Compare the ranges, not only the results.'],
        [texts[3], 'A fair sample does say something: the truth is probably within the margin.'],
      ],
      random,
    ),
    solution: [
      step('The margin of error of each sample.', `1/sqrt(${asked}) = ${off}%`),
      step('The range of the first.', range(before)),
      step('The range of the second.', range(after)),
      step(`${texts[isReal ? 0 : 1]}.`),
    ],
  };
};
