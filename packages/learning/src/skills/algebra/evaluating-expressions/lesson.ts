import { formula, moveBars, picture, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`A letter is a place for a number. $3x$ is short for $3 xx x$: three of the same number, whatever it is.`,
    picture({
      kind: 'table',
      text: 'A table of x and of 3x plus 2. For 1 it is 5, for 2 it is 8, and for 10 it is 32.',
      head: ['x', '3x + 2'],
      rows: [
        ['1', '5'],
        ['2', '8'],
        ['10', '32'],
      ],
    }),
    moveBars({
      question: 'Drag the end of the three $x$. How much does $3x + 2$ grow when $x$ grows by 1?',
      handle: { name: 'x', from: 1, to: 10, start: 4 },
      letter: 'x',
      rows: [{ math: '3 xx x + 2', times: 3, plus: 2 }],
      note: (x) => `Each of the three parts is ${x}.`,
    }),
    say`So one expression stands for many calculations. To find its value, put the number in place of the letter and work it out in the usual order.`,
    say`Put the number in parentheses. Then $3x$ with 4 becomes $3(4) = 12$, not 34, and $x^2$ with $-4$ becomes $(-4)^2 = 16$: the minus sign belongs to the number.`,
  ],
  example: {
    prompt: [say`Find the value for $x = -4$.`, formula`x^2 - 3x`],
    steps: [
      step`Put $-4$ in parentheses wherever $x$ appears. | (-4)^2 - 3(-4)`,
      step`The power first: minus times minus is plus. | 16 - 3(-4)`,
      step`Then the product: $3 xx (-4) = -12$. Subtracting it means adding 12. | 16 + 12`,
      step`So this is the value. | x^2 - 3x = 28`,
    ],
  },
};
