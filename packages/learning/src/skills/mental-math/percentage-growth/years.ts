import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { people, pick } from '../../making/draw';
import { decimal } from '../write-number';

/** Growth on growth: two years, at difficulty 5 three. */
export const twoYears: Make = (random, difficulty) => {
  const percent = pick(random, difficulty === 3 ? [10, 20, 50] : [5, 10, 20, 30]);
  const count = difficulty === 5 ? 3 : 2;
  const unit = percent % 10 === 0 ? 100 : 400;
  const start = unit * randomInteger(random, 2, 9) * (count === 3 ? 10 : 1);
  const factor = decimal(100 + percent, 100);
  const values = Array.from({ length: count + 1 }, (_, year) =>
    decimal(start * (100 + percent) ** year, 100 ** year),
  );
  // Bees are whole.
  if (values.some((after) => after.includes('.'))) return twoYears(random, difficulty);
  const value = values[count] ?? '';
  const [who = ''] = people(random, 1);
  const years = count === 3 ? 'three' : 'two';
  return {
    prompt: [
      say(
        pick(random, [
          `A colony of ${start} bees grows by ${percent}% each month. How many bees are there after ${years} months?`,
          `A forum has ${start} members. Each month its membership grows by ${percent}%. How many members are there after ${years} months?`,
          // No account pays 50 percent.
          ...(percent <= 10
            ? [
                `${who} saves ${start} dollars at ${percent}% interest a year, which stays in the account. How many dollars are there after ${years} years?`,
              ]
            : []),
        ]),
      ),
    ],
    answer: numberAnswer(value, [
      [
        decimal(start * (100 + percent * count), 100),
        `You took ${percent}% of ${start} each time. After the first time, the growth is a percentage of a larger number.`,
      ],
      [decimal(start * (100 + percent), 100), `This is after one time. Multiply by ${factor} again.`],
      [decimal(Number(value) - start), 'This is what was added. The question asks for the total.'],
      [decimal(start + percent * count), `${percent}% is not ${percent}: it is ${percent} out of every 100.`],
      [decimal(Number(value) * 1.1), 'This is too much. Multiply by the factor once for each time.'],
    ]),
    solution: [
      step('Find the growth factor.', `1 + ${decimal(percent, 100)} = ${factor}`),
      ...values
        .slice(1)
        .map((after, index) =>
          step(
            index === 0 ? 'After the first time.' : `The next ${percent}% is of ${values[index] ?? ''}.`,
            `${values[index] ?? ''} xx ${factor} = ${after}`,
          ),
        ),
    ],
  };
};

/** The rule of 72. */
export const doubling: Make = (random, difficulty) => {
  const percent = pick(random, difficulty === 2 ? [2, 3, 4, 6, 8, 9] : [3, 4, 6, 8, 9, 12]);
  const times = difficulty === 2 ? 1 : pick(random, [1, 2]);
  const once = 72 / percent;
  const value = once * times;
  const start = pick(random, [500, 800, 1000, 1500, 3000]);
  const end = start * 2 ** times;
  return {
    prompt: [
      say(
        `${start} dollars grow by ${percent}% a year, with compound interest. Use the rule of 72: after about how many years will there be ${end} dollars?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        decimal(Math.round((100 * (2 ** times - 1)) / percent)),
        `You took ${percent}% of ${start} each year. With compound interest it is faster: divide 72.`,
      ],
      [
        decimal(once * (times === 1 ? 2 : 1)),
        times === 1
          ? 'This is for doubling twice.'
          : `This is for doubling once. ${end} is ${start} doubled twice.`,
      ],
      [
        once * 4,
        times === 1
          ? 'Divide 72 by the percentage once.'
          : 'To become 4 times as much it doubles twice, not 4 times.',
      ],
      [72 * percent, 'You multiplied. The faster it grows, the fewer years it takes: divide.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        'How many times does it double?',
        times === 1 ? `${start} xx 2 = ${end}` : `${start} xx 2 xx 2 = ${end}`,
      ),
      step('The rule of 72: divide 72 by the percentage.', `72 -: ${percent} = ${once}`),
      ...(times > 1 ? [step('It doubles twice.', `2 xx ${once} = ${value}`)] : []),
      step('Why 72 and not 100? Each year, the interest earns interest too, so it is faster.'),
    ],
  };
};
