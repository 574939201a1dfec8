import { formula, moveShare, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`A fair die lands on each of its six sides equally often. So the probability of each side is one sixth. If two sides are favorable, the probability that you get one of them is two sixths.`,
    formula`"probability" = "favorable outcomes" / "all outcomes"`,
    moveShare({
      question: 'Drag the end of the favorable sides. When is the probability one half?',
      handle: { name: 'Favorable sides', from: 0, to: 6, start: 2 },
      whole: 6,
      pieces: 6,
      label: 'A roll of a die',
      name: (place) => String(place + 1),
      says: (sides) =>
        `${sides} of 6 ${sides === 1 ? 'outcome is' : 'outcomes are'} favorable, so the probability is $${sides}/6$. The probability of the others is $1 - ${sides}/6 = ${6 - sides}/6$.`,
    }),
    say`The outcomes must be equally likely. Red and blue are two outcomes, but with 3 red and 5 blue balls they are not equally likely. So count the balls, not the colors.`,
    say`A probability is between 0 (it never happens) and 1 (it always happens). All the outcomes together have probability 1. So the probability that something does not happen is $1 - p$.`,
  ],
  example: {
    prompt: [
      say`A bag holds 3 red, 5 blue and 4 white balls. You take one without looking. How likely is it that the ball is not blue?`,
    ],
    steps: [
      step`Count all the balls: each is equally likely. | 3 + 5 + 4 = 12`,
      step`Count the ones that are not blue. | 3 + 4 = 7`,
      step`Divide. | 7/12`,
      step`Check: the probability of blue is $5/12$, and $5/12 + 7/12 = 1$.`,
    ],
  },
};
