import type { Lesson } from '../../skill';
import { picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      '9 is one less than 10. So 9 times a number is 10 times the number, minus the number itself: $46 xx 9 = 460 - 46 = 414$.',
    ),
    picture({
      kind: 'bar-model',
      text: 'A bar of ten parts, each 46. Nine parts are marked: together they are 460 minus the last 46.',
      bars: [
        {
          label: '10 xx 46 = 460',
          parts: Array.from({ length: 10 }, (_, place) => ({ size: 1, label: '46', marked: place < 9 })),
        },
      ],
    }),
    say(
      'Why? The picture shows ten groups of 46. You want nine of them, so take away one whole group, not just 1. To take away 46 in your head, go back 40, then 6.',
    ),
    say(
      'The same works below every round number: 19 is 20 minus 1, 90 is 100 minus 10, and 99 is 100 minus 1. For 99, break up one hundred: $43 xx 99 = 4300 - 43$. That is 42 hundreds, and $100 - 43 = 57$: 4257.',
    ),
    say('0.9 is 1 minus a tenth: $46 xx 0.9 = 46 - 4.6 = 41.4$.'),
  ],
  example: {
    prompt: [say('Multiply $67 xx 9$.')],
    steps: [
      step('9 is 10 minus 1. First take 67 times 10.', '67 xx 10 = 670'),
      step('Each 10 is 1 too much: take 67 away. First the 60.', '670 - 60 = 610'),
      step('Then the 7.', '610 - 7 = 603'),
      step('Check: the digits of a multiple of 9 add up to a multiple of 9, and $6 + 0 + 3 = 9$.'),
    ],
  },
};
