import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { workOut } from '../work-out';

/** Two digits: the first, their sum, the last. At difficulty 1 nothing is carried. */
export const eleven: Make = (random, difficulty) => {
  const [tens, ones] = [randomInteger(random, 2, 9), randomInteger(random, 1, 9)];
  const middle = tens + ones;
  if (middle > 9 === (difficulty === 1) || tens === ones) return eleven(random, difficulty);
  const number = tens * 10 + ones;
  const value = number * 11;
  return {
    prompt: workOut(random() < 0.5 ? `${number} xx 11` : `11 xx ${number}`),
    answer: numberAnswer(value, [
      ...(middle > 9
        ? ([
            [
              value - 100,
              `The middle is $${tens} + ${ones} = ${middle}$. Carry its ten to the left: ${tens} becomes ${tens + 1}.`,
            ],
            [
              Number(`${tens}${middle}${ones}`),
              `The middle is ${middle}. Only its last digit stays there; carry the ten to the left.`,
            ],
          ] as const)
        : []),
      [number * 10, `This is 10 times ${number}. One more ${number} is missing.`],
      [
        number * 10 + ones,
        `You added only ${ones}. 11 times is 10 times plus once: $${number * 10} + ${number}$.`,
      ],
      [number * 101, `This is 101 times ${number}. Put $${tens} + ${ones}$ in the middle.`],
      ...nearly(value),
    ]),
    solution: [
      step('11 times is 10 times plus one more.', `${number * 10} + ${number}`),
      step(`In the middle ${tens} and ${ones} meet.`, `${tens} + ${ones} = ${middle}`),
      middle > 9
        ? step(
            `Only ${middle % 10} stays in the middle. Its ten turns ${tens} into ${tens + 1}.`,
            `${number} xx 11 = ${value}`,
          )
        : step(`So write ${tens}, ${middle}, ${ones}.`, `${number} xx 11 = ${value}`),
    ],
  };
};

/** Three digits: neighbors add up. */
export const elevenOfThree: Make = (random, difficulty) => {
  const number = randomInteger(random, 123, 987);
  const [a = 0, b = 0, c = 0] = [...String(number)].map(Number);
  const carries = Number(a + b > 9) + Number(b + c > 9);
  if (c === 0 || carries !== difficulty - 3) return elevenOfThree(random, difficulty);
  const value = number * 11;
  return {
    prompt: workOut(`${number} xx 11`),
    answer: numberAnswer(value, [
      [
        a * 1000 + ((a + b) % 10) * 100 + ((b + c) % 10) * 10 + c,
        'A sum of neighboring digits is 10 or more. Carry its ten one place to the left.',
      ],
      [number * 10, `This is 10 times ${number}. One more ${number} is missing.`],
      [a * 1000 + (a + c) * 100 + c, `Add neighboring digits: $${a} + ${b}$ and $${b} + ${c}$.`],
      [value + 100, `Look at the hundreds: $${a} + ${b}$, and what comes from the right.`],
      [value - 10, `Look at the tens: $${b} + ${c}$.`],
      ...nearly(value),
    ]),
    solution: [
      step(
        '11 times is 10 times plus one more: each digit meets its neighbor.',
        `${number * 10} + ${number}`,
      ),
      step(`The last digit stays ${c}. For the tens add the last two.`, `${b} + ${c} = ${b + c}`),
      step('For the hundreds add the first two.', `${a} + ${b} = ${a + b}`),
      step(
        'Put them together. Carry a ten one place to the left.',
        `${a * 1000} + ${(a + b) * 100} + ${(b + c) * 10} + ${c} = ${value}`,
      ),
    ],
  };
};
