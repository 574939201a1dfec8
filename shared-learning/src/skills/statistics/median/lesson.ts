import type { Lesson } from '../../skill';
import { picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'Put the numbers in order. The median is the one in the middle: as many values are below it as above it.',
    ),
    picture({
      kind: 'number-line',
      text: 'A number line with points at 2, 3, 5, 9 and 20. The point in the middle is 5.',
      from: 0,
      to: 20,
      step: 2,
      points: [{ at: 2 }, { at: 3 }, { at: 5, label: 'median' }, { at: 9 }, { at: 20 }],
    }),
    say(
      'Why use a middle other than the mean? Change the 20 to 200: the mean grows a lot, but the median stays at 5. One faraway number does not move it.',
    ),
    say(
      'With an even number of values, two are in the middle. The median is halfway between them: add them and divide by 2.',
    ),
  ],
  example: {
    prompt: [say('Find the median of 8, 3, 12, 5, 9, 4.')],
    steps: [
      step('Put them in order.', '3, 4, 5, 8, 9, 12'),
      step('There are 6. So two are in the middle: the third and the fourth.', '5, 8'),
      step('Go halfway between them.', '(5 + 8)/2 = 6.5'),
      step('Check: three numbers are below 6.5, and three are above.'),
    ],
  },
};
