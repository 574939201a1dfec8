import { formula, picture, say, step, tidy, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`To judge a soup, you taste a spoonful, if the soup is well stirred. In the same way, a random sample tells you something about everyone, because each member of the population has the same chance of being in it. If you ask only your friends, or only people who like to answer, even a million answers are misleading.`,
    say`A random sample is also a little off, by chance. In the box plots, 60 percent of all people say yes, and many samples are drawn.`,
    picture({
      kind: 'box-plot',
      text: 'Three box plots of the results of many samples: the percent who say yes in a sample. Of 25 people: from 40 to 80 percent. Of 100: from 50 to 70. Of 400: from 55 to 65. All are centered at 60.',
      axis: 'Percent who say yes in a sample',
      plots: [
        { label: '25 people', minimum: 40, lower: 53, median: 60, upper: 67, maximum: 80 },
        { label: '100 people', minimum: 50, lower: 57, median: 60, upper: 63, maximum: 70 },
        { label: '400 people', minimum: 55, lower: 58, median: 60, upper: 62, maximum: 65 },
      ],
    }),
    formula`"margin of error" ~~ 1/sqrt(n)`,
    say`The square root $sqrt(n)$ is the number whose square is $n$: $sqrt(100) = 10$, because $10^2 = 100$.`,
    say`About 95 of 100 samples of $n$ people are within this margin of the truth. For 100 people the margin is $1/10$, or 10 percentage points; for 400 people it is 5 percentage points. Four times as many people only halves the margin: errors in both directions partly cancel, but not completely.`,
    say`It hardly matters how large the population is. A spoonful is enough for a small pot and for a large one.`,
    tryIt({
      question:
        'The truth is 60 percent. Ask more people. How many people does it take to halve the margin of 100 people?',
      handles: [{ name: 'People in the sample', from: 25, to: 400, step: 25, start: 100 }],
      show: (people) => {
        const margin = 100 / Math.sqrt(people);
        return {
          kind: 'number-line',
          from: 40,
          to: 80,
          step: 5,
          part: { from: 60 - margin, to: 60 + margin },
          marks: [{ at: 60, label: 'the truth' }],
        };
      },
      says: (people) => {
        const margin = Number((100 / Math.sqrt(people)).toFixed(1));
        return `$100/sqrt(${people}) ~~ ${margin}$ percentage points. Most samples are from ${tidy(60 - margin)} to ${tidy(60 + margin)} percent.`;
      },
    }),
  ],
  example: {
    prompt: [
      say`Of 400 people in a random sample, 45 percent say yes. Between which two percentages is the truth probably?`,
    ],
    steps: [
      step`Find the margin of error. | 1/sqrt(400) = 1/20 = 0.05`,
      step`That is 5 percentage points. Go down and up by that much. | 45 - 5 = 40, 45 + 5 = 50`,
      step`Check: 40 to 50 percent. More than half is hardly possible, but 48 is.`,
    ],
  },
};
