import { formula, moveBars, picture, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`A variable is a letter that holds the place of a number. $3x$ is short for $3 xx x$: three times that number, whatever it is.`,
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
    say`So one expression describes many calculations. To evaluate it, substitute the number for the variable and follow the order of operations.`,
    say`Put the number in parentheses. For $x = 4$, $3x$ becomes $3(4) = 12$, not 34. For $x = -4$, $x^2$ becomes $(-4)^2 = 16$, because the minus sign is part of the number.`,
  ],
  example: {
    prompt: [say`Evaluate the expression for $x = -4$.`, formula`x^2 - 3x`],
    steps: [
      step`Substitute $-4$ for $x$, in parentheses. | (-4)^2 - 3(-4)`,
      step`Evaluate the power first: a negative times a negative is positive. | 16 - 3(-4)`,
      step`Then multiply: $3 xx (-4) = -12$. Subtracting $-12$ means adding 12. | 16 + 12`,
      step`Add to find the value. | x^2 - 3x = 28`,
    ],
  },
};
