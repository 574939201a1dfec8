import { inOrder, medianOf, moveValues, say, step, tidy, total, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`Put the numbers in order. The median is the one in the middle: equal numbers of values are below and above it.`,
    moveValues({
      question: 'Drag the largest dot to the left and back. Which one changes, the median or the mean?',
      values: [2, 3, 5, 9, 20],
      ends: [0, 20],
      step: 2,
      marks: (...values) => [{ at: medianOf(values), label: 'median' }],
      says: (...values) =>
        `In order: ${inOrder(values).join(', ')}. The median is ${medianOf(values)}, and the mean is ${tidy(total(values) / 5)}.`,
    }),
    say`Why is the median useful? Change the 20 to 200: the mean grows a lot, but the median stays at 5. An outlier hardly affects it.`,
    say`With an even number of values, two are in the middle. The median is halfway between them: add them and divide by 2.`,
  ],
  example: {
    prompt: [say`Find the median of 8, 3, 12, 5, 9, 4.`],
    steps: [
      step`Put them in order. | 3, 4, 5, 8, 9, 12`,
      step`There are 6 numbers, so two are in the middle: the third and the fourth. | 5, 8`,
      step`Go halfway between them. | (5 + 8)/2 = 6.5`,
      step`Check: three numbers are below 6.5, and three are above.`,
    ],
  },
};
