import { moveBars, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`9 is one less than 10. So 9 times a number is 10 times the number, minus the number itself: $46 xx 9 = 460 - 46 = 414$.`,
    moveBars({
      question:
        'Make the number larger or smaller. How much must you subtract from ten times the number to get nine times the number?',
      handle: { name: 'Number', from: 11, to: 60, start: 46 },
      rows: [{ math: '10 xx x', times: 10, marked: 9 }],
      note: (number) => `Without the last part, this is $${10 * number} - ${number} = ${9 * number}$.`,
    }),
    say`Why? The picture shows ten groups of 46. You want nine of them, so take away one whole group, not just 1. To take away 46 in your head, go back 40, then 6.`,
    say`The same works below every round number: 19 is 20 minus 1, 90 is 100 minus 10, and 99 is 100 minus 1. For 99, break up one hundred: in $43 xx 99 = 4300 - 43$, there are 42 hundreds and $100 - 43 = 57$ ones, which makes 4257.`,
    say`0.9 is 1 minus a tenth: $46 xx 0.9 = 46 - 4.6 = 41.4$.`,
  ],
  example: {
    prompt: [say`Multiply $67 xx 9$.`],
    steps: [
      step`9 is 10 minus 1. First find 67 times 10. | 67 xx 10 = 670`,
      step`Each 10 is 1 too much, so take 67 away. Subtract 60 first. | 670 - 60 = 610`,
      step`Then subtract 7. | 610 - 7 = 603`,
      step`Check: the digits of a multiple of 9 add up to a multiple of 9, and $6 + 0 + 3 = 9$.`,
    ],
  },
};
