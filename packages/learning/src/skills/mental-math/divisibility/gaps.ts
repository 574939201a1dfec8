import { randomInteger, type Random } from 'shared-puzzle-engine';
import { numberAnswer, type Mistakes } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { PARTS, seen, type Rule } from './rules';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface Gap {
  /** With a question mark in the gap: "47?2". */
  readonly text: string;
  readonly filled: (digit: number) => number;
  readonly fitting: readonly number[];
}

function drawGap(random: Random, divisor: number, length: number): Gap {
  const digits = Array.from({ length }, () => randomInteger(random, 1, 9));
  const place = randomInteger(random, 1, length - 1);
  const filled = (digit: number) =>
    Number(digits.map((given, index) => (index === place ? digit : given)).join(''));
  const text = digits.map((given, index) => (index === place ? '?' : given)).join('');
  return { text, filled, fitting: DIGITS.filter((digit) => filled(digit) % divisor === 0) };
}

/** The sum of digits, or plus and minus in turn, with a 0 in the gap. */
const slips = (value: number, reason: (digit: number) => string): Mistakes =>
  [1, 9, 2, 8].map((more) => [(value + more) % 10, reason((value + more) % 10)]);

/** Exactly one digit fits. */
export const gap: Make = (random, difficulty) => {
  const rule: Rule = difficulty === 2 ? 9 : pick(random, [9, 11] as const);
  const { text, filled, fitting } = drawGap(random, rule, difficulty + 1);
  const [value] = fitting;
  if (value === undefined || fitting.length > 1) return gap(random, difficulty);
  const without = seen(filled(0), rule).value;
  const done = seen(filled(value), rule);
  return {
    prompt: [say(`A digit is missing: ${text}. Which digit makes the number divisible by ${rule}?`)],
    answer: numberAnswer(value, [
      ...(rule === 9
        ? ([
            [
              without % 9,
              `The digits so far add up to ${without}. That leaves a remainder of ${without % 9}: ask how much is needed to reach the next multiple of 9.`,
            ],
          ] as const)
        : ([[(11 - value) % 11, 'A sign is wrong. From the right it is plus, minus, plus.']] as const).filter(
            ([digit]) => digit < 10,
          )),
      ...slips(
        value,
        (digit) =>
          `With ${digit} in the gap you get ${seen(filled(digit), rule).value}. This is not divisible by ${rule}.`,
      ),
    ]),
    solution: [
      step(`${done.text}. With 0 in the gap you get ${without}.`),
      step(
        `Look for the digit that makes it divisible by ${rule}: ${value}.`,
        `${done.math} = ${done.value}`,
      ),
      step(`Check: $${filled(value)} = ${rule} xx ${filled(value) / rule}$.`),
    ],
  };
};

/** Several digits fit one rule; both rules together leave fewer. */
export const largestInGap: Make = (random, difficulty) => {
  const divisor = pick(random, difficulty === 4 ? [6, 12, 15] : [12, 24, 18]);
  const rules = PARTS[divisor] ?? [];
  const { text, filled, fitting } = drawGap(random, divisor, difficulty === 4 ? 4 : 5);
  const value = fitting.at(-1);
  const fits = rules.map((rule) => DIGITS.filter((digit) => filled(digit) % rule === 0));
  const isHard = fits.every((digits) => digits.length < 10 && digits.at(-1) !== undefined);
  if (value === undefined || value === 0 || !isHard) return largestInGap(random, difficulty);
  const wrongOf = (digit: number) => {
    const failed = rules.find((rule) => filled(digit) % rule !== 0);
    return failed
      ? `With ${digit} the number is not divisible by ${failed}, so not by ${divisor}.`
      : `${digit} fits, but a larger digit fits too.`;
  };
  const tempting = [...fits.map((digits) => digits.at(-1) ?? 0), ...fitting, ...DIGITS.toReversed()];
  return {
    prompt: [
      say(
        `A digit is missing: ${text}. Which is the largest digit that makes the number divisible by ${divisor}?`,
      ),
    ],
    answer: numberAnswer(
      value,
      tempting
        .filter((digit) => digit !== value)
        .slice(0, 9)
        .map((digit) => [digit, wrongOf(digit)]),
    ),
    solution: [
      step(
        `Divisible by ${divisor} means divisible by ${rules.join(' and by ')}, which share no factor.`,
        `${divisor} = ${rules.join(' xx ')}`,
      ),
      ...rules.map((rule, place) =>
        step(
          `${seen(filled(0), rule).text}. These digits work for ${rule}: ${fits[place]?.join(', ') ?? ''}.`,
        ),
      ),
      step(
        `Both rules allow ${fitting.join(', ')}. The largest is ${value}.`,
        `${filled(value)} = ${divisor} xx ${filled(value) / divisor}`,
      ),
    ],
  };
};
