import { numberAnswer, type Mistakes } from '../../making/answers';
import { formula, say } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { drawCalculation, type Calculation } from './calculation';

/** Of the remainders put together in another way than the numbers are. */
function mixedUp({ signs, remainders: [one = 0, another = 0, ...more], raw }: Calculation): Mistakes {
  const [sign] = signs;
  if (sign === '-') {
    return [
      [(9 - (raw % 9)) % 9, 'You took the first remainder from the second. It is the other way around.'],
    ];
  }
  const rest = more.reduce((all, remainder) => all + remainder, 0);
  return sign === 'xx'
    ? [
        [
          (one + another + rest) % 9,
          'You added all remainders. Numbers that are multiplied have theirs multiplied.',
        ],
      ]
    : [[(one * another + rest) % 9, 'You multiplied remainders. Here the numbers are added, so add theirs.']];
}

/** Without the result: from the remainders alone. */
export const remainderOf: Make = (random, difficulty) => {
  const calculation = drawCalculation(random, difficulty);
  const { math, numbers, remainders, raw, remainder, steps } = calculation;
  const slips: Mistakes = [
    [remainder + 1, 'Nearly: one too large. Add the digits once more.'],
    [remainder - 1, 'Nearly: one too small. Add the digits once more.'],
    [remainder + 2, 'Two too large. Add the digits once more.'],
  ];
  return {
    prompt: [
      say('What remainder does this leave when it is divided by 9? You need not work it out.'),
      formula(math),
    ],
    answer: numberAnswer(
      remainder,
      [
        ...mixedUp(calculation),
        [raw, 'A remainder by 9 is at most 8. Add the digits once more.'] as const,
        [
          9 - remainder,
          'This is missing to the next multiple of 9. The remainder is over the one before.',
        ] as const,
        [remainders[0] ?? 0, `This is the remainder of ${numbers[0]} alone.`] as const,
        ...slips,
      ].filter(([value]) => Number(value) >= 0),
    ),
    solution: steps,
  };
};
