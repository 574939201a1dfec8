import { formula, moveBars, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`$3x$ is $x + x + x$, and $2x$ is $x + x$. Together they are five times $x$. So $3x + 2x = 5x$, whatever number $x$ is.`,
    moveBars({
      question: 'Drag the end of the $x$ terms. Do $5x + 4$ and $9x$ ever agree?',
      handle: { name: 'x', from: 1, to: 6, start: 3 },
      letter: 'x',
      rows: [
        { math: '3 xx x + 2 xx x', label: '3x + 2x', times: 5, marked: 3 },
        { math: '5 xx x + 4', label: '5x + 4', times: 5, plus: 4, marked: 0 },
        { math: '9 xx x', label: '9x', times: 9, marked: 0 },
      ],
      note: (x) => (x === 1 ? 'Only here do the last two agree.' : 'The last two differ.'),
    }),
    say`$5x + 4$ cannot be simplified any further, because $5x$ and 4 are not like terms. Test it: for $x = 2$, $5x + 4$ is 14, but $9x$ is 18.`,
    say`Like terms have the same variables with the same exponents, so no two of $x$, $y$, $xy$ and $x^2$ are like terms. Combine like terms by adding their coefficients, and keep the sign in front of each term.`,
  ],
  example: {
    prompt: [formula`5x + 7 - 2x - 3`],
    steps: [
      step`Group the terms with $x$ and the constants. Each term keeps its sign. | 5x - 2x + 7 - 3`,
      step`Combine the $x$ terms: 5 minus 2 is 3. Combine the constants: 7 minus 3 is 4. | 3x + 4`,
      step`Check with a number. For $x = 1$, $5 + 7 - 2 - 3 = 7$, and $3 + 4 = 7$.`,
    ],
  },
};
