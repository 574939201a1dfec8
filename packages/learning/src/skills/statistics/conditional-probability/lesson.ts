import { formula, picture, say, step, tidy, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`Knowing one thing changes how likely other things are. Here are 100 people, with and without glasses.`,
    picture({
      kind: 'table',
      text: 'A table. Under 40: 8 with glasses, 52 without. Over 40: 28 with glasses, 12 without.',
      head: ['', 'Glasses', 'None'],
      rows: [
        ['Under 40', '8', '52'],
        ['Over 40', '28', '12'],
      ],
    }),
    say`How likely is it that a person wears glasses? 36 out of 100. But if you know that the person is over 40, only one row is left: 28 out of 40, or 70 percent. Divide by the people who are still possible, not by all of them. The probability of $B$ given $A$ is written $P(B | A)$:`,
    formula`P(B | A) = (P(A "and" B)) / (P(A))`,
    say`Watch the direction. Of the 40 who are over 40, 28 wear glasses: 70 percent. Of the 36 who wear glasses, 28 are over 40: about 78 percent. These are two different questions.`,
    say`With percentages, imagine 1000 people and count: that gives you the table. With a rare illness, even a good test gives many false alarms, because so many people are healthy.`,
    tryIt({
      question:
        'A test flags 90% of the ill and 10% of the healthy. How common must the illness be before most of the people who are flagged are ill?',
      handles: [{ name: 'Ill people out of 1000', from: 10, to: 200, step: 10, start: 20 }],
      show: (ill) => ({
        kind: 'table',
        head: ['', 'Flagged', 'Not flagged'],
        rows: [
          ['Ill', String(0.9 * ill), String(tidy(0.1 * ill))],
          ['Healthy', String(tidy(0.1 * (1000 - ill))), String(tidy(0.9 * (1000 - ill)))],
        ],
      }),
      says: (ill) => {
        const [right, alarms] = [0.9 * ill, tidy(0.1 * (1000 - ill))];
        return `$${right} + ${alarms} = ${right + alarms}$ are flagged, and ${right} of them are ill: $${right}/${right + alarms} ~~ ${(right / (right + alarms)).toFixed(2)}$.`;
      },
    }),
  ],
  example: {
    prompt: [
      say`Of 1000 people, 20 have an illness. A test flags 18 of these 20, but also 98 of the 980 healthy ones. The test flags you. How likely is it that you are ill?`,
    ],
    steps: [
      step`How many are flagged in all? | 18 + 98 = 116`,
      step`You are one of these people, and 18 of them are ill. | 18/116 = 9/58`,
      step`This is about 0.16: most of the people who are flagged are healthy, because there are so many healthy people.`,
      step`Check: for people who are flagged, the probabilities of being healthy and of being ill add up to 1. | 18/116 + 98/116 = 1`,
    ],
  },
};
