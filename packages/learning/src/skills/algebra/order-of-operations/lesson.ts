import { formula, moveBars, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`You buy one loaf of bread for 2 dollars and 3 cheeses for 4 dollars each. You pay $2 + 3 xx 4$. The cheeses make one amount, 12, and only then is the bread added: 14. So multiplication comes before addition. This is no accident: $3 xx 4$ is short for $4 + 4 + 4$.`,
    moveBars({
      question: 'Change the price of a cheese. Which bar is what you pay for the bread and 3 cheeses?',
      handle: { name: 'Price of a cheese', from: 1, to: 6, start: 4 },
      rows: [
        { math: '3 xx x + 2', times: 3, plus: 2 },
        { math: '(3 + 2) xx x', times: 5, marked: 3 },
      ],
      note: () => 'The parentheses turn the bread into 2 more cheeses.',
    }),
    say`Everyone uses the same order, so that an expression has only one value: first parentheses, then exponents, then $xx$ and $-:$, and last $+$ and $-$.`,
    say`Work from left to right if operations have the same rank: $10 - 4 + 3$ is $6 + 3$, not $10 - 7$. A fraction bar works like parentheses around the numerator and around the denominator.`,
    say`An exponent applies only to what is directly in front of it: $2 xx 3^2$ is $2 xx 9$, and $-3^2$ is $-9$.`,
  ],
  example: {
    prompt: [formula`20 - 2 xx (5 - 2)^2`],
    steps: [
      step`Evaluate the parentheses first: $5 - 2$ is 3. | 20 - 2 xx 3^2`,
      step`Then evaluate the power: $3^2$ is 9. | 20 - 2 xx 9`,
      step`Then multiply. | 20 - 18`,
      step`Subtract last. Check: $2 + 18$ is 20. | 20 - 2 xx (5 - 2)^2 = 2`,
    ],
  },
};
