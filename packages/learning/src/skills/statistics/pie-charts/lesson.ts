import { picture, say, step, tidy, tryIt, type Lesson } from '../builder';
import { pieChart } from './pie';

const SLICES = [
  { label: 'Bus', share: 40 },
  { label: 'Bicycle', share: 25 },
  { label: 'Walking', share: 20 },
  { label: 'Car', share: 15 },
];

export const lesson: Lesson = {
  idea: [
    say`A pie chart shows how a whole is split. The full circle represents everyone, and each slice represents a share of them: the larger the share, the larger the angle.`,
    picture(pieChart({ title: 'How students come to school', slices: SLICES })),
    say`All slices together are 100 percent, and a full turn has 360 degrees. So one percent is $360/100 = 3.6$ degrees: the bus takes $40 xx 3.6 = 144$ degrees, and a quarter of the pie, the bicycles, takes 90 degrees.`,
    say`A pie shows shares, not amounts. The number of students who come by bus depends on the total: 40 percent of 200 students is $0.4 xx 200 = 80$. To go back, if 80 students are 40 percent, then one percent is $80/40 = 2$ students, and the whole is 200.`,
    say`So do not compare slices of two pies if their totals are different. 40 percent of 200 is 80, but 25 percent of 400 is 100: the smaller slice has more people.`,
    tryIt({
      question:
        'Change the share of the bus. Which share is a quarter of a turn, and which is half of a turn?',
      handles: [{ name: 'Share of the bus', from: 5, to: 95, step: 5, start: 40, unit: '%' }],
      show: (share) =>
        pieChart({
          title: 'How students come to school',
          slices: [
            { label: 'Bus', share },
            { label: 'Other', share: 100 - share },
          ],
        }),
      says: (share) =>
        `The bus takes $${share} xx 3.6 = ${tidy(share * 3.6)}$ degrees, and the rest $360 - ${tidy(share * 3.6)} = ${tidy(360 - share * 3.6)}$.`,
    }),
  ],
  example: {
    prompt: [say`In the pie above, 30 students come by car. How many come by bicycle?`],
    steps: [
      step`15 percent is 30 students. Divide to find one percent. | 30 -: 15 = 2`,
      step`The bicycles are 25 percent, so multiply by 25. | 25 xx 2 = 50`,
      step`Check: the whole is 200 in both ways. | 30/0.15 = 50/0.25 = 200`,
    ],
  },
};
