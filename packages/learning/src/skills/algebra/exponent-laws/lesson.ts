import { formula, picture, say, step, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`$x^3$ is short for $x * x * x$. The exponent counts the factors. All laws of exponents come from counting factors.`,
    say`When you multiply, 3 factors and 2 factors make 5 factors. When you divide, 2 of 5 factors cancel, and 3 are left. In a power of a power, 2 groups of 3 factors make 6 factors.`,
    formula`x^3 * x^2 = x^5`,
    formula`x^5/x^2 = x^3`,
    formula`(x^3)^2 = x^6`,
    say`Each time the exponent decreases by 1, the power is divided by 2. So $2^0$ is 1, and a negative exponent means 1 over the power: $2^(-2) = 1/2^2$.`,
    picture({
      kind: 'table',
      text: 'A table of powers of 2. Each is half of the one before: 8, 4, 2, 1, one half, one quarter.',
      head: ['exponent of 2', '3', '2', '1', '0', '-1', '-2'],
      rows: [['value', '8', '4', '2', '1', '1/2', '1/4']],
    }),
    say`Everything in the parentheses is raised to the power: $(2x)^3$ is $2x * 2x * 2x = 8x^3$.`,
    tryIt({
      question: 'Change how many factors there are. What happens to the exponent of the product?',
      handles: [
        { name: 'First exponent', from: 1, to: 6, start: 3 },
        { name: 'Second exponent', from: 1, to: 6, start: 2 },
      ],
      show: (one, other) => ({
        kind: 'bar-model',
        longest: 12,
        bars: [
          {
            parts: Array.from({ length: one + other }, (_, index) => ({
              size: 1,
              label: 'x',
              marked: index < one,
            })),
          },
        ],
      }),
      says: (one, other) =>
        `$x^${one} * x^${other} = x^${one + other}$: there are $${one} + ${other} = ${one + other}$ factors in all.`,
    }),
  ],
  example: {
    prompt: [formula`(3x^2)^2 * x^5`],
    steps: [
      step`Everything in the parentheses appears twice: 3 times 3, and two groups of 2 factors. | 9x^4 * x^5`,
      step`4 factors and 5 factors make 9 factors. | 9x^9`,
      step`Check with a number: for $x = 1$, both expressions are 9.`,
    ],
  },
};
