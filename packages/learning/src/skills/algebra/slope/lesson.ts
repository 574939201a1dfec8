import { formula, say, step, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`The slope says how steep a line is: how far it goes up for each step of 1 to the right.`,
    tryIt({
      question: 'Drag the right point up and down. What makes the slope 0, and what makes it negative?',
      handles: [{ name: 'Height of the right point', from: -5, to: 5, start: 5 }],
      show: (y) => ({
        kind: 'line-graph',
        from: -6,
        to: 6,
        lines: [{ slope: (y - 1) / 2, intercept: 1 }],
        points: [
          { x: 0, y: 1, label: '(0, 1)' },
          { x: 2, y, label: `(2, ${y})` },
        ],
      }),
      says: (y) => {
        const way = y > 1 ? `${y - 1} up` : y < 1 ? `${1 - y} down` : 'neither up nor down';
        return `The line goes 2 to the right and ${way}, so the slope is $m = ${y - 1}/2 = ${(y - 1) / 2}$.`;
      },
      at: (y) => [[2, y]],
    }),
    say`From $(0, 1)$ to $(2, 5)$ the line goes 2 to the right and 4 up. So for each step of 1 it goes up 2: the slope is $4/2 = 2$. The change up is called the rise, and the change to the right is called the run. A straight line has the same slope everywhere, so any two points will do.`,
    formula`m = "rise" / "run" = (y_2 - y_1)/(x_2 - x_1)`,
    say`A line that goes down has a negative slope. Subtract the coordinates in the same order in the numerator and the denominator, or the sign will be wrong.`,
  ],
  example: {
    prompt: [say`Find the slope of the line through $(-2, 7)$ and $(4, -2)$.`],
    steps: [
      step`Find the rise: the second $y$ minus the first. | -2 - 7 = -9`,
      step`Find the run in the same order: the second $x$ minus the first. | 4 - (-2) = 6`,
      step`Divide, and write it in lowest terms. | m = -9/6 = -3/2`,
      step`Check: the line goes down, so the slope must be negative.`,
    ],
  },
};
