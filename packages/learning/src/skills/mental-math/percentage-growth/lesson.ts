import { say, step, tryIt, type Lesson } from '../builder';

const tidy = (number: number) => Number(number.toFixed(4));

export const lesson: Lesson = {
  idea: [
    say`An increase of 20% means that what was 100 is now 120, so multiply by 1.2. A decrease of 20% leaves 80, so multiply by 0.8. This number is the growth factor.`,
    tryIt({
      question:
        'Change how much the price rises. It then falls by the same percentage. Does it come back to 100?',
      handles: [{ name: 'Percentage', from: 5, to: 50, step: 5, start: 20, unit: '%' }],
      show: (percent) => {
        const lost = percent * (1 + percent / 100);
        return {
          kind: 'bar-model',
          longest: 150,
          bars: [
            { label: 'Start', parts: [{ size: 100, label: '100' }] },
            {
              label: `${percent}% more`,
              parts: [
                { size: 100, label: '100' },
                { size: percent, label: `+${percent}`, marked: true },
              ],
            },
            {
              label: `then ${percent}% less`,
              parts: [
                { size: 100 + percent - lost, label: String(tidy(100 + percent - lost)) },
                { size: lost, label: `-${tidy(lost)}`, marked: true },
              ],
            },
          ],
        };
      },
      says: (percent) => {
        const [up, down] = [1 + percent / 100, 1 - percent / 100];
        return `$${up} xx ${tidy(down)} = ${tidy(up * down)}$, so only ${tidy(100 * up * down)} of 100 is left.`;
      },
      at: (percent) => [[100 + percent, 1]],
    }),
    say`Do not add percentages of different wholes. An increase of 20% and then a decrease of 20% does not lead back to the start: the decrease is 20% of 120, which is 24. Multiply the factors instead: $1.2 xx 0.8 = 0.96$, so 4% is lost.`,
    say`To go back, divide by the factor. A price after an increase of 25% is 1.25 times the old price, so the old price is the new price divided by 1.25.`,
    say`How long does doubling take? Divide 72 by the percentage: at 6% a year it takes about $72 -: 6 = 12$ years. Each year, the growth also applies to what earlier years have added.`,
  ],
  example: {
    prompt: [say`200 grows by 10% a year. How much is it after two years?`],
    steps: [
      step`Find the factor for one year. | 1 + 0.1 = 1.1`,
      step`Multiply to find the amount after the first year. | 200 xx 1.1 = 220`,
      step`In the second year, the increase is 10% of 220, not of 200. | 220 xx 1.1 = 242`,
      step`Check: twice 10% of 200 would be 40. The other 2 are 10% of the first 20.`,
    ],
  },
};
