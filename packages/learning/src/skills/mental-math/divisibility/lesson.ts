import { digitSums, moveGroups, picture, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`You can tell from its digits whether a number is divisible by another. You do not have to divide.`,
    picture({
      kind: 'table',
      text: 'The rules. By 2 or 5: look at the last digit. By 4: the last two digits. By 8: the last three. By 3 or 9: the sum of the digits. By 11: the digits with alternating plus and minus signs, from the right.',
      head: ['By', 'Look at'],
      rows: [
        ['2, 5, 10', 'the last digit'],
        ['4, 25', 'the last two digits'],
        ['8', 'the last three digits'],
        ['3, 9', 'the sum of the digits'],
        ['11', 'alternating plus and minus, from the right'],
      ],
    }),
    say`Why the last two digits for 4? Each hundred is $25 xx 4$. So hundreds never leave a remainder, and only the last two digits count.`,
    say`Why the sum of the digits for 9? $100 = 99 + 1$ and $10 = 9 + 1$. So each hundred and each ten leaves a remainder of 1 when you divide by 9. 472 leaves the same remainder as $4 + 7 + 2 = 13$, and 13 leaves 4. So you can find the remainder too.`,
    say`For 11: 10 is one less than 11, and 100 is one more than 99. So the places alternate between plus and minus.`,
    say`For 6, 12 or 15, use two rules whose numbers share no factor: $6 = 2 xx 3$, $12 = 3 xx 4$, $15 = 3 xx 5$.`,
    moveGroups({
      question: 'Drag the end of the number. Compare what is left over with the sum of the digits.',
      handle: { name: 'Number', from: 10, to: 40, start: 38 },
      size: 3,
      note: (value, remainder) => `The digits: ${digitSums(value)}, which also leaves ${remainder}.`,
    }),
  ],
  example: {
    prompt: [say`What is the remainder when 5738 is divided by 9?`],
    steps: [
      step`Add the digits. | 5 + 7 + 3 + 8 = 23`,
      step`Add the digits again: the remainder after dividing by 9 stays the same. | 2 + 3 = 5`,
      step`So the remainder is 5.`,
      step`Check: $5738 - 5 = 5733 = 9 xx 637$.`,
    ],
  },
};
