import { formula, moveArea, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`A garden is 3 feet wide and $x$ feet long. If you make it 4 feet longer, its area is $3(x + 4)$ square feet.`,
    moveArea({
      question: 'Drag the line between the two parts. Which part changes with $x$, and which does not?',
      handles: [{ name: 'x', side: 'across', from: 1, to: 8, start: 5 }],
      room: [12, 3],
      sides: (x) => [[x, 4], [3]],
      says: (x) => `For $x = ${x}$: $3 xx (${x} + 4) = 3 xx ${x} + 3 xx 4 = ${3 * x} + 12 = ${3 * x + 12}$.`,
    }),
    say`You can also add the two parts: $3x$ for the old part and 12 for the new one. It is the same garden, so the two are equal:`,
    formula`3(x + 4) = 3x + 12`,
    say`This is the distributive property: the factor in front of the parentheses multiplies every term inside, not only the first. Three bags with one apple and four nuts each hold 3 apples and 12 nuts in all.`,
    say`A negative factor changes the sign of every term: $-2(x - 5) = -2x + 10$. With two sets of parentheses, multiply every term of one by every term of the other.`,
  ],
  example: {
    prompt: [formula`5x - 2(x - 4)`],
    steps: [
      step`Multiply each term in the parentheses by $-2$. A negative times a negative is positive: $-2 xx (-4) = 8$. | 5x - 2x + 8`,
      step`Combine like terms. | 3x + 8`,
      step`Check with a number. For $x = 5$, $25 - 2 xx 1 = 23$, and $15 + 8 = 23$.`,
    ],
  },
};
