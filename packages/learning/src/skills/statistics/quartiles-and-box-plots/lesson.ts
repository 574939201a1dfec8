import { moveValues, say, step, type Lesson } from '../builder';
import { fiveNumbers } from './five-numbers';

export const lesson: Lesson = {
  idea: [
    say`The median cuts an ordered list into two halves. Cut each half in the same way, and you have quarters. The cuts are the lower quartile $Q_1$, the median and the upper quartile $Q_3$.`,
    say`$Q_1$ is the median of the lower half, $Q_3$ the median of the upper half. If the number of values is odd, the middle one belongs to neither half: leave it out. (Some programs use a slightly different rule.)`,
    moveValues({
      question: 'Drag the dots. Which of them move the box, and which only a whisker?',
      values: [2, 4, 5, 7, 10, 12, 16],
      ends: [0, 20],
      show: (...values) => ({
        kind: 'box-plot',
        axis: 'Minutes',
        plots: [fiveNumbers(values)],
        values,
        ends: [0, 20],
      }),
      says: (...values) => {
        const { lower, median, upper } = fiveNumbers(values);
        return `The median is ${median}. The box goes from ${lower} to ${upper}, so it is $${upper} - ${lower} = ${upper - lower}$ long.`;
      },
    }),
    say`A box plot shows five numbers: smallest, $Q_1$, median, $Q_3$, largest. Each of its four parts contains about a quarter of the values. A long part does not contain more values: they are just farther apart.`,
    say`The box contains the middle half. Its length, $Q_3 - Q_1$, is the interquartile range: a measure of spread that a few extreme values cannot change.`,
  ],
  example: {
    prompt: [say`Find the quartiles of 2, 3, 5, 6, 7, 10, 11, 13, 16.`],
    steps: [
      step`There are 9 numbers, so the median is the fifth. | "median" = 7`,
      step`Leave it out. The lower half is 2, 3, 5, 6. | Q_1 = (3 + 5)/2 = 4`,
      step`The upper half is 10, 11, 13, 16. | Q_3 = (11 + 13)/2 = 12`,
      step`The interquartile range is the length of the box. | 12 - 4 = 8`,
      step`Check: 2 values are below $Q_1$, 2 are between $Q_1$ and the median, and so on.`,
    ],
  },
};
