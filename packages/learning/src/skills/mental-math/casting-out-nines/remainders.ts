import { numberAnswer, type Mistakes } from '../../making/answers';
import { formula, say } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { drawCalculation, type Calculation } from './calculation';

/** Of the remainders put together in another way than the numbers are. */
function mixedUp({ signs, remainders: [one = 0, another = 0, ...more], raw }: Calculation): Mistakes {
  const [sign] = signs;
  if (sign === '-') {
    return [
      [
        (9 - (raw % 9)) % 9,
        'You subtracted the first remainder from the second. It is the other way around.',
      ],
    ];
  }
  const rest = more.reduce((all, remainder) => all + remainder, 0);
  return sign === 'xx'
    ? [
        [
          (one + another + rest) % 9,
          'You added all the remainders. When numbers are multiplied, their remainders are multiplied too.',
        ],
      ]
    : [
        [
          (one * another + rest) % 9,
          'You multiplied the remainders. Here the numbers are added, so add the remainders.',
        ],
      ];
}

/** Without the result: from the remainders alone. */
export const remainderOf: Make = (random, difficulty) => {
  const calculation = drawCalculation(random, difficulty);
  const { math, numbers, remainders, raw, remainder, steps } = calculation;
  const slips: Mistakes = [
    [remainder + 1, 'Almost: one too large. Add the digits again.'],
    [remainder - 1, 'Almost: one too small. Add the digits again.'],
    [remainder + 2, 'Two too large. Add the digits again.'],
  ];
  return {
    prompt: [
      say('What remainder does this leave when it is divided by 9? You do not have to work it out.'),
      formula(math),
    ],
    answer: numberAnswer(
      remainder,
      [
        ...mixedUp(calculation),
        [raw, 'A remainder after dividing by 9 is at most 8. Add the digits again.'] as const,
        [
          9 - remainder,
          'This is the distance to the next multiple of 9. The remainder is the distance from the one before.',
        ] as const,
        [remainders[0] ?? 0, `This is the remainder of ${numbers[0]} alone.`] as const,
        ...slips,
      ].filter(([value]) => Number(value) >= 0),
    ),
    solution: steps,
  };
};
