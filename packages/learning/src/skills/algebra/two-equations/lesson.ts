import { bracketed, formula, say, step, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`$x + y = 5$ has many solutions: 1 and 4, 2 and 3, and so on. All of them are on a line. $y = 2x - 1$ is another line. Where the lines cross, both equations are true.`,
    tryIt({
      question: 'The point stays on $x + y = 5$. Drag it until $y = 2x - 1$ is true as well.',
      handles: [{ name: 'x of the point', from: -1, to: 6, start: 4 }],
      show: (x) => ({
        kind: 'line-graph',
        from: -6,
        to: 6,
        lines: [
          { slope: -1, intercept: 5, label: 'x + y = 5' },
          { slope: 2, intercept: -1, label: 'y = 2x - 1' },
        ],
        points: [{ x, y: 5 - x, label: `(${x}, ${5 - x})` }],
      }),
      says: (x) => {
        const other = 2 * x - 1;
        const verdict = other === 5 - x ? 'Both are true here.' : `But $y$ is ${5 - x}, not ${other}.`;
        return `$${x} + ${bracketed(5 - x)} = 5$, and $2 xx ${bracketed(x)} - 1 = ${other}$. ${verdict}`;
      },
      at: (x) => [[x, 5 - x]],
    }),
    say`You do not have to draw. Turn the two equations into one equation with one variable. Substitution: if you know what $y$ is, substitute it into the other equation: $x + (2x - 1) = 5$.`,
    say`Elimination: add the two equations, or subtract one from the other. Adding equal amounts to both sides keeps an equation true. This helps when one variable cancels: multiply an equation first if necessary.`,
  ],
  example: {
    prompt: [formula`3x + 2y = 16`, formula`5x - y = 5`],
    steps: [
      step`Multiply the second equation by 2, so that the $y$ terms match. | 10x - 2y = 10`,
      step`Add both equations: the $y$ terms cancel. | 13x = 26`,
      step`Divide both sides by 13. | x = 2`,
      step`Substitute it into one of the equations: $5 xx 2 - y = 5$. | y = 5`,
      step`Check with the other one: $3 xx 2 + 2 xx 5 = 16$.`,
    ],
  },
};
