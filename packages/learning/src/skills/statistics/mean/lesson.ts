import { formula, moveValues, picture, say, step, total, type Lesson } from '../builder';

export const lesson: Lesson = {
  idea: [
    say`The mean is the fair share: what each person would have if everything were put together and shared equally.`,
    picture({
      kind: 'histogram',
      text: 'Three bars of coins: Ann has 2, Ben has 3, Cal has 7. Leveled out, each would have 4.',
      axis: 'Coins',
      touching: false,
      bars: [
        { label: 'Ann', count: 2 },
        { label: 'Ben', count: 3 },
        { label: 'Cal', count: 7 },
      ],
    }),
    say`Together they have 12 coins. Shared equally, each of the three gets 4. So the mean is 4.`,
    formula`"mean" = "sum" / "how many"`,
    say`The distances above and below the mean balance: Cal is 3 above the mean, Ann is 2 below, and Ben is 1 below. The distances above always add up to the distances below.`,
    say`So you can find the sum from the mean: multiply the mean by how many numbers there are. With the sum, you can find a missing number.`,
    moveValues({
      question:
        'The triangle is the mean: there the line balances. Drag two of the dots so that the mean stays where it is.',
      values: [2, 3, 7],
      ends: [0, 12],
      marks: (...coins) => [{ at: total(coins) / 3, label: 'mean' }],
      says: (...coins) => {
        const sum = total(coins);
        return `$(${coins.join(' + ')})/3 = ${sum}/3 ${sum % 3 === 0 ? '=' : '~~'} ${Number((sum / 3).toFixed(2))}$: this is the mean.`;
      },
    }),
  ],
  example: {
    prompt: [say`The mean of four numbers is 6. Three of them are 3, 8 and 9. Find the fourth.`],
    steps: [
      step`Find the sum of four numbers with a mean of 6. | 4 xx 6 = 24`,
      step`Add the three numbers that you know. | 3 + 8 + 9 = 20`,
      step`The fourth makes up the rest. | 24 - 20 = 4`,
      step`Check: find the mean of all four. | (3 + 8 + 9 + 4)/4 = 24/4 = 6`,
    ],
  },
};
