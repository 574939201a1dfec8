import { moveArea, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`To square 35, multiply its tens digit, 3, by the next number, 4. That is 12. Write 25 after it: $35^2 = 1225$. This works for every number that ends in 5.`,
    moveArea({
      question: 'Change the tens. The two strips together are always 10 wide. What does the corner add?',
      handles: [{ name: 'Tens', side: 'across', from: 10, to: 50, step: 10, start: 30 }],
      room: [55, 55],
      sides: (tens) => [
        [tens, 5],
        [tens, 5],
      ],
      says: (tens) =>
        `$${tens} xx ${tens + 10} = ${tens * (tens + 10)}$, and the corner is 25. So $${tens + 5}^2 = ${(tens + 5) ** 2}$.`,
    }),
    say`Why? Cut the square into four parts. The two strips are 30 long and 5 wide. Put side by side, they are 30 long and 10 wide. Joined to the large square, that makes $30 xx 40 = 1200$. Only the corner is left: $5 xx 5 = 25$.`,
    say`The same works for $32 xx 38$: both have 3 tens, and the ones, 2 and 8, add up to 10. Together the strips are again $30 xx 10$. The corner is $2 xx 8 = 16$, so the product is 1216.`,
  ],
  example: {
    prompt: [say`Find $75^2$.`],
    steps: [
      step`Multiply the tens by the next number. | 7 xx 8 = 56`,
      step`These are hundreds. The corner adds 25. | 75^2 = 5600 + 25 = 5625`,
      step`Check: the answer must be between $70^2 = 4900$ and $80^2 = 6400$.`,
    ],
  },
};
