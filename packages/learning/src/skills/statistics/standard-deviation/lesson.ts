import { formula, moveValues, say, step, tidy, total, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`Two buses take 20 minutes on average. One takes 19 to 21 minutes, and the other takes 5 to 35 minutes. The mean is the same, but the spread is not. The standard deviation tells in one number how far values typically are from the mean.`,
    moveValues({
      question:
        'Drag the outer dots closer to the mean, then farther away. How does the standard deviation change?',
      values: [7, 9, 10, 11, 13],
      ends: [4, 16],
      marks: (...values) => [{ at: total(values) / 5, label: 'mean' }],
      says: (...values) => {
        const mean = total(values) / 5;
        const variance = total(values.map((value) => (value - mean) ** 2)) / 5;
        return `The mean is ${tidy(mean)}, the variance is ${tidy(variance)}, and the standard deviation is about ${Math.sqrt(variance).toFixed(2)}.`;
      },
    }),
    say`First find how far each value is from the mean: $-3, -1, 0, 1, 3$. The sum of these deviations is always 0, so their mean tells you nothing. Square them, so that none of them is negative.`,
    formula`sigma^2 = "sum of squared deviations" / "how many"`,
    say`This is the variance, the mean of the squares. Its unit is squared too (square minutes). Its square root is in minutes again: this is the standard deviation $sigma$. (The square root of 4, $sqrt(4)$, is 2, because $2^2 = 4$.)`,
    say`Here the list is the whole population, so we divide by how many values there are. (For a sample, divide by one less than that.)`,
  ],
  example: {
    prompt: [say`Find the standard deviation of 7, 9, 10, 11, 13.`],
    steps: [
      step`Find the mean. | (7 + 9 + 10 + 11 + 13)/5 = 50/5 = 10`,
      step`Square the deviations from the mean. | 9, 1, 0, 1, 9`,
      step`Take the mean of the squares: the variance. | sigma^2 = 20/5 = 4`,
      step`Take the square root. | sigma = sqrt(4) = 2`,
      step`Check: 2 is a typical distance. Some values are closer to 10, and some are farther away.`,
    ],
  },
};
