import { areaBelow, percentOf, picture, say, step, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`When many small causes add up, as in the heights of people or the errors of a scale, most values are near the mean, few are far away, and both sides look alike. This shape is the normal curve.`,
    tryIt({
      question: 'Drag the right edge. How much of the area is within 1, 2 and 3 standard deviations?',
      handles: [{ name: 'Right edge', from: 107.5, to: 145, step: 7.5, start: 115 }],
      show: (edge) => ({
        kind: 'normal-curve',
        mean: 100,
        deviation: 15,
        part: { from: 200 - edge, to: edge },
      }),
      says: (edge) =>
        `From ${200 - edge} to ${edge}: within $(${edge} - 100)/15 = ${(edge - 100) / 15}$ standard ${edge === 115 ? 'deviation' : 'deviations'}. That is about ${percentOf(2 * areaBelow((edge - 100) / 15) - 1)} percent of the values.`,
      at: (edge) => [[edge, 0]],
    }),
    say`Two numbers determine it: the mean says where it is, and the standard deviation says how wide it is. The percentages are always about the same:`,
    picture({
      kind: 'table',
      text: 'A table. Within 1 standard deviation: 68 percent. Within 2: 95 percent. Within 3: 99.7 percent.',
      head: ['Within', 'Values'],
      rows: [
        ['1 standard deviation', '68%'],
        ['2 standard deviations', '95%'],
        ['3 standard deviations', '99.7%'],
      ],
    }),
    say`Both sides are alike. So half of 68 percent, or 34 percent, is between the mean and one standard deviation above it. The remaining $100 - 68 = 32$ percent is outside: 16 percent above and 16 percent below.`,
  ],
  example: {
    prompt: [
      say`The weights of loaves of bread follow a normal curve with a mean of 500 grams and a standard deviation of 10 grams. What percentage of the loaves weigh more than 520 grams?`,
    ],
    steps: [
      step`How many standard deviations above the mean is that? | (520 - 500)/10 = 2`,
      step`95 percent is within 2 standard deviations. The rest is outside. | 100 - 95 = 5`,
      step`Half of it is above. | 5/2 = 2.5`,
      step`Check: the same percentage is below 480, and $2.5 + 95 + 2.5 = 100$.`,
    ],
  },
};
