import { randomInteger } from 'shared-puzzle-engine';
import { choiceAnswer, nearly, numberAnswer } from '../../algebra/answers';
import { say, step } from '../../algebra/blocks';
import type { Make } from '../../algebra/by-difficulty';
import { pick } from '../../algebra/draw';
import { tidy } from '../data';

/** People asked, and the margin of error in percentage points. */
const MARGINS = [
  [25, 20],
  [100, 10],
  [400, 5],
  [625, 4],
  [1600, 2.5],
  [2500, 2],
  [10000, 1],
] as const;

const RULE = 'Take the margin of error as $1/sqrt(n)$.';

export const margin: Make = (random) => {
  const [asked, value] = pick(random, MARGINS);
  const root = Math.sqrt(asked);
  return {
    prompt: [say(`A fair sample has ${asked} people. ${RULE} How many percentage points is it?`)],
    answer: numberAnswer(
      value,
      [
        [tidy(100 / asked), 'You divided by the number of people. Divide by its square root.'],
        [root, 'This is the square root. Divide 1 by it, and write percent.'],
        [tidy(1 / root), 'This is the margin as a decimal. As percent it is 100 times as much.'],
        [2 * value, 'The margin goes so far to each side. Both sides together are twice as much.'],
        [value / 2, 'This is half of it. Divide 100 by the square root.'],
      ],
      '%',
    ),
    solution: [
      step('Find the square root.', `sqrt(${asked}) = ${root}`),
      step('Divide 1 by it, and write percent.', `1/${root} = ${value / 100} = ${value} %`),
    ],
  };
};

/** One end of what is probably true; at difficulty 5 as a number of people. */
export const endOfRange: Make = (random, difficulty) => {
  const [asked, off] = pick(random, MARGINS);
  const share = randomInteger(random, 25, 75);
  const upper = random() < 0.5;
  const isCount = difficulty > 3;
  const count = (share * asked) / 100;
  if (!Number.isInteger(count) || share === 50) return endOfRange(random, difficulty);
  const value = upper ? share + off : share - off;
  const yes = isCount ? `${count} say yes` : `${share} percent say yes`;
  return {
    prompt: [
      say(
        `Of ${asked} people in a fair sample, ${yes}. ${RULE} How many percent of all people say yes at ${upper ? 'most' : 'least'}, within this margin?`,
      ),
    ],
    answer: numberAnswer(
      value,
      [
        [upper ? share - off : share + off, `This is the other end.`],
        [share, 'This is the result of the sample. The truth may lie beside it, by the margin.'],
        [
          tidy(upper ? share + off / 2 : share - off / 2),
          'The whole margin goes to each side, not half of it.',
        ],
        [off, 'This is the margin. Count it from the result of the sample.'],
        ...nearly(value),
      ],
      '%',
    ),
    solution: [
      ...(isCount ? [step('The result of the sample in percent.', `${count}/${asked} = ${share} %`)] : []),
      step('The margin of error.', `1/sqrt(${asked}) = 1/${Math.sqrt(asked)} = ${off} %`),
      step(`Go ${upper ? 'up' : 'down'} by it.`, `${share} ${upper ? '+' : '-'} ${off} = ${value}`),
    ],
  };
};

/** How many people must be asked for a margin. */
export const peopleNeeded: Make = (random) => {
  const off = pick(random, [20, 10, 5, 4, 2, 1]);
  const root = 100 / off;
  const value = root * root;
  return {
    prompt: [
      say(
        `A margin of error of ${off} percentage point${off === 1 ? '' : 's'} is wanted. ${RULE} How many people must be asked?`,
      ),
    ],
    answer: numberAnswer(value, [
      [root, `This is the square root of the number. Square it.`],
      [100 * root, `You multiplied by 100. Square ${root} instead.`],
      [off * off, 'You squared the margin. First divide 100 by it.'],
      [2 * value, 'The margin goes to each side already. Do not ask twice as many.'],
      [4 * value, 'This gives half of the margin.'],
    ]),
    solution: [
      step(`The margin as a fraction.`, `${off}/100 = 1/${root}`),
      step(`So the square root of the number is ${root}.`, `sqrt(n) = ${root}`),
      step('Square it.', `n = ${root}^2 = ${value}`),
    ],
  };
};

/** The margin shall be some times smaller: the sample must grow by the square. */
export const smallerMargin: Make = (random) => {
  const asked = 50 * randomInteger(random, 2, 12);
  const times = randomInteger(random, 2, 5);
  const value = asked * times * times;
  const part = ['half', 'a third', 'a quarter', 'a fifth'][times - 2] ?? '';
  return {
    prompt: [
      say(
        `A poll asked ${asked} people. The next one shall have ${part} of its margin of error. How many people must be asked?`,
      ),
    ],
    answer: numberAnswer(value, [
      [asked * times, `With ${times} times as many, the margin only shrinks by the square root of ${times}.`],
      [(times - 1) * asked, `The number must grow by the square of ${times}.`],
      [asked + times * times, 'You added. The number is multiplied.'],
      [asked * times * times * 2, `The square of ${times} is enough.`],
      [tidy(asked / times), 'Fewer people make the margin larger.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `The margin is one by the square root of the number. So the root must be ${times} times as large.`,
      ),
      step('Then the number itself is multiplied by the square.', `${times}^2 = ${times * times}`),
      step('Multiply.', `${asked} xx ${times * times} = ${value}`),
    ],
  };
};

/** Is a change more than chance? */
export const realChange: Make = (random) => {
  const [asked, off] = pick(random, MARGINS.slice(1, 6) as unknown as typeof MARGINS);
  const before = randomInteger(random, 30, 60);
  const isReal = random() < 0.5;
  const change = isReal ? 2 * off + randomInteger(random, 2, 5) : Math.max(1, Math.floor(off) - 1);
  const after = before + change;
  const texts = [
    'The ranges do not meet: the share has really grown',
    'The ranges overlap: it may be chance alone',
    'It has surely grown, for the second number is larger',
    'Nothing can be said, for not all people were asked',
  ] as const;
  const range = (share: number) => `${share} - ${off} = ${share - off}, ${share} + ${off} = ${share + off}`;
  return {
    prompt: [
      say(
        `Two fair samples of ${asked} people each: first ${before} percent say yes, a year later ${after} percent. ${RULE} What follows?`,
      ),
    ],
    answer: choiceAnswer(
      texts[isReal ? 0 : 1],
      [
        isReal
          ? [
              texts[1],
              `From ${before - off} to ${before + off}, and from ${after - off} to ${after + off}: these do not meet.`,
            ]
          : [
              texts[0],
              `From ${before - off} to ${before + off}, and from ${after - off} to ${after + off}: these overlap.`,
            ],
        [texts[2], 'Each sample is off by chance. Compare the ranges, not only the results.'],
        [texts[3], 'A fair sample does say something: the truth is probably within the margin.'],
      ],
      random,
    ),
    solution: [
      step('The margin of error of each sample.', `1/sqrt(${asked}) = ${off} %`),
      step('The range of the first.', range(before)),
      step('The range of the second.', range(after)),
      step(`${texts[isReal ? 0 : 1]}.`),
    ],
  };
};
