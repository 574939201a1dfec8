import type { Lesson } from '../../skill';
import { picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'You flip a coin and roll a die. How likely is it that you get heads and a 6? Half of the time the coin shows heads, and one sixth of those times the die shows a 6: a sixth of a half.',
    ),
    picture({
      kind: 'area-model',
      text: 'A square cut into two rows, heads and tails, and into two columns: no 6, which is five times as wide, and 6. The part for heads and 6 is one twelfth of the square.',
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
    say('One and then the other: multiply, because it is a part of a part. $1/2 xx 1/6 = 1/12$.'),
    say('One way or another, when they cannot both happen: add. Heads and 6, or tails and 1: $1/12 + 1/12$.'),
    say(
      'If the first ball is not put back, the second draw is from a smaller bag. Count again: there is one fewer ball in all, and one fewer of the color that was drawn.',
    ),
    say('At least one is the opposite of none. None is often quicker: find it and subtract it from 1.'),
  ],
  example: {
    prompt: [
      say(
        'A bag holds 4 red and 6 blue balls. You take two and put none back. How likely is it that both are red?',
      ),
    ],
    steps: [
      step('The first is red: 4 of 10.', '4/10'),
      step('Now 9 balls are left, 3 of them red.', '3/9'),
      step('First and then second: multiply.', '4/10 xx 3/9 = 12/90 = 2/15'),
      step(
        'Check: this is less likely than one red ball, and less likely than if the first ball is put back, $4/10 xx 4/10 = 4/25$.',
      ),
    ],
  },
};
