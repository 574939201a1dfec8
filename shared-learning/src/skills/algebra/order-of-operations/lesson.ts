import type { Lesson } from '../../skill';
import { formula, picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'You buy one loaf of bread for 2 dollars and 3 cheeses for 4 dollars each. You pay $2 + 3 xx 4$. The cheeses make one amount, 12, and only then is the bread added: 14. So multiplication comes before addition. That is no accident: $3 xx 4$ is short for $4 + 4 + 4$.',
    ),
    picture({
      kind: 'bar-model',
      text: 'A bar of one part 2 and three parts 4. Together they are 14.',
      bars: [
        {
          parts: [
            { size: 2, label: '2' },
            { size: 4, label: '4', marked: true },
            { size: 4, label: '4', marked: true },
            { size: 4, label: '4', marked: true },
          ],
        },
      ],
    }),
    say(
      'Everyone uses the same order, so that a line means only one thing: first what is in parentheses, then powers, then $xx$ and $-:$, and last $+$ and $-$.',
    ),
    say(
      'Signs of the same kind go from left to right: $10 - 4 + 3$ is $6 + 3$, not $10 - 7$. A long fraction bar works like parentheses around what is above it and around what is below it.',
    ),
    say(
      'A power applies only to what is directly in front of it: $2 xx 3^2$ is $2 xx 9$, and $-3^2$ is $-9$.',
    ),
  ],
  example: {
    prompt: [formula('20 - 2 xx (5 - 2)^2')],
    steps: [
      step('Parentheses first: $5 - 2$ is 3.', '20 - 2 xx 3^2'),
      step('Then the power: $3^2$ is 9.', '20 - 2 xx 9'),
      step('Then the product.', '20 - 18'),
      step('The subtraction comes last. Check: $2 + 18$ is 20.', '20 - 2 xx (5 - 2)^2 = 2'),
    ],
  },
};
