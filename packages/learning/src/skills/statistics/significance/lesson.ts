import { areaBelow, percentOf, say, step, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`A coin shows 61 heads in 100 tosses. Is it unfair, or was it chance? Suppose that it is fair, and ask how often chance alone gives a result like that. For a fair coin, 50 heads are expected, and chance usually changes that by about $sqrt(100)/2 = 5$, the standard error.`,
    tryIt({
      question:
        'Drag the number of heads. When would a fair coin be that far off in fewer than 5 of 100 cases?',
      handles: [{ name: 'Heads', from: 51, to: 66, start: 61 }],
      show: (heads) => ({
        kind: 'normal-curve',
        mean: 50,
        deviation: 5,
        part: { from: 100 - heads, to: heads },
        outside: true,
      }),
      // Counts are whole numbers, so the bar of a number of heads begins half a head before it.
      says: (heads) =>
        `${heads} heads is $(${heads} - 50)/5 = ${(heads - 50) / 5}$ standard errors from 50. Chance alone goes at least that far in about ${percentOf(2 - 2 * areaBelow((heads - 50.5) / 5))} of 100 cases.`,
      at: (heads) => [[heads, 0]],
    }),
    say`About 95 of 100 fair coins stay within two standard errors. 61 is farther away: a fair coin is that far off, in either direction, in only about 4 of 100 cases. So the p-value is 0.04. If the p-value is below a level agreed on in advance, usually 5 percent, the result is called significant.`,
    say`So “significant” means that chance alone rarely does this. It does not mean that the coin is unfair with a probability of 96 percent. How likely that is also depends on how many coins are unfair in the first place. And “not significant” does not prove that there is nothing.`,
    say`“Significant” does not mean large or important, either. In a very large sample, even a tiny effect is significant. In a small sample, a large effect may be missed. Always ask how large the effect is.`,
    say`Every additional test gives chance another opportunity: of 20 tests without any effect, at a level of 5 percent, one is expected to be significant. After many tests, results must be tested again with new data.`,
  ],
  example: {
    prompt: [
      say`Somebody guesses the color of 400 cards, red or black, and is right 225 times. Is that more than two standard errors from what is expected?`,
    ],
    steps: [
      step`Half of the guesses are expected to be right by chance. | 400 -: 2 = 200`,
      step`Find the standard error. | sqrt(400)/2 = 20/2 = 10`,
      step`How many standard errors above the expected number is the result? | (225 - 200)/10 = 2.5`,
      step`That is more than 2, so chance alone rarely does that. But of 100 people who only guess, about two get more than 220 right by chance.`,
      step`Check: two standard errors above half is $200 + 2 xx 10 = 220$, and 225 is more.`,
    ],
  },
};
