import { formula, moveBars, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`In $3x + 5 = 20$ two things were done to $x$: it was multiplied by 3, then 5 was added. You put on socks first and shoes second; to undo that, the shoes come off first.`,
    moveBars({
      question: 'Drag the end of the three $x$ until $3x + 5 = 20$.',
      handle: { name: 'x', from: 1, to: 8, start: 2 },
      letter: 'x',
      isEquation: true,
      rows: [
        { math: '3 xx x + 5', times: 3, plus: 5 },
        { math: '20', times: 0, plus: 20 },
      ],
    }),
    say`So undo the last thing first. Subtract 5 from both sides: $3x$ is 15. Then divide by 3: $x$ is 5.`,
    say`Could you divide first? Yes, but then everything must be divided, even the 5, and that gives fractions. Undoing the last thing first is easier.`,
    say`In $2(x + 3) = 16$, the multiplication was done last, so divide first.`,
  ],
  example: {
    prompt: [formula`7 - 2x = 15`],
    steps: [
      step`Subtract 7 from both sides. The minus sign stays with $2x$. | -2x = 8`,
      step`Divide both sides by $-2$. | x = -4`,
      step`Check: $7 - 2 xx (-4) = 7 + 8 = 15$.`,
    ],
  },
};
