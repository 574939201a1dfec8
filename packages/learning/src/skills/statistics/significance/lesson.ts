import { areaBelow, percentOf, say, step, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`A coin shows 61 heads in 100 tosses. Is it unfair, or was it chance? Suppose that it is fair, and ask how often chance alone goes so far. Here is what fair coins do: half of 100 is expected, and chance usually moves that by about $sqrt(100)/2 = 5$, the standard error.`,
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
        `${heads} heads: $(${heads} - 50)/5 = ${(heads - 50) / 5}$ standard errors from 50. Chance alone goes at least that far in about ${percentOf(2 - 2 * areaBelow((heads - 50.5) / 5))} of 100 cases.`,
      at: (heads) => [[heads, 0]],
    }),
    say`About 95 of 100 fair coins stay within two standard errors. 61 lies outside: a fair coin is so far off, to either side, in only about 4 of 100 cases. This is the p-value, 0.04. If it is below a level agreed on before, usually 5 percent, the result is called significant.`,
    say`So “significant” means: chance alone seldom does this. It does not mean that the coin is unfair with a probability of 96 percent; how likely that is also depends on how many coins are unfair at all. And “not significant” does not prove that there is nothing.`,
    say`Nor does it mean large or important. With very many data, even a tiny effect is significant; with few, a large one may be missed. Always ask how large the effect is.`,
    say`And every test gives chance another try: of 20 tests without any effect, at a level of 5 percent, one is expected to be significant. Whoever tests a lot must test again what was found.`,
  ],
  example: {
    prompt: [
      say`Somebody guesses the color of 400 cards, red or black, and is right 225 times. Does that lie beyond two standard errors?`,
    ],
    steps: [
      step`By chance alone, half are expected. | 400 -: 2 = 200`,
      step`Find the standard error. | sqrt(400)/2 = 20/2 = 10`,
      step`How many standard errors is it above that? | (225 - 200)/10 = 2.5`,
      step`That is more than 2: chance alone seldom does that. But of 100 people who only guess, about two get beyond 220 by chance.`,
      step`Check: two standard errors above half is $200 + 2 xx 10 = 220$, and 225 is more.`,
    ],
  },
};
