import type { Lesson } from '../../skill';
import { formula, picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'At a company, 3 people earn 20 dollars an hour and 1 person earns 40. The mean is not 30, the halfway point: three people pull it down, and only one pulls it up.',
    ),
    picture({
      kind: 'number-line',
      text: 'A number line from 20 to 40. Three are at 20, one is at 40. The mean is at 25: a quarter of the way.',
      from: 20,
      to: 40,
      step: 5,
      points: [
        { at: 20, label: '3 people' },
        { at: 25, label: 'mean' },
        { at: 40, label: '1 person' },
      ],
    }),
    say('Give each value its weight: how many have it, or how much it counts.'),
    formula('"mean" = ("sum of weight" xx "value") / "sum of weights"'),
    say(
      'This is just the ordinary mean of $20, 20, 20, 40$, written more briefly. So it is always between the smallest and the largest value, closer to the one with more weight.',
    ),
  ],
  example: {
    prompt: [
      say(
        'Homework counts for 40 percent and the exam for 60 percent. Noor has 90 points for homework and 70 for the exam. Find the result.',
      ),
    ],
    steps: [
      step('Multiply each value by its weight.', '40 xx 90 = 3600, 60 xx 70 = 4200'),
      step('Add, and divide by the sum of the weights.', '(3600 + 4200)/100 = 78'),
      step('Check: 78 is between 70 and 90, closer to 70, because the exam counts more.'),
    ],
  },
};
