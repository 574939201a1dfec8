import { moveArea, say, step, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`With 3 shirts and 2 pairs of pants, how many outfits can you wear? For each shirt there are 2 pairs of pants, so there are $3 xx 2 = 6$ outfits.`,
    moveArea({
      question: 'Take more or fewer shirts and pants. How many outfits does one more shirt add?',
      handles: [
        { name: 'Shirts', side: 'across', isAtEnd: true, from: 1, to: 6, start: 3 },
        { name: 'Pairs of pants', side: 'down', isAtEnd: true, from: 1, to: 4, start: 2 },
      ],
      room: [6, 4],
      sides: (shirts, pants) => [
        Array.from({ length: shirts }, () => 1),
        Array.from({ length: pants }, () => 1),
      ],
      sideLabel: () => '',
      label: () => '',
      says: (shirts, pants) =>
        `There are $${shirts} xx ${pants} = ${shirts * pants}$ outfits, one for each cell.`,
    }),
    say`For one choice and then another, multiply. This works for any number of choices.`,
    say`Five people can stand in a row in $5 xx 4 xx 3 xx 2 xx 1 = 120$ orders: any of 5 can be first, then 4 are left, then 3, and so on. This number is written $5!$ (“5 factorial”). If there are only two places, stop after two factors: $5 xx 4 = 20$.`,
    say`If the order does not matter, each group was counted once for each order of its members. Two people have 2 orders, so there are $20 / 2 = 10$ pairs. Three people have $3! = 6$ orders: divide by 6.`,
  ],
  example: {
    prompt: [say`How many groups of 3 can be chosen from 7 people?`],
    steps: [
      step`Choose one person after another: there are 7 choices, then 6, then 5. | 7 xx 6 xx 5 = 210`,
      step`Each group was counted in each of its orders. | 3 xx 2 xx 1 = 6`,
      step`Divide. | 210/6 = 35`,
      step`Check with fewer people: from 3 people there is one group of 3, and $(3 xx 2 xx 1)/6 = 1$.`,
    ],
  },
};
