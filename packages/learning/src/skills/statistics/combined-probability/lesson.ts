import { moveArea, say, step, tidy, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`You flip a coin and roll a die. How likely is it that you get heads and a 6? Half of the time the coin shows heads, and one sixth of those times the die shows a 6: a sixth of a half.`,
    moveArea({
      question:
        'The width is cut at the probability of one event, and the height at the probability of another. Make the corner where both happen a quarter of the square.',
      handles: [
        { name: 'Probability of one event', side: 'across', from: 0.1, to: 0.9, step: 0.1, start: 0.2 },
        { name: 'Probability of the other', side: 'down', from: 0.1, to: 0.9, step: 0.1, start: 0.5 },
      ],
      room: [1, 1],
      sides: (one, other) => [
        [one, 1 - one],
        [other, 1 - other],
      ],
      says: (one, other) =>
        `The probability that both happen is $${one} xx ${other} = ${tidy(one * other)}$, a part of a part.`,
    }),
    say`For one event and then another, multiply, because it is a part of a part: $1/2 xx 1/6 = 1/12$.`,
    say`For one event or another, add, if they cannot both happen. The probability of heads and 6, or tails and 1, is $1/12 + 1/12$.`,
    say`If the first ball is not put back, the second draw is from a smaller bag. Count again: there is one fewer ball in all, and one fewer of the color that was drawn.`,
    say`“At least one” is the opposite of “none.” It is often quicker to find the probability of none and subtract it from 1.`,
  ],
  example: {
    prompt: [
      say`A bag holds 4 red and 6 blue balls. You take two without putting the first one back. How likely is it that both are red?`,
    ],
    steps: [
      step`Find the probability that the first ball is red: 4 of 10 balls are. | 4/10`,
      step`Now 9 balls are left, 3 of them red. | 3/9`,
      step`Multiply, because both must happen. | 4/10 xx 3/9 = 12/90 = 2/15`,
      step`Check: this is less likely than one red ball, and less likely than if the first ball is put back, $4/10 xx 4/10 = 4/25$.`,
    ],
  },
};
