import { choiceAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';

const CHANGES = [
  [
    'In a rising cloud, one point on the right, far below the others, is an error. It is removed.',
    'r becomes larger',
    'r becomes smaller',
  ],
  [
    'One point at the bottom right is added to a narrow rising cloud.',
    'r becomes smaller',
    'r becomes larger',
  ],
  [
    'All heights in a scatter plot are written in centimeters instead of inches.',
    'r stays the same',
    'r becomes larger',
  ],
  ['The two axes of a scatter plot change places.', 'r stays the same', 'r changes its sign'],
  ['A rising cloud is flipped: each y becomes -y.', 'r changes its sign', 'r stays the same'],
  ['The same number is added to all x of a scatter plot.', 'r stays the same', 'r becomes larger'],
] as const;

const WHY = {
  'r becomes larger': 'The points that remain lie closer to a rising line.',
  'r becomes smaller': 'The new point lies far from the line, so the points are less close to it.',
  'r stays the same':
    'The picture is only stretched, shifted or seen from another side. The points lie as close to a line as before.',
  'r changes its sign': 'What went up now goes down, just as close to a line.',
} as const;

/** What a change of the points does to r. */
export const changeOfR: Make = (random) => {
  const [change, right] = pick(random, CHANGES);
  const others = (Object.keys(WHY) as (keyof typeof WHY)[]).filter((option) => option !== right);
  const text = (option: string) => option.replace(/^r /, '$r$ ');
  return {
    prompt: [
      say(
        `${change.replace(/each y becomes -y/, 'each $y$ becomes $-y$').replace('all x of', 'all $x$ of')} What happens to $r$?`,
      ),
    ],
    answer: choiceAnswer(
      text(right),
      others.map((option) => [text(option), WHY[right]]),
      random,
    ),
    solution: [
      step('$r$ says how close the points lie to a straight line, and whether it rises or falls.'),
      step(`${WHY[right]} So ${text(right)}.`),
    ],
  };
};
