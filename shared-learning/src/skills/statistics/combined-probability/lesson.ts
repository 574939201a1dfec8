import type { Lesson } from '../../skill';
import { picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'You throw a coin and a die. How likely are heads and a 6 together? Half of all throws are heads, and of those one sixth shows a 6: a sixth of a half.',
    ),
    picture({
      kind: 'area-model',
      text: 'A square cut into two rows, heads and tails, and into two columns: no 6, which is five times as wide, and 6. The part heads and 6 is one twelfth of the square.',
      columns: [
        { label: 'no 6', size: 5 },
        { label: '6', size: 1 },
      ],
      rows: [
        { label: 'heads', size: 1 },
        { label: 'tails', size: 1 },
      ],
      parts: [
        ['5/12', '1/12'],
        ['5/12', '1/12'],
      ],
    }),
    say('One and then the other: multiply, for it is a part of a part. $1/2 xx 1/6 = 1/12$.'),
    say('One way or another way, which cannot both happen: add. Heads and 6, or tails and 1: $1/12 + 1/12$.'),
    say(
      'If the first ball is not put back, the second draw is from a smaller bag. Count it anew: one ball less in all, and one less of the color that was drawn.',
    ),
    say('At least one is the opposite of none. None is often quicker: find it and take it from 1.'),
  ],
  example: {
    prompt: [
      say('A bag holds 4 red and 6 blue balls. You take two and put none back. How likely are two red ones?'),
    ],
    steps: [
      step('The first is red: 4 of 10.', '4/10'),
      step('Now 9 balls are left, 3 of them red.', '3/9'),
      step('First and then second: multiply.', '4/10 xx 3/9 = 12/90 = 2/15'),
      step('Check: less likely than one red ball, and less than with putting back, $4/10 xx 4/10 = 4/25$.'),
    ],
  },
};
