import { formula, picture, say, step, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`$x + 3 > 7$ asks which numbers are greater than 7 after you add 3. There is not just one, but many: 5, 6, 4.1 and every other number above 4.`,
    picture({
      kind: 'number-line',
      text: 'A number line. All numbers to the right of 4 are shaded. The point at 4 is open: 4 itself is not one of them.',
      from: 0,
      to: 10,
      step: 1,
      points: [{ at: 4, label: '4', open: true }],
      part: { from: 4 },
    }),
    say`An open point is not part of the solution ($<$, $>$). A closed one is ($<=$, $>=$).`,
    say`Solve it like an equation: do the same to both sides. There is one difference. 2 is less than 5, but $-2$ is greater than $-5$: multiplying by a negative number reverses the order. So if you multiply or divide both sides by a negative number, flip the inequality sign.`,
    formula`-2x < 6 => x > -3`,
    tryIt({
      question: 'Multiply both sides of $2 < 5$ by the same number. When must the sign flip?',
      handles: [{ name: 'Multiply by', from: -3, to: 3, start: 1 }],
      show: (factor) => ({
        kind: 'number-line',
        from: -15,
        to: 15,
        step: 5,
        points: [2, 5].map((number) => ({ at: number * factor, label: String(number * factor) })),
        stackRoom: 1,
      }),
      says: (factor) => {
        if (factor === 0) return 'Both become 0, and nothing is left to compare.';
        const [left, right] = [2 * factor, 5 * factor];
        return factor > 0
          ? `$${left} < ${right}$: the order stays, and so does the sign.`
          : `$${left} > ${right}$: the order is reversed, so the sign flips.`;
      },
    }),
  ],
  example: {
    prompt: [formula`5 - 3x <= 17`],
    steps: [
      step`Subtract 5 from both sides. | -3x <= 12`,
      step`Divide by $-3$. It is negative, so flip the inequality sign. | x >= -4`,
      step`Check with a number that should fit. For $x = 0$, $5 - 0 = 5$, and $5 <= 17$ is true.`,
    ],
  },
};
