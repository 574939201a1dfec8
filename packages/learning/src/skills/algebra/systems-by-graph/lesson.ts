import { formula, picture, quotient, say, step, sum, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`A line is the graph of its equation: each of its points makes the equation true, and no other point does. So a solution of two equations is a point on both lines: the point where they cross.`,
    tryIt({
      question:
        'Drag the two points of the second line. When is there no solution? When are there infinitely many?',
      handles: [
        { name: 'Intercept of the second line', from: -3, to: 4, start: 4 },
        { name: 'Slope of the second line', from: -3, to: 2, start: -2 },
      ],
      show: (b, m) => ({
        kind: 'line-graph',
        from: -6,
        to: 6,
        lines: [
          { slope: 1, intercept: 1, label: 'y = x + 1' },
          { slope: m, intercept: b },
        ],
      }),
      says: (b, m) => {
        const lines = `$y = x + 1$ and $y = ${sum([m, 'x'], [b, ''])}$`;
        if (m !== 1) {
          const x = quotient(b - 1, 1 - m);
          return `${lines} cross once, at $(${x}, ${quotient(b - m, 1 - m)})$.`;
        }
        return b === 1
          ? `${lines} are one line: each of its points is a solution.`
          : `${lines} are parallel: no solution.`;
      },
      at: (b, m) => [
        [0, b],
        [1, b + m],
      ],
    }),
    say`Two lines with different slopes cross exactly once. With the same slope they are parallel: they never meet, and no numbers make both equations true. But if the intercepts are the same too, they are the same line, and each of its points is a solution.`,
    picture({
      kind: 'line-graph',
      text: 'The parallel lines y = x + 3 and y = x - 2.',
      from: -6,
      to: 6,
      lines: [
        { slope: 1, intercept: 3, label: 'y = x + 3' },
        { slope: 1, intercept: -2, label: 'y = x - 2' },
      ],
    }),
    say`So you can tell how many solutions there are without drawing: solve both equations for $y$ and compare slopes, then intercepts. A point that you read off a graph is only an estimate. Substitute it into both equations to be sure.`,
  ],
  example: {
    prompt: [say`How many solutions are there?`, formula`y = 2x + 1`, formula`4x - 2y = 6`],
    steps: [
      step`Solve the second equation for $y$: subtract $4x$, then divide each term by $-2$. | y = 2x - 3`,
      step`Both slopes are 2, so the lines are parallel, or one line. | m_1 = m_2 = 2`,
      step`The intercepts differ. So the lines never meet: there is no solution. | 1 != -3`,
    ],
  },
};
