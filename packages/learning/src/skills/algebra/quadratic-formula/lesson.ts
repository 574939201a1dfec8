import { formula, picture, rectangle, say, step, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`In $(x + 3)^2 = 5$ the square is known, so $x + 3$ is the square root of 5 or its opposite: $x = -3 +- sqrt(5)$. Every quadratic equation can be brought into this form. Take $x^2 + 6x + 4 = 0$. A square with side $x + 3$ has area $x^2 + 6x + 9$, which is 5 more than the left side. So $(x + 3)^2 = 5$.`,
    picture(
      rectangle(
        [
          [1, 'x'],
          [3, ''],
        ],
        [
          [1, 'x'],
          [3, ''],
        ],
      ),
    ),
    say`Doing this once for $ax^2 + bx + c = 0$ gives a formula that always works:`,
    formula`x = (-b +- sqrt(b^2 - 4ac))/(2a)`,
    say`The expression under the square root is the discriminant, $b^2 - 4ac$. If it is positive, there are two real solutions, one with plus and one with minus. If it is zero, both are the same, so there is one. If it is negative, it has no real square root, and there is no real solution.`,
    say`Move all terms to one side first. Then read off $a$, $b$ and $c$ with their signs: in $2x^2 - x - 3 = 0$, $b$ is $-1$ and $c$ is $-3$.`,
    tryIt({
      question:
        'The points are the solutions of $x^2 + 6x + c = 0$. Change $c$. When do the points meet, and when are there no real solutions?',
      handles: [{ name: 'c', from: 0, to: 12, start: 4 }],
      show: (c) => ({
        kind: 'number-line',
        from: -7,
        to: 1,
        step: 1,
        points:
          c > 9 ? [] : c === 9 ? [{ at: -3 }] : [-1, 1].map((sign) => ({ at: -3 + sign * Math.sqrt(9 - c) })),
        marks: [{ at: -3, label: 'middle' }],
      }),
      says: (c) => {
        const discriminant = `$6^2 - 4 xx ${c} = ${36 - 4 * c}$`;
        if (c < 9) return `The discriminant is ${discriminant}, positive: two real solutions.`;
        if (c === 9) return `The discriminant is ${discriminant}: the solutions meet in one point.`;
        return `The discriminant is ${discriminant}, negative: no real solution.`;
      },
    }),
  ],
  example: {
    prompt: [say`Solve the equation. Round the solutions to one decimal place.`, formula`2x^2 - 5x + 1 = 0`],
    steps: [
      step`Read off the numbers, with their signs. | a = 2, b = -5, c = 1`,
      step`The discriminant is positive, so there are two real solutions. | (-5)^2 - 4 xx 2 xx 1 = 25 - 8 = 17`,
      step`Substitute everything into the formula. $-b$ is 5. | x = (5 +- sqrt(17))/4`,
      step`Use the plus sign first. | x_1 = (5 + sqrt(17))/4 ~~ 2.3`,
      step`Then use the minus sign. | x_2 = (5 - sqrt(17))/4 ~~ 0.2`,
    ],
  },
};
