import { picture, say, step, tidy, tryIt, type Lesson } from '../builder';
import { barChart } from './chart';

const BARS = [
  { label: 'Ashford', count: 100 },
  { label: 'Brook', count: 110 },
  { label: 'Oakley', count: 120 },
];

export const lesson: Lesson = {
  idea: [
    say`A bar chart has one bar for each group, and its length says how many. To read a bar, go from its top straight to the axis, and look at how far apart the lines are: here, neighboring lines are 20 tickets apart.`,
    picture(barChart({ axis: 'Tickets sold', bars: BARS, scale: { from: 0, to: 120, step: 20 } })),
    say`The bar for Brook ends halfway between 100 and 120, at 110. “How many more” is a difference, so subtract. “How many times as many” is a quotient, so divide.`,
    say`Bars are compared by their length. That is fair only if the axis begins at 0: then a bar that is twice as long means twice as many. Here are the same numbers, with an axis that begins at 90.`,
    picture(barChart({ axis: 'Tickets sold', bars: BARS, scale: { from: 90, to: 120, step: 5 } })),
    say`Now Oakley looks three times as good as Ashford. But the first 90 tickets are cut off every bar. Look at the axis first, and compare the numbers, not the pictures.`,
    tryIt({
      question:
        'Move the start of the axis up. What happens to the bars, although the numbers stay the same?',
      handles: [{ name: 'The axis begins at', from: 0, to: 80, step: 20, start: 0 }],
      show: (from) => barChart({ axis: 'Tickets sold', bars: BARS, scale: { from, to: 120, step: 20 } }),
      says: (from) =>
        `Oakley’s bar looks ${tidy((120 - from) / (100 - from))} times as long as Ashford’s. The numbers say 1.2 times.`,
    }),
  ],
  example: {
    prompt: [say`How many times as many tickets did Oakley really sell as Ashford?`],
    steps: [
      step`Read both bars: Oakley sold 120, and Ashford sold 100.`,
      step`Divide. | 120 -: 100 = 1.2`,
      step`That is a fifth more, not three times as many.`,
      step`Check in the first chart: there the bar for Oakley is only a little longer.`,
    ],
  },
};
