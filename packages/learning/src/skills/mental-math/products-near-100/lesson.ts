import { moveArea, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`97 is 3 below 100, and 94 is 6 below. For $97 xx 94$, take the 6 away from 97: 91. That is the number of hundreds. Then multiply the distances: $3 xx 6 = 18$. So the product is 9118.`,
    moveArea({
      question: 'Move both cuts. How do the strips give the hundreds, and the corner the rest?',
      handles: [
        { name: 'Width', side: 'across', from: 85, to: 99, start: 94 },
        { name: 'Height', side: 'down', from: 85, to: 99, start: 97 },
      ],
      room: [100, 100],
      sides: (wide, high) => [
        [wide, 100 - wide],
        [high, 100 - high],
      ],
      says: (wide, high) => {
        const [hundreds, corner] = [wide + high - 100, (100 - wide) * (100 - high)];
        return `There are $${high} - ${100 - wide} = ${hundreds}$ hundreds, and the corner is $${100 - high} xx ${100 - wide} = ${corner}$. So $${high} xx ${wide} = ${high * wide}$.`;
      },
    }),
    say`Why? The whole square is $100 xx 100$. Take away the strip of 100 by 6 and the strip of 100 by 3: that leaves $100 - 6 - 3 = 91$ hundreds. But the corner was taken away twice, so give it back once: $3 xx 6$.`,
    say`Above 100 it works the same way, but you add: $103 xx 107$ has $103 + 7 = 110$ hundreds plus $3 xx 7 = 21$: 11021.`,
    say`If one is above and one is below, the corner is taken away. $104 xx 97$: $104 - 3 = 101$ hundreds, minus $4 xx 3 = 12$: 10088.`,
  ],
  example: {
    prompt: [say`Multiply $98 xx 93$.`],
    steps: [
      step`How far is each from 100? | 100 - 98 = 2, 100 - 93 = 7`,
      step`Subtract across to find the hundreds. | 98 - 7 = 91`,
      step`Multiply the distances. The result takes up two places. | 2 xx 7 = 14`,
      step`Put them together. | 98 xx 93 = 9100 + 14 = 9114`,
      step`Check the last digit: $8 xx 3 = 24$ ends in 4 too.`,
    ],
  },
};
