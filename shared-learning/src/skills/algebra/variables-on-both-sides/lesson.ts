import type { Lesson } from '../../skill';
import { formula, picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'In $5x + 3 = 2x + 15$, both sides have $x$. You do not know how much $x$ is, but it is the same on both sides. So you may subtract the same number of $x$ from both.',
    ),
    picture({
      kind: 'bar-model',
      text: 'Two bars of the same length. The upper one is five parts x and a part of 3; the lower one is two parts x and a part of 15.',
      bars: [
        {
          parts: [
            ...[1, 2, 3, 4, 5].map((place) => ({ size: 4, label: 'x', marked: place > 2 })),
            { size: 3, label: '3' },
          ],
        },
        {
          parts: [
            { size: 4, label: 'x' },
            { size: 4, label: 'x' },
            { size: 15, label: '15', marked: true },
          ],
        },
      ],
    }),
    say('Subtract $2x$ from both: $3x + 3 = 15$. Now it is the kind of equation that you know.'),
    say(
      'It is easiest to subtract the smaller number of $x$. Then what is left is positive. Multiply out parentheses first.',
    ),
  ],
  example: {
    prompt: [formula('3(x - 2) = 7x + 10')],
    steps: [
      step('Multiply out the parentheses.', '3x - 6 = 7x + 10'),
      step('The left side has fewer $x$. Subtract $3x$ from both sides.', '-6 = 4x + 10'),
      step('Subtract 10 from both sides.', '-16 = 4x'),
      step('Divide both sides by 4.', 'x = -4'),
      step('Check: $3 xx (-6) = -18$, and $7 xx (-4) + 10 = -18$.'),
    ],
  },
};
