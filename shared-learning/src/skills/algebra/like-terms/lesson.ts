import type { Lesson } from '../../skill';
import { formula, picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      '$3x$ is $x + x + x$, and $2x$ is $x + x$. Together they are five times $x$. So $3x + 2x = 5x$, whatever number $x$ is.',
    ),
    picture({
      kind: 'bar-model',
      text: 'A bar of five equal parts x: three of them are 3x, two of them are 2x. Behind them stands a part 4.',
      bars: [
        {
          parts: [
            { size: 3, label: 'x', marked: true },
            { size: 3, label: 'x', marked: true },
            { size: 3, label: 'x', marked: true },
            { size: 3, label: 'x' },
            { size: 3, label: 'x' },
            { size: 4, label: '4' },
          ],
        },
      ],
    }),
    say(
      '$5x + 4$ cannot be made shorter: how much is 4 in $x$ depends on the number $x$ is. Test it: for $x = 2$ it is 14, but $9x$ would be 18.',
    ),
    say(
      'Like terms have the same letters with the same exponents. $x$, $y$, $xy$ and $x^2$ are four different kinds, like apples and pears. Count each kind for itself, and take the sign before a term along with it.',
    ),
  ],
  example: {
    prompt: [formula('5x + 7 - 2x - 3')],
    steps: [
      step('Two kinds: terms with $x$ and plain numbers. Each takes its sign along.', '5x - 2x + 7 - 3'),
      step('Count the $x$: 5 less 2 are 3. Count the numbers: 7 less 3 are 4.', '3x + 4'),
      step('Check with a number. For $x = 1$: $5 + 7 - 2 - 3 = 7$, and $3 + 4 = 7$.'),
    ],
  },
};
