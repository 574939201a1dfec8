import { moveJumps, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`Some numbers are close to a round number: 98 is nearly 100. Calculate with the round number, then correct for the difference. That is compensation.`,
    say`The only question is in which direction to correct. Ask: did I take too much?`,
    moveJumps({
      question: 'Change the number that is taken away from 145. How much is given back?',
      handles: [{ name: 'Taken away', from: 90, to: 99, start: 98 }],
      line: [30, 150, 10],
      stops: (number) => [145, 45, 145 - number],
      isOnTrack: true,
      says: (number) =>
        `For $145 - ${number}$, take away 100, and then give back ${100 - number}: $45 + ${100 - number} = ${145 - number}$.`,
    }),
    say`For $145 - 98$, take away 100. That is 2 too much, so give 2 back: $45 + 2 = 47$. When you add 98, do the opposite: 100 is 2 too much, so take 2 away.`,
    say`A product counts groups. $7 xx 98$ is 7 groups of 98. With $7 xx 100$ each group has 2 too many, so there are $7 xx 2 = 14$ too many in all: $700 - 14 = 686$.`,
  ],
  example: {
    prompt: [say`Subtract $632 - 297$.`],
    steps: [
      step`297 is nearly 300. Take away 300. | 632 - 300 = 332`,
      step`You took away 3 too many. Give them back. | 332 + 3 = 335`,
      step`Check: $335 + 297 = 335 + 300 - 3 = 632$.`,
    ],
  },
};
