import { say, step, tryIt, type Lesson } from '../builder';
import { fitOf } from './lines';

/** Eight days. The first and the last can be moved. */
const pointsOf = (first: number, last: number): [x: number, y: number][] => [
  [14, first],
  [17, 42],
  [19, 40],
  [21, 55],
  [24, 58],
  [26, 72],
  [29, 75],
  [31, last],
];

export const lesson: Lesson = {
  idea: [
    say`Do two variables go together? A scatter plot has one point for each person or day: its horizontal position shows one variable, and its vertical position shows the other.`,
    tryIt({
      question:
        'Drag the first or the last day up and down. How many points does it take to spoil a correlation?',
      handles: [
        { name: 'Cones on the coldest day', from: 0, to: 100, step: 5, start: 30 },
        { name: 'Cones on the warmest day', from: 0, to: 100, step: 5, start: 90 },
      ],
      show: (first, last) => ({
        kind: 'scatter',
        xAxis: 'Degrees',
        yAxis: 'Ice cream cones',
        points: pointsOf(first, last),
        ends: [10, 35, 0, 100],
        line: fitOf(pointsOf(first, last)),
      }),
      says: (first, last) => {
        const { r } = fitOf(pointsOf(first, last));
        const size = Math.abs(r);
        const how = size > 0.9 ? 'close to' : size > 0.6 ? 'loosely around' : 'far from';
        return `$r$ is about ${r.toFixed(2)}: the points are ${how} a straight line.`;
      },
      at: (first, last) => [
        [14, first],
        [31, last],
      ],
    }),
    say`If the points rise to the right, more of one goes with more of the other: a positive correlation. If they fall, more of one goes with less of the other: a negative correlation. A cloud without direction shows no correlation.`,
    say`The number $r$ says how close the points are to a straight line: 1 on a rising line, $-1$ on a falling one, 0 for no direction. It does not say how steep the line is.`,
    say`Correlation does not imply causation. Where many storks live, many children are born, but both are common in the countryside. Ask what third variable may cause both.`,
  ],
  example: {
    prompt: [
      say`For the picture above, a line that fits is $y = 3x - 10$. How many ice cream cones do you expect at 25 degrees?`,
    ],
    steps: [
      step`Substitute 25 for $x$. | y = 3 xx 25 - 10 = 65`,
      step`So you expect about 65. A single day may be above or below that.`,
      step`Check in the picture: at 24 and 26 degrees, 58 and 72 were sold.`,
    ],
  },
};
