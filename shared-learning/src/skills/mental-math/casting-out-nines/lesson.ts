import type { Lesson } from '../../skill';
import { picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'A number leaves the same remainder as the sum of its digits when you divide by 9. So you can check a long calculation with numbers below 9.',
    ),
    say(
      'Add the digits until one is left: 347 becomes 14, and 14 becomes 5. A 9 counts as 0, and so do digits that make 9 together: leave them out. That is why it is called casting out nines.',
    ),
    picture({
      kind: 'table',
      text: 'The check of 347 times 58. 347 leaves 5, 58 leaves 4. 5 times 4 is 20, which leaves 2. The result 20126 has the digit sum 11, which leaves 2 too.',
      head: ['Number', 'Digits', 'Remainder'],
      rows: [
        ['347', '3 + 4 + 7 = 14', '5'],
        ['58', '5 + 8 = 13', '4'],
        ['product', '5 × 4 = 20', '2'],
        ['20126', '2 + 0 + 1 + 2 + 6 = 11', '2'],
      ],
    }),
    say(
      'Why may you calculate with the remainders? 347 is a multiple of 9 and 5 more, and 58 is a multiple of 9 and 4 more. In the product each part with a multiple of 9 is one too. Only $5 xx 4$ is left. The same holds for sums and differences.',
    ),
    say(
      'If the remainders differ, the result is wrong for sure. If they are equal, it may be right: the check does not find digits that are swapped, a 0 too many, or a 9 for a 0.',
    ),
  ],
  example: {
    prompt: [say('Someone says that $286 xx 43$ is 12398. Can that be right?')],
    steps: [
      step('Add the digits of 286.', '2 + 8 + 6 = 16, 1 + 6 = 7'),
      step('Add those of 43.', '4 + 3 = 7'),
      step('Multiply the remainders, as the numbers are multiplied.', '7 xx 7 = 49, 4 + 9 = 13, 1 + 3 = 4'),
      step('Add the digits of the result.', '1 + 2 + 3 + 9 + 8 = 23, 2 + 3 = 5'),
      step('It leaves 5 and should leave 4. So it cannot be right: $286 xx 43 = 12298$.'),
    ],
  },
};
