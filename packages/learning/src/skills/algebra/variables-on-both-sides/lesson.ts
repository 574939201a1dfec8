import { formula, moveBars, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`In $5x + 3 = 2x + 15$, both sides have $x$. You do not know how much $x$ is, but it is the same on both sides. So you may subtract the same number of $x$ from both.`,
    moveBars({
      question: 'Drag the end of the five $x$ until $5x + 3 = 2x + 15$. Which side grows faster?',
      handle: { name: 'x', from: 1, to: 8, start: 2 },
      letter: 'x',
      isEquation: true,
      rows: [
        { math: '5 xx x + 3', times: 5, plus: 3 },
        { math: '2 xx x + 15', times: 2, plus: 15 },
      ],
    }),
    say`Subtract $2x$ from both: $3x + 3 = 15$. Now it is the kind of equation that you know.`,
    say`It is easiest to subtract the smaller number of $x$. Then what is left is positive. Multiply out parentheses first.`,
  ],
  example: {
    prompt: [formula`3(x - 2) = 7x + 10`],
    steps: [
      step`Multiply out the parentheses. | 3x - 6 = 7x + 10`,
      step`The left side has fewer $x$. Subtract $3x$ from both sides. | -6 = 4x + 10`,
      step`Subtract 10 from both sides. | -16 = 4x`,
      step`Divide both sides by 4. | x = -4`,
      step`Check: $3 xx (-6) = -18$, and $7 xx (-4) + 10 = -18$.`,
    ],
  },
};
