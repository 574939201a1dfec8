import { bracketed, formula, picture, rectangle, say, step, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`When is a product zero? Only if one of its factors is: the product of two numbers that are not zero is never zero. So this equation can be solved by looking at it:`,
    formula`(x - 2)(x + 5) = 0`,
    say`The first factor is zero at $x = 2$, and the second at $x = -5$. There are two solutions. Watch the signs: they are not the ones in the parentheses.`,
    say`In standard form, the same equation is $x^2 + 3x - 10 = 0$. If an equation is given in that form, factor the left side first.`,
    picture(
      rectangle(
        [
          [1, 'x'],
          [-2, ''],
        ],
        [
          [1, 'x'],
          [5, ''],
        ],
      ),
    ),
    say`The right side must be zero. $x(x + 3) = 10$ says nothing about $x$ alone, because many pairs of numbers have a product of 10. Move all terms to the left side first.`,
    say`Never divide by $x$: it may be zero, and then you lose that solution. In $x^2 = 4x$, move $4x$ to the left and factor out $x$: $x(x - 4) = 0$ has the solutions 0 and 4.`,
    tryIt({
      question: 'Drag $x$. Where is $(x - 2)(x + 5)$ zero?',
      handles: [{ name: 'x', from: -7, to: 5, start: 4 }],
      show: (x) => ({
        kind: 'number-line',
        from: -8,
        to: 6,
        step: 1,
        points: [{ at: x, label: `x = ${x}` }],
      }),
      says: (x) => {
        const product = `$${bracketed(x - 2)} xx ${bracketed(x + 5)} = ${(x - 2) * (x + 5) || 0}$`;
        return x === 2 || x === -5
          ? `${product}: one factor is zero, so this is a solution.`
          : `${product}: no factor is zero, so the product is not.`;
      },
      at: (x) => [[x, 0]],
    }),
  ],
  example: {
    prompt: [formula`x(x + 3) = 10`],
    steps: [
      step`Distribute and move all terms to one side. | x^2 + 3x - 10 = 0`,
      step`Two numbers with a product of $-10$ and a sum of 3 are 5 and $-2$. | (x + 5)(x - 2) = 0`,
      step`A product is zero only if one of its factors is zero. | x = -5 "or" x = 2`,
      step`Check both: $-5 xx (-2) = 10$ and $2 xx 5 = 10$.`,
    ],
  },
};
