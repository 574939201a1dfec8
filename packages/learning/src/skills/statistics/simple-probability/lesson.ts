import { formula, moveShare, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`A fair die lands on each of its six sides equally often. So each side has a chance of one sixth. If two sides are good for you, your chance is two sixths.`,
    formula`"probability" = "outcomes that fit" / "all outcomes"`,
    moveShare({
      question: 'Drag the end of the sides that are good for you. When is your chance a half?',
      handle: { name: 'Sides that are good for you', from: 0, to: 6, start: 2 },
      whole: 6,
      pieces: 6,
      label: 'A roll of a die',
      name: (place) => String(place + 1),
      says: (sides) =>
        `${sides} of 6 ${sides === 1 ? 'outcome fits' : 'outcomes fit'}, so the probability is $${sides}/6$. The rest has $1 - ${sides}/6 = ${6 - sides}/6$.`,
    }),
    say`The outcomes must be equally likely. Red and blue are two outcomes, but with 3 red and 5 blue balls they are not equally likely: so count the balls, not the colors.`,
    say`A probability lies between 0 (it never happens) and 1 (it always happens). All the outcomes together have probability 1. So the probability that something does not happen is the rest: $1 - p$.`,
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
