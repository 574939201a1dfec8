import type { Lesson } from '../../skill';
import { formula, picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      '$3x$ is $x + x + x$, and $2x$ is $x + x$. Together they are five times $x$. So $3x + 2x = 5x$, whatever number $x$ is.',
    ),
    picture({
      kind: 'bar-model',
      text: 'A bar of five equal parts x: three of them are 3x, two of them are 2x. After them comes a part of 4.',
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
      '$5x + 4$ cannot be made any shorter: how 4 compares with $x$ depends on what number $x$ is. Test it: for $x = 2$ it is 14, but $9x$ would be 18.',
    ),
    say(
      'Like terms have the same letters with the same exponents. $x$, $y$, $xy$ and $x^2$ are four different kinds, like apples and pears. Count each kind by itself, and keep the sign in front of each term.',
    ),
  ],
  example: {
    prompt: [formula('5x + 7 - 2x - 3')],
    steps: [
      step('There are two kinds: terms with $x$ and plain numbers. Each keeps its sign.', '5x - 2x + 7 - 3'),
      step('Count the $x$ terms: 5 minus 2 is 3. Combine the numbers: 7 minus 3 is 4.', '3x + 4'),
      step('Check with a number. For $x = 1$: $5 + 7 - 2 - 3 = 7$, and $3 + 4 = 7$.'),
    ],
  },
};
