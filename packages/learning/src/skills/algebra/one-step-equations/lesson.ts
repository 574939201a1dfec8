import { formula, moveBars, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`An equation is a balance: both sides are worth the same.`,
    moveBars({
      question: 'Drag the end of $x$ until $x + 5 = 12$.',
      handle: { name: 'x', from: 1, to: 12, start: 3 },
      letter: 'x',
      isEquation: true,
      rows: [
        { math: 'x + 5', times: 1, plus: 5 },
        { math: '12', times: 0, plus: 12 },
      ],
    }),
    say`Whatever you do to one side, do to the other, and it stays true. So undo what was done to $x$. Adding and subtracting undo each other, and so do multiplying and dividing.`,
    say`In $x + 5 = 12$ subtract 5 from both sides. In $4x = 12$ divide both sides by 4. Then $x$ is alone.`,
    say`You can always check your answer: substitute your number for $x$ and see whether both sides are equal.`,
  ],
  example: {
    prompt: [formula`-4x = 20`],
    steps: [
      step`$x$ was multiplied by $-4$. Divide both sides by $-4$. | x = 20/(-4)`,
      step`The signs are different, so the result is negative. | x = -5`,
      step`Check: $-4 xx (-5) = 20$.`,
    ],
  },
};
