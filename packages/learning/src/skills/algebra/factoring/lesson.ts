import { formula, moveArea, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`Factoring is the reverse of distributing: the area is given, and you find the sides. First look for a factor that all terms share: in $6x + 9$ it is 3, so $6x + 9 = 3(2x + 3)$.`,
    say`Multiply $(x + 2)(x + 5)$ and see where the numbers go.`,
    moveArea({
      question: 'Change both numbers until the area is $x^2 + 8x + 12$. Watch their sum and their product.',
      handles: [
        { name: 'Second number of the width', side: 'across', isAtEnd: true, from: 1, to: 6, start: 5 },
        { name: 'Second number of the height', side: 'down', isAtEnd: true, from: 1, to: 6, start: 2 },
      ],
      room: [11, 11],
      sides: (wide, high) => [
        [5, wide],
        [5, high],
      ],
      sideLabel: (size, place) => (place === 0 ? 'x' : String(size)),
      label: (wide, high, column, row) => {
        if (column === 0) return row === 0 ? 'x^2' : `${high}x`;
        return row === 0 ? `${wide}x` : String(wide * high);
      },
      says: (wide, high) =>
        `$(x + ${high})(x + ${wide}) = x^2 + ${wide + high}x + ${wide * high}$: $${high} + ${wide} = ${wide + high}$ and $${high} xx ${wide} = ${wide * high}$.`,
    }),
    formula`(x + 2)(x + 5) = x^2 + 7x + 10`,
    say`7 is $2 + 5$, and 10 is $2 xx 5$. So to factor $x^2 + bx + c$, look for two numbers with a product of $c$ and a sum of $b$. Start with the product, because it leaves few choices.`,
    say`A difference of squares is a special case: in $x^2 - 25$, the sum is 0. The numbers are 5 and $-5$, so $x^2 - 25 = (x + 5)(x - 5)$.`,
  ],
  example: {
    prompt: [formula`2x^2 - 2x - 24`],
    steps: [
      step`All terms share the factor 2. | 2(x^2 - x - 12)`,
      step`Look for two numbers with a product of $-12$ and a sum of $-1$. Their signs differ. Try 1 and 12, 2 and 6, 3 and 4: the numbers are 3 and $-4$.`,
      step`Write the product. | 2(x + 3)(x - 4)`,
      step`Check by multiplying: $(x + 3)(x - 4) = x^2 - x - 12$.`,
    ],
  },
};
