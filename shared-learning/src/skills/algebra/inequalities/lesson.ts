import type { Lesson } from '../../skill';
import { formula, picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      '$x + 3 > 7$ asks: which numbers are more than 7 when 3 is added? Not one number, but many: 5, 6, 4.1 and all others above 4.',
    ),
    picture({
      kind: 'number-line',
      text: 'A number line. All numbers to the right of 4 are shaded. The point at 4 is open: 4 itself does not belong to them.',
      from: 0,
      to: 10,
      step: 1,
      points: [{ at: 4, label: '4', open: true }],
      part: { from: 4 },
    }),
    say('An open point does not belong to the solution ($<$, $>$), a full one does ($<=$, $>=$).'),
    say(
      'Solve it as an equation: do the same to both sides. One thing is new. 2 is less than 5, but $-2$ is more than $-5$: times a negative number turns the line round, and what was left is right. So if you multiply or divide by a negative number, turn the sign round.',
    ),
    formula('-2x < 6 => x > -3'),
  ],
  example: {
    prompt: [formula('5 - 3x <= 17')],
    steps: [
      step('Take 5 away from both sides.', '-3x <= 12'),
      step('Divide by $-3$. It is negative, so turn the sign round.', 'x >= -4'),
      step('Check with a number that should fit. For $x = 0$: $5 - 0 = 5$, and $5 <= 17$ is true.'),
    ],
  },
};
