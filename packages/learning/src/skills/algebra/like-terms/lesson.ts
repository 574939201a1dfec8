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
      note: (x) => (x === 1 ? 'Here alone the last two agree.' : 'The last two differ.'),
    }),
    say`$5x + 4$ cannot be made any shorter: how 4 compares with $x$ depends on what number $x$ is. Test it: for $x = 2$ it is 14, but $9x$ would be 18.`,
    say`Like terms have the same letters with the same exponents. $x$, $y$, $xy$ and $x^2$ are four different kinds, like apples and pears. Count each kind by itself, and keep the sign in front of each term.`,
  ],
  example: {
    prompt: [formula`5x + 7 - 2x - 3`],
    steps: [
      step`There are two kinds: terms with $x$ and plain numbers. Each keeps its sign. | 5x - 2x + 7 - 3`,
      step`Count the $x$ terms: 5 minus 2 is 3. Combine the numbers: 7 minus 3 is 4. | 3x + 4`,
      step`Check with a number. For $x = 1$: $5 + 7 - 2 - 3 = 7$, and $3 + 4 = 7$.`,
    ],
  },
};
