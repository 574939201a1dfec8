import { choiceAnswer } from '../../algebra/answers';
import { say, step } from '../../algebra/blocks';
import type { Make } from '../../algebra/by-difficulty';
import { pick } from '../../algebra/draw';

const CASES = [
  [
    'On days with more ice creams sold, more people get sunburned.',
    'sunny weather',
    'Ice cream burns the skin',
    'People with a sunburn buy ice cream to cool the skin',
  ],
  [
    'Children with larger feet read better.',
    'age',
    'Large feet help with reading',
    'Reading makes feet grow',
  ],
  [
    'The more fire engines come to a fire, the larger the damage is.',
    'the size of the fire',
    'Fire engines do the damage',
    'Damage of later days calls fire engines',
  ],
  [
    'Towns with more churches have more crimes.',
    'the number of people who live there',
    'Churches lead to crime',
    'Criminals build churches',
  ],
  [
    'In months when more coats are sold, more people catch a cold.',
    'winter',
    'New coats make people ill',
    'A cold makes people buy a coat',
  ],
  [
    'Families with more phones travel more often.',
    'income',
    'Phones make people travel',
    'Travel makes phones grow in number by itself',
  ],
] as const;

/** What stands behind two things that go together. */
export const thirdThing: Make = (random) => {
  const [seen, behind, forward, backward] = pick(random, CASES);
  const right = `Both depend on ${behind}`;
  return {
    prompt: [say(`${seen} What is the most sensible explanation?`)],
    answer: choiceAnswer(
      right,
      [
        [forward, 'Going together is not yet causing. Ask what may stand behind both.'],
        [backward, 'You turned the cause round. It is more likely that a third thing stands behind both.'],
        [
          'It must be an error: the two cannot go together',
          'They do go together. Only the reason is another.',
        ],
      ],
      random,
    ),
    solution: [
      step('Two things that go together may have a common cause.'),
      step(`Here it is ${behind}: it changes both.`),
      step(
        `Compare only cases that are alike in this (${behind}). Then the two hardly go together any more.`,
      ),
    ],
  };
};

const CHANGES = [
  [
    'One point far below the line on the right is an error. It is taken out of a rising cloud.',
    'r becomes larger',
    'r becomes smaller',
  ],
  [
    'To a close rising cloud, one point at the bottom right is added.',
    'r becomes smaller',
    'r becomes larger',
  ],
  [
    'All heights in a scatter plot are written in centimeters instead of inches.',
    'r stays the same',
    'r becomes larger',
  ],
  ['The two axes of a scatter plot change places.', 'r stays the same', 'r changes its sign'],
  ['A rising cloud is turned over: each y becomes -y.', 'r changes its sign', 'r stays the same'],
  ['The same number is added to all x of a scatter plot.', 'r stays the same', 'r becomes larger'],
] as const;

const WHY = {
  'r becomes larger': 'The points that remain lie closer to a rising line.',
  'r becomes smaller': 'The new point lies far from the line, so the points are less close to it.',
  'r stays the same':
    'The picture is only stretched, moved or seen from the side. The points lie as close to a line as before.',
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
