import type { Lesson } from '../../skill';
import { formula, picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'You buy one bread for 2 dollars and 3 cheeses for 4 dollars each. You pay $2 + 3 xx 4$. The cheeses make one amount, 12, and only then the bread is added: 14. So multiplication comes before addition. That is no accident: $3 xx 4$ is short for $4 + 4 + 4$.',
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
      'All people use the same order, so that a line means one thing only: first what stands in brackets, then powers, then $xx$ and $-:$, last $+$ and $-$.',
    ),
    say(
      'Signs of the same kind go from left to right: $10 - 4 + 3$ is $6 + 3$, not $10 - 7$. A long fraction bar works like brackets round what is above and round what is below.',
    ),
    say('A power belongs only to what stands directly at it: $2 xx 3^2$ is $2 xx 9$, and $-3^2$ is $-9$.'),
  ],
  example: {
    prompt: [formula('20 - 2 xx (5 - 2)^2')],
    steps: [
      step('Brackets first: $5 - 2$ is 3.', '20 - 2 xx 3^2'),
      step('Then the power: $3^2$ is 9.', '20 - 2 xx 9'),
      step('Then the product.', '20 - 18'),
      step('Last the subtraction. Check: $2 + 18$ is 20.', '20 - 2 xx (5 - 2)^2 = 2'),
    ],
  },
};
