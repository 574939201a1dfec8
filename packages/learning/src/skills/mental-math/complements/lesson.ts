import { moveJumps, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`The complement of a number is what you must add to reach 10, 100 or 1000. If you see it right away, you can make change and subtract without borrowing.`,
    say`Start from the left: find what each digit needs to make 9, and what the last one needs to make 10.`,
    moveJumps({
      question: 'Drag the number. How far is it to the next ten, and from there to 100?',
      handles: [{ name: 'Number', from: 1, to: 99, start: 67 }],
      line: [0, 100, 10],
      stops: (number) => [number, Math.ceil(number / 10) * 10, 100],
      held: 0,
      says: (number) => {
        const ten = Math.ceil(number / 10) * 10;
        const jumps = [
          ...(ten > number ? [`$${number} + ${ten - number} = ${ten}$`] : []),
          ...(ten < 100 ? [`$${ten} + ${100 - ten} = 100$`] : []),
        ];
        return `${jumps.join(', and then ')}. The complement of ${number} is ${100 - number}.`;
      },
    }),
    say`Why 9? Take 67. The 7 ones and 3 more make a new ten. So there are no longer 6 tens but 7, and only 3 are missing: that is $9 - 6$.`,
    say`With money, first complete the cents to a full dollar, and then count the dollars up to the bill.`,
  ],
  example: {
    prompt: [say`How much must you add to 364 to get 1000?`],
    steps: [
      step`Find what the hundreds need to make 9. | 9 - 3 = 6`,
      step`Find what the tens need to make 9. | 9 - 6 = 3`,
      step`Find what the ones need to make 10. | 10 - 4 = 6`,
      step`Put them together. | 1000 - 364 = 636`,
      step`Check: $364 + 636 = 1000$.`,
    ],
  },
};
