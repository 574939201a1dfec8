import { digitSums, moveGroups, picture, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`When you divide by 9, a number and the sum of its digits leave the same remainder. So you can check a long calculation with numbers below 9.`,
    say`Add the digits until only one digit is left: 347 becomes 14, and 14 becomes 5. A 9 counts as 0, and so do digits that add up to 9: leave them out. That is why it is called casting out nines.`,
    picture({
      kind: 'table',
      text: 'The check of 347 times 58. 347 leaves 5, 58 leaves 4. 5 times 4 is 20, which leaves 2. The result 20126 has the digit sum 11, which leaves 2 too.',
      head: ['Number', 'Digits', 'Remainder'],
      rows: [
        ['347', '3 + 4 + 7 = 14', '5'],
        ['58', '5 + 8 = 13', '4'],
        ['product', '5 × 4 = 20', '2'],
        ['20126', '2 + 0 + 1 + 2 + 6 = 11', '2'],
      ],
    }),
    say`Why can you calculate with the remainders? 347 is a multiple of 9 plus 5, and 58 is a multiple of 9 plus 4. In the product, each part that contains a multiple of 9 is itself a multiple of 9. Only $5 xx 4$ is left. The same is true for sums and differences.`,
    say`If the remainders differ, the result is certainly wrong. If they are equal, it may be right: the check does not find digits that are swapped, an extra 0, or a 9 in place of a 0.`,
    moveGroups({
      question: 'Drag the end of the number. Compare its remainder with the sum of its digits.',
      handle: { name: 'Number', from: 10, to: 60, start: 47 },
      size: 9,
      note: (value) => `The digits: ${digitSums(value)}${value % 9 === 0 ? ', and a 9 counts as 0' : ''}.`,
    }),
  ],
  example: {
    prompt: [say`Someone says that $286 xx 43$ is 12398. Can this be right?`],
    steps: [
      step`Add the digits of 286. | 2 + 8 + 6 = 16, 1 + 6 = 7`,
      step`Add the digits of 43. | 4 + 3 = 7`,
      step`Multiply the remainders, just as the numbers are multiplied. | 7 xx 7 = 49, 4 + 9 = 13, 1 + 3 = 4`,
      step`Add the digits of the result. | 1 + 2 + 3 + 9 + 8 = 23, 2 + 3 = 5`,
      step`It leaves 5, but it should leave 4. So the result cannot be right: $286 xx 43 = 12298$.`,
    ],
  },
};
