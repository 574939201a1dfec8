import { formula, moveBars, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`In $5x + 3 = 2x + 15$, both sides contain $x$. You do not know how much $x$ is, but it is the same on both sides. So you may subtract the same number of $x$ from both.`,
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
    say`Subtract $2x$ from both sides: $3x + 3 = 15$. This is a two-step equation.`,
    say`It is easiest to subtract the term with the smaller coefficient, because then the coefficient that is left is positive. If there are parentheses, distribute first.`,
  ],
  example: {
    prompt: [formula`3(x - 2) = 7x + 10`],
    steps: [
      step`Distribute. | 3x - 6 = 7x + 10`,
      step`The left side has the smaller coefficient. Subtract $3x$ from both sides. | -6 = 4x + 10`,
      step`Subtract 10 from both sides. | -16 = 4x`,
      step`Divide both sides by 4. | x = -4`,
      step`Check: $3 xx (-6) = -18$, and $7 xx (-4) + 10 = -18$.`,
    ],
  },
};
