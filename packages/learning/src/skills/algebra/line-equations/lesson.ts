import { formula, say, step, sum, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`Two numbers determine a line: where it crosses the y-axis, and how steep it is. It crosses the y-axis at the y-intercept $b$, and each step of 1 to the right adds the slope $m$. This gives the slope-intercept form of its equation:`,
    formula`y = mx + b`,
    tryIt({
      question:
        'Drag the point on the y-axis, then the other one. Which number of the equation does each change?',
      handles: [
        { name: 'Intercept', from: -3, to: 3, start: -3 },
        { name: 'Slope', from: -3, to: 3, start: 2 },
      ],
      show: (b, m) => ({
        kind: 'line-graph',
        from: -6,
        to: 6,
        lines: [{ slope: m, intercept: b }],
        points: [
          { x: 0, y: b, label: `(0, ${b})` },
          { x: 1, y: b + m, label: `(1, ${b + m})` },
        ],
      }),
      says: (b, m) => {
        const change =
          m === 0 ? 'stays at this height' : m > 0 ? `goes up ${m} each step` : `goes down ${-m} each step`;
        return `$y = ${sum([m, 'x'], [b, ''])}$: it crosses the y-axis at ${b} and ${change}.`;
      },
      at: (b, m) => [
        [0, b],
        [1, b + m],
      ],
    }),
    say`A point is on the line when its $x$ and $y$ make the equation true. So with the slope and one point you can find $b$: substitute everything and solve.`,
    say`With two points, find the slope first. If an equation has another form, such as $2x + y = 5$, solve it for $y$.`,
  ],
  example: {
    prompt: [say`Find the equation of the line through $(2, 1)$ and $(6, 3)$.`],
    steps: [
      step`Find the slope first. | m = (3 - 1)/(6 - 2) = 1/2`,
      step`Substitute the point $(2, 1)$. | 1 = 1/2 xx 2 + b`,
      step`Solve for $b$. | b = 0`,
      step`Write the equation. Check with the other point: half of 6 is 3. | y = 1/2 x`,
    ],
  },
};
