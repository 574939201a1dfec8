import type { Lesson } from '../../skill';
import { formula, picture, say, step } from '../../making/blocks';
import { rectangle } from '../products';

export const lesson: Lesson = {
  idea: [
    say(
      'A garden is 3 meters wide. It is $x$ meters long, and then you make it 4 meters longer. Its area is $3(x + 4)$.',
    ),
    picture(
      rectangle(
        [[3, '']],
        [
          [1, 'x'],
          [4, ''],
        ],
      ),
    ),
    say(
      'You can also add up both parts: $3x$ for the old part and 12 for the new one. It is the same garden, so both are equal:',
    ),
    formula('3(x + 4) = 3x + 12'),
    say(
      'The factor before the brackets multiplies every term inside, not only the first. Three bags with an apple and four nuts each are 3 apples and 12 nuts.',
    ),
    say(
      'A minus before the factor goes along to every term: $-2(x - 5) = -2x + 10$. And with two brackets, every term of the one meets every term of the other.',
    ),
  ],
  example: {
    prompt: [formula('5x - 2(x - 4)')],
    steps: [
      step(
        'Multiply each term in the brackets by $-2$. Minus times minus is plus: $-2 xx (-4) = 8$.',
        '5x - 2x + 8',
      ),
      step('Put like terms together.', '3x + 8'),
      step('Check with a number. For $x = 5$: $25 - 2 xx 1 = 23$, and $15 + 8 = 23$.'),
    ],
  },
};
