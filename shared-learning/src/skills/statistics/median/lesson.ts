import type { Lesson } from '../../skill';
import { picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say('Put the numbers in order. The median is the one in the middle: as many lie below it as above it.'),
    picture({
      kind: 'number-line',
      text: 'A number line with points at 2, 3, 5, 9 and 20. The point in the middle is 5.',
      from: 0,
      to: 20,
      step: 2,
      points: [{ at: 2 }, { at: 3 }, { at: 5, label: 'median' }, { at: 9 }, { at: 20 }],
    }),
    say(
      'Why another middle than the mean? Make the 20 a 200: the mean grows a lot, the median stays at 5. One number far away does not move it.',
    ),
    say(
      'With an even number of values, two stand in the middle. The median is half way between them: add them and divide by 2.',
    ),
  ],
  example: {
    prompt: [say('Find the median of 8, 3, 12, 5, 9, 4.')],
    steps: [
      step('Put them in order.', '3, 4, 5, 8, 9, 12'),
      step('There are 6. So two stand in the middle: the third and the fourth.', '5, 8'),
      step('Go half way between them.', '(5 + 8)/2 = 6.5'),
      step('Check: three numbers lie below 6.5, and three above.'),
    ],
  },
};
