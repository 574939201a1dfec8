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
        return `2 to the right, ${way}. The slope: $m = ${y - 1}/2 = ${(y - 1) / 2}$.`;
      },
      at: (y) => [[2, y]],
    }),
    say`From $(0, 1)$ to $(2, 5)$ the line goes 2 to the right and 4 up. So for each step of 1 it goes up 2: the slope is $4/2 = 2$. A straight line has the same slope everywhere, so any two points will do.`,
    formula`m = "up" / "right" = (y_2 - y_1)/(x_2 - x_1)`,
    say`A line that goes down has a negative slope. Use the points in the same order above and below, or the sign comes out wrong.`,
  ],
  example: {
    prompt: [say`Find the slope of the line through $(-2, 7)$ and $(4, -2)$.`],
    steps: [
      step`How far up? Second minus first. | -2 - 7 = -9`,
      step`How far to the right? In the same order. | 4 - (-2) = 6`,
      step`Divide, and write it in lowest terms. | m = -9/6 = -3/2`,
      step`Check: the line goes down, so the slope must be negative.`,
    ],
  },
};
