import { moveArea, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`5 is half of 10. So to multiply by 5, write a zero after the number and halve: $48 xx 5 = 480 -: 2 = 240$. In the same way, 25 is a quarter of 100: halve twice, then write two zeros: $36 xx 25 = 9 xx 100 = 900$.`,
    say`11 is 10 plus 1. So 11 times 43 is 430 plus 43:`,
    moveArea({
      question: 'Move the cut through the 11. Which cut leaves parts that you know right away?',
      handles: [{ name: 'Cut', side: 'down', from: 1, to: 10, start: 10 }],
      room: [43, 11],
      sides: (cut) => [
        [40, 3],
        [cut, 11 - cut],
      ],
      says: (cut) => `$43 xx ${cut} + 43 xx ${11 - cut} = ${43 * cut} + ${43 * (11 - cut)} = 473$.`,
    }),
    say`The 4 and the 3 line up in the middle column of 430 and 43, so they add up there: $4$, then $4 + 3 = 7$, then $3$ gives 473. If the middle is 10 or more, carry its ten to the left: for 78, $7 + 8 = 15$ gives 858.`,
    say`To divide by 5, double and divide by 10. To divide by 25, double twice and divide by 100.`,
  ],
  example: {
    prompt: [say`Multiply $86 xx 25$.`],
    steps: [
      step`25 is a quarter of 100. Halve 86 once. | 86 -: 2 = 43`,
      step`Halve it again. | 43 -: 2 = 21.5`,
      step`Now multiply by 100. | 21.5 xx 100 = 2150`,
      step`Check: $80 xx 25 = 2000$ and $6 xx 25 = 150$.`,
    ],
  },
};
