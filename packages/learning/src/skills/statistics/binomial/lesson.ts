import { formula, picture, say, step, tidy, tryIt, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`A player hits each shot with probability 0.8, whatever happened before. How likely are exactly 2 hits in 3 shots? Look at one order first: hit, hit, miss has a probability of $0.8 xx 0.8 xx 0.2 = 0.128$.`,
    say`But the miss may also come first or second. Each of these 3 ways is equally likely, and no two of them can happen together. So add them: $3 xx 0.128 = 0.384$.`,
    formula`P("exactly " k) = "ways" xx p^k xx (1 - p)^(n - k)`,
    say`The number of ways is the number of groups: choose which $k$ of the $n$ trials succeed. For 2 of 4 that is $(4 xx 3)/(2 xx 1) = 6$. Here are all 16 results of four tosses of a coin, sorted by the number of heads.`,
    picture({
      kind: 'histogram',
      text: 'A histogram. Heads in four tosses: 0 in 1 way, 1 in 4 ways, 2 in 6 ways, 3 in 4 ways, 4 in 1 way.',
      axis: 'Heads in four tosses',
      touching: true,
      bars: [1, 4, 6, 4, 1].map((count, heads) => ({ label: String(heads), count })),
    }),
    tryIt({
      question: 'Four shots: change the probability of a hit. When are 2 hits most likely, and when are 4?',
      handles: [{ name: 'Probability of a hit', from: 0.1, to: 0.9, step: 0.1, start: 0.5 }],
      show: (p) => ({
        kind: 'histogram',
        axis: 'Hits in four shots, in percent',
        touching: true,
        bars: [1, 4, 6, 4, 1].map((ways, hits) => ({
          label: String(hits),
          count: 100 * ways * p ** hits * (1 - p) ** (4 - hits),
        })),
        scale: { from: 0, to: 70, step: 10 },
      }),
      says: (p) => {
        const miss = tidy(1 - p);
        return `Exactly 2 hits: $6 xx ${p}^2 xx ${miss}^2 = ${Number((6 * p ** 2 * miss ** 2).toFixed(4))}$. On average there are $4 xx ${p} = ${tidy(4 * p)}$.`;
      },
    }),
    say`At least one success is the opposite of no success, so its probability is $1 - (1 - p)^n$. On average there are $n xx p$ successes: of 10 shots, 8 are hits.`,
    say`All of this is true only if the number of trials is fixed, each trial has the same probability of success, and the trials are independent.`,
  ],
  example: {
    prompt: [
      say`Each of 5 seeds sprouts with probability 0.6, independently of the others. How likely is it that exactly 3 of them sprout? Answer as a percentage, rounded to one decimal place.`,
    ],
    steps: [
      step`In how many ways can 3 of 5 be chosen? | (5 xx 4 xx 3)/(3 xx 2 xx 1) = 10`,
      step`Each way has 3 successes and 2 failures. | 0.6^3 xx 0.4^2 = 0.03456`,
      step`Multiply. | 10 xx 0.03456 = 0.3456`,
      step`Rounded to one decimal place, this is 34.6 percent.`,
      step`Check: the expected number is $5 xx 0.6 = 3$, so 3 should be the most likely number.`,
    ],
  },
};
