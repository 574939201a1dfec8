import { choiceAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';

const CASES = [
  [
    'On days with more ice cream cones sold, more people get sunburned.',
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
    'The more fire engines come to a fire, the greater the damage.',
    'the size of the fire',
    'Fire engines cause the damage',
    'Damage that comes later makes fire engines come',
  ],
  [
    'Towns with more churches have more crime.',
    'the number of people who live there',
    'Churches lead to crime',
    'Criminals build churches',
  ],
  [
    'In months when more coats are sold, more people catch a cold.',
    'winter',
    'New coats make people sick',
    'A cold makes people buy a coat',
  ],
  [
    'Families with more phones travel more often.',
    'income',
    'Phones make people travel',
    'Travel by itself makes people own more phones',
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
        [forward, 'Going together does not mean that one causes the other. Ask what may be behind both.'],
        [backward, 'You turned the cause around. It is more likely that a third thing is behind both.'],
        [
          'It must be an error: the two cannot go together',
          'They do go together. But the reason is a different one.',
        ],
      ],
      random,
    ),
    solution: [
      step('Two things that go together may have a common cause.'),
      step(`Here it is ${behind}: it changes both.`),
      step(`Compare only cases that are alike in this (${behind}). Then the two hardly go together anymore.`),
    ],
  };
};
