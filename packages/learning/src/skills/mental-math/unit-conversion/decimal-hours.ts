import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { decimal } from '../write-number';

/** A part of an hour: 45 minutes by quarters, 24 by tenths. */
function partStep(minutes: number) {
  const part = decimal(minutes, 60);
  const [name, size] = minutes % 15 === 0 ? ['quarter', 15] : ['tenth', 6];
  const count = decimal(minutes, size);
  return step(
    `A ${name} of an hour is ${size} minutes. ${part} is ${count === '1' ? 'one' : count} of them.`,
    `${count} xx ${size} = ${minutes}`,
  );
}

/** 2.75 hours is 165 minutes. At difficulty 2 the part is a quarter or some tenths. */
export const hoursToMinutes: Make = (random, difficulty) => {
  const hours = randomInteger(random, 1, 7);
  const over =
    difficulty === 2
      ? pick(random, [6, 12, 15, 18, 24, 30, 36, 42, 45, 48, 54])
      : 3 * randomInteger(random, 1, 19);
  const amount = decimal(hours * 60 + over, 60);
  const part = decimal(over, 60);
  const digits = Number(part.slice(2).padEnd(2, '0'));
  const value = hours * 60 + over;
  return {
    prompt: [
      say(
        pick(random, [
          `Convert ${amount} hours to minutes.`,
          `A battery lasts ${amount} hours. How many minutes is that?`,
          `A drive takes ${amount} hours. How many minutes is that?`,
        ]),
      ),
    ],
    answer: numberAnswer(
      value,
      [
        [decimal(Number(amount) * 100), 'You used 100 minutes for an hour. An hour has 60.'],
        [
          hours * 60 + digits,
          `${part} of an hour is not ${digits} minutes: it is ${part} of 60 minutes, so ${over}.`,
        ],
        [
          over,
          `This is only the part after the decimal point. The ${hours} ${hours === 1 ? 'hour is' : 'hours are'} missing.`,
        ],
        [hours * 60, `The ${part} hours after the decimal point are missing: ${over} minutes.`],
        ...nearly(value),
      ],
      'min',
    ),
    solution: [
      step('First the whole hours.', `${hours} xx 60 = ${hours * 60}`),
      partStep(over),
      step('Add both.', `${hours * 60} + ${over} = ${value}`),
    ],
  };
};

/** 105 minutes is 1.75 hours. */
export const minutesToHours: Make = (random) => {
  const hours = randomInteger(random, 1, 5);
  const over = 3 * randomInteger(random, 1, 19);
  const all = hours * 60 + over;
  const value = decimal(all, 60);
  const part = decimal(over, 60);
  return {
    prompt: [
      say(
        pick(random, [
          `Convert ${all} minutes to hours. Write a decimal.`,
          `A concert lasts ${all} minutes. How many hours is that? Write a decimal.`,
          `Someone works ${all} minutes and is paid by the hour. How many hours is that? Write a decimal.`,
        ]),
      ),
    ],
    answer: numberAnswer(
      value,
      [
        [
          `${hours}.${String(over).padStart(2, '0')}`,
          `That is hours and minutes with a decimal point between them. ${over} minutes is ${over} of 60: ${part} hours.`,
        ],
        [decimal(all, 100), 'You divided by 100. An hour has 60 minutes.'],
        [
          part,
          `This is what is left over. The ${hours === 1 ? 'whole hour is' : `${hours} whole hours are`} missing.`,
        ],
        [decimal(all, 6), 'The decimal point is one place off: divide by 60, not by 6.'],
        [all * 60, 'You multiplied. An hour is longer than a minute, so there are fewer of them.'],
      ],
      'h',
    ),
    solution: [
      step(`How many times does 60 go into ${all}?`, `${all} = ${hours} xx 60 + ${over}`),
      over % 15 === 0
        ? step(
            `A quarter of an hour is 15 minutes: count them, then take 0.25 for each.`,
            `${over / 15} xx 0.25 = ${part}`,
          )
        : step(
            'A tenth of an hour is 6 minutes.',
            `${over} -: 6 = ${decimal(over, 6)}, ${decimal(over, 6)} xx 0.1 = ${part}`,
          ),
      step('Add both.', `${hours} + ${part} = ${value}`),
    ],
  };
};
