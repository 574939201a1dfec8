import { moveBars, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`For 2 cups of rice you use 3 cups of water. The ratio of rice to water is $2 : 3$. For twice as much rice you use twice as much water: $4 : 6$ tastes the same.`,
    moveBars({
      question: 'Make the parts larger. What changes, and what stays the same?',
      handle: { name: 'Cups in one part', from: 1, to: 6, start: 1 },
      rows: [
        { math: '2 xx x', label: 'Rice', times: 2 },
        { math: '3 xx x', label: 'Water', times: 3, marked: 0 },
      ],
      note: (part) => `The ratio ${part === 1 ? 'is' : `$${2 * part} : ${3 * part}$ is still`} $2 : 3$.`,
    }),
    say`A ratio compares parts of the same size. Multiply or divide both numbers by the same number, and the ratio stays the same. So $12 : 18$ is $2 : 3$: both are divided by 6.`,
    say`Adding is different: one more cup of each gives $3 : 4$, which is a different ratio.`,
    say`To share something in the ratio $2 : 3$, cut it into $2 + 3 = 5$ equal parts. Find what one part is worth, then count.`,
  ],
  example: {
    prompt: [say`Amina and Kenji share 40 dollars in the ratio $3 : 5$. How much does Kenji get?`],
    steps: [
      step`Count the parts. | 3 + 5 = 8`,
      step`One part is an eighth of the money. | 40 -: 8 = 5`,
      step`Kenji gets 5 parts. | 5 xx 5 = 25`,
      step`Check: Amina gets $3 xx 5 = 15$, and $15 + 25 = 40$.`,
    ],
  },
};
