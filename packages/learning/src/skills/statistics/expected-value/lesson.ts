import { formula, say, step, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`A wheel has ten equal parts: one pays 20 dollars, three pay 5 dollars each, and six pay nothing. What does a spin pay?`,
    tryIt({
      question:
        'Drag the end of the parts that pay 20 dollars. How many does it take until a spin pays more than 4 dollars on average?',
      handles: [{ name: 'Parts that pay 20', from: 0, to: 7, start: 1 }],
      show: (parts) => ({
        kind: 'bar-model',
        bars: [
          {
            label: 'Ten spins, each part once',
            parts: Array.from({ length: 10 }, (_, index) => {
              const won = index < parts ? 20 : index < parts + 3 ? 5 : 0;
              return { size: 1, label: String(won), marked: won > 0 };
            }),
          },
        ],
      }),
      says: (parts) =>
        `$(${parts} xx 20 + 3 xx 5)/10 = ${20 * parts + 15}/10 = ${(20 * parts + 15) / 10}$ dollars per spin.`,
      at: (parts) => [[parts, 0]],
    }),
    say`No single spin pays 3.50 dollars. But in ten spins, each part comes up about once. That pays $20 + 3 xx 5 = 35$ dollars, or 3.50 dollars per spin. This is the expected value: the mean of very many spins.`,
    formula`E = "sum of probability" xx "value"`,
    say`It is a weighted mean. The weights are the probabilities, and they add up to 1. Do not forget the outcomes that pay nothing. Outcomes that cost something count with a minus sign.`,
    say`A game is fair if it costs as much as it pays on average. Then the expected gain is 0.`,
  ],
  example: {
    prompt: [say`One spin of the wheel above costs 4 dollars. What do you gain or lose on average?`],
    steps: [
      step`Multiply each prize by its probability. | 1/10 xx 20 + 3/10 xx 5 + 6/10 xx 0 = 3.5`,
      step`Subtract the price. | 3.5 - 4 = -0.5`,
      step`On average you lose 50 cents per spin.`,
      step`Check with ten spins: they pay 35 dollars and cost 40. | (35 - 40)/10 = -0.5`,
    ],
  },
};
