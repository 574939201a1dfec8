import { formula, moveValues, say, step, tidy, total, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`Two buses take 20 minutes on average. One takes 19 to 21, and the other takes 5 to 35. The mean is the same, but the spread is not. The standard deviation says in one number how far values usually are from the mean.`,
    moveValues({
      question:
        'Drag the outer dots closer to the mean, then farther away. How does the standard deviation follow?',
      values: [7, 9, 10, 11, 13],
      ends: [4, 16],
      marks: (...values) => [{ at: total(values) / 5, label: 'mean' }],
      says: (...values) => {
        const mean = total(values) / 5;
        const variance = total(values.map((value) => (value - mean) ** 2)) / 5;
        return `The mean is ${tidy(mean)}, the variance is ${tidy(variance)}, and the standard deviation is about ${Math.sqrt(variance).toFixed(2)}.`;
      },
    }),
    say`First find how far each value is from the mean: $-3, -1, 0, 1, 3$. Their sum is always 0, so their mean says nothing. Square them: then all are positive.`,
    formula`sigma^2 = "sum of squared distances" / "how many"`,
    say`This is the variance, the mean of the squares. Its unit is squared too (minutes times minutes). The square root brings back minutes: this is the standard deviation $sigma$. (The square root of 4, $sqrt(4)$, is the number whose square is 4. That is 2.)`,
    say`Here the list is the whole population, so we divide by how many there are. (If it is only a sample, you divide by one less. That is another story.)`,
  ],
  example: {
    prompt: [say`Find the standard deviation of 7, 9, 10, 11, 13.`],
    steps: [
      step`Find the mean. | (7 + 9 + 10 + 11 + 13)/5 = 50/5 = 10`,
      step`Square the distances from it. | 9, 1, 0, 1, 9`,
      step`Take the mean of the squares: the variance. | sigma^2 = 20/5 = 4`,
      step`Take the square root. | sigma = sqrt(4) = 2`,
      step`Check: 2 is a typical distance. Some values are closer to 10, and some are farther away.`,
    ],
  },
};
