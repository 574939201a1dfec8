import type { Lesson } from '../../skill';
import { formula, picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'In $3x + 5 = 20$ two things were done to $x$: first times 3, then plus 5. You put on socks first and shoes second; to undo it, the shoes come off first.',
    ),
    picture({
      kind: 'bar-model',
      text: 'Two bars of the same length. The upper one is three parts x and a part 5, the lower one is 20.',
      bars: [
        {
          parts: [
            { size: 5, label: 'x', marked: true },
            { size: 5, label: 'x', marked: true },
            { size: 5, label: 'x', marked: true },
            { size: 5, label: '5' },
          ],
        },
        { parts: [{ size: 20, label: '20' }] },
      ],
    }),
    say(
      'So undo the last thing first. Take 5 away from both sides: three $x$ are 15. Then divide by 3: one $x$ is 5.',
    ),
    say(
      'Could you divide first? Yes, but then everything must be divided, the 5 too, and that gives fractions. Undoing the last thing first is easier.',
    ),
    say('In $2(x + 3) = 16$ the brackets were multiplied last. There you divide first.'),
  ],
  example: {
    prompt: [formula('7 - 2x = 15')],
    steps: [
      step('The 7 came last. Take it away from both sides. The minus stays with $2x$.', '-2x = 8'),
      step('Divide both sides by $-2$.', 'x = -4'),
      step('Check: $7 - 2 xx (-4) = 7 + 8 = 15$.'),
    ],
  },
};
