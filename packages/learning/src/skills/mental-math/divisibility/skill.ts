import {
  ask,
  choiceAnswer,
  defineSkill,
  nearly,
  numberAnswer,
  step,
  wrong,
  type Draw,
  type Make,
  type Mistakes,
} from '../builder';
import { lesson } from './lesson';

type Rule = 2 | 3 | 4 | 5 | 8 | 9 | 11;

/** Divisors that combine two rules without a common factor. */
const PARTS: Readonly<Record<number, readonly Rule[]>> = {
  3: [3],
  4: [4],
  6: [2, 3],
  8: [8],
  9: [9],
  11: [11],
  12: [4, 3],
  15: [5, 3],
  18: [2, 9],
  24: [8, 3],
  36: [4, 9],
  45: [5, 9],
};

const digitsOf = (number: number) => [...String(number)].map(Number);

/** From the right: plus, minus, plus. */
function inTurn(number: number): { math: string; value: number } {
  const digits = digitsOf(number).reverse();
  const value = digits.reduce((all, digit, index) => all + (index % 2 === 0 ? digit : -digit), 0);
  return {
    math: digits
      .map((digit, index) => (index === 0 ? `${digit}` : `${index % 2 === 0 ? '+' : '-'} ${digit}`))
      .join(' '),
    value,
  };
}

/** The smaller number with the same remainder that the rule looks at. The text continues with "of" and the number. */
function seen(number: number, rule: Rule): { math: string; value: number; text: string } {
  if (rule === 11)
    return { ...inTurn(number), text: 'Going from the right, alternately add and subtract the digits' };
  if (rule === 3 || rule === 9) {
    const digits = digitsOf(number);
    return {
      math: digits.join(' + '),
      value: digits.reduce((all, digit) => all + digit, 0),
      text: 'Add the digits',
    };
  }
  const places = { 2: 1, 5: 1, 4: 2, 8: 3 }[rule];
  const value = number % 10 ** places;
  const which = ['last digit', 'last two digits', 'last three digits'][places - 1] ?? '';
  return { math: String(value), value, text: `Look at the ${which}` };
}

/** The result of the rule for the number, and why. */
function verdict(number: number, rule: Rule): string {
  const { value, text } = seen(number, rule);
  const rest = ((value % rule) + rule) % rule;
  return `${text} of ${number}: ${value} is ${rest === 0 ? '' : 'not '}divisible by ${rule}.`;
}

const RULES = { 1: [4, 9], 2: [9, 8], 3: [11, 9], 4: [11, 8], 5: [11, 9, 8] } as const;
const SIZES = {
  1: [112, 989],
  2: [1112, 9898],
  3: [1112, 9898],
  4: [1112, 9898],
  5: [112233, 989898],
} as const;

const REMAINDERS = [
  (number: number, rule: number) => `What is the remainder when ${number} is divided by ${rule}?`,
  (number: number, rule: number) =>
    `${number} books are put on shelves that hold ${rule} each. As many shelves as possible are full. How many books are left over?`,
  (number: number, rule: number) =>
    `${number} coins are shared equally by ${rule} people. How many coins are left over?`,
] as const;

/** The remainder: the rule preserves it. */
const remainder: Make = (draw, difficulty) => {
  const rule: Rule = draw.pick(RULES[difficulty]);
  const [low, high] = SIZES[difficulty];
  const number = draw.integer(low, high);
  const value = number % rule;
  const { math, value: smaller, text } = seen(number, rule);
  if (value === 0 || smaller === value || number % 10 === 0) return remainder(draw, difficulty);
  const isSigned = smaller < 0;
  const whole = (smaller - value) / rule;
  const turned = rule === 11 ? (11 - value) % 11 : rule - value;
  return {
    prompt: ask(draw.pick(REMAINDERS)(number, rule)),
    answer: numberAnswer(value, [
      rule === 11
        ? wrong`${turned} | You started with minus. The last digit gets a plus, then minus and plus alternate.`
        : wrong`${turned} | This is the distance to the next multiple of ${rule}. The remainder is the distance from the one before.`,
      wrong`${smaller} | ${smaller} has the same remainder. Now ${isSigned ? `add ${rule} until it is` : `subtract ${rule} until it is`} between 0 and ${rule - 1}.`,
      rule === 9
        ? wrong`${number % 10} | The last digit is the rule for 2 and 5. For 9, add all the digits.`
        : wrong`${number % 10} | You used only the last digit. That is not enough to find the remainder after dividing by ${rule}.`,
      wrong`0 | The number is not divisible by ${rule}. Use the digits to find the remainder.`,
      ...nearly(value),
    ]),
    solution: [
      math === String(smaller)
        ? step`${text}. The places before them leave no remainder. | ${math}`
        : step`${text}. | ${math} = ${smaller}`,
      step`${isSigned ? `Add ${-whole * rule} to get a number that is 0 or more.` : `Subtract the largest possible multiple of ${rule}.`} | ${smaller} ${isSigned ? '+' : '-'} ${Math.abs(whole) * rule} = ${value}`,
      step`Check: $${number} = ${rule} xx ${(number - value) / rule} + ${value}$.`,
    ],
  };
};

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface Gap {
  /** With a question mark in the gap: "47?2". */
  readonly text: string;
  readonly filled: (digit: number) => number;
  readonly fitting: readonly number[];
}

function drawGap(draw: Draw, divisor: number, length: number): Gap {
  const digits = Array.from({ length }, () => draw.integer(1, 9));
  const place = draw.integer(1, length - 1);
  const filled = (digit: number) =>
    Number(digits.map((given, index) => (index === place ? digit : given)).join(''));
  const text = digits.map((given, index) => (index === place ? '?' : given)).join('');
  return { text, filled, fitting: DIGITS.filter((digit) => filled(digit) % divisor === 0) };
}

/** The sum of the digits, or their alternating sum, with 0 in the gap. */
const slips = (value: number, reason: (digit: number) => string): Mistakes =>
  [1, 9, 2, 8].map((more) => [(value + more) % 10, reason((value + more) % 10)]);

/** Exactly one digit fits. */
const gap: Make = (draw, difficulty) => {
  const rule: Rule = difficulty === 2 ? 9 : draw.pick([9, 11] as const);
  const { text, filled, fitting } = drawGap(draw, rule, difficulty + 1);
  const [value] = fitting;
  if (value === undefined || fitting.length > 1) return gap(draw, difficulty);
  const without = seen(filled(0), rule).value;
  const done = seen(filled(value), rule);
  return {
    prompt: ask`A digit is missing: ${text}. Which digit makes the number divisible by ${rule}?`,
    answer: numberAnswer(value, [
      rule === 9 &&
        wrong`${without % 9} | The digits so far add up to ${without}. That leaves a remainder of ${without % 9}. Find how much is needed to reach the next multiple of 9.`,
      rule !== 9 &&
        (11 - value) % 11 < 10 &&
        wrong`${(11 - value) % 11} | A sign is wrong. From the right, the signs are plus, minus, plus.`,
      ...slips(
        value,
        (digit) =>
          `With ${digit} in the gap, you get ${seen(filled(digit), rule).value}. This is not divisible by ${rule}.`,
      ),
    ]),
    solution: [
      step`${done.text}. With 0 in the gap, you get ${without}.`,
      step`Look for the digit that makes it divisible by ${rule}: ${value}. | ${done.math} = ${done.value}`,
      step`Check: $${filled(value)} = ${rule} xx ${filled(value) / rule}$.`,
    ],
  };
};

/** Several digits fit one rule; both rules together leave fewer. */
const largestInGap: Make = (draw, difficulty) => {
  const divisor = draw.pick(difficulty === 4 ? [6, 12, 15] : [12, 24, 18]);
  const rules = PARTS[divisor] ?? [];
  const { text, filled, fitting } = drawGap(draw, divisor, difficulty === 4 ? 4 : 5);
  const value = fitting.at(-1);
  const fits = rules.map((rule) => DIGITS.filter((digit) => filled(digit) % rule === 0));
  const isHard = fits.every((digits) => digits.length < 10 && digits.at(-1) !== undefined);
  if (value === undefined || value === 0 || !isHard) return largestInGap(draw, difficulty);
  const wrongOf = (digit: number) => {
    const failed = rules.find((rule) => filled(digit) % rule !== 0);
    return failed
      ? `With ${digit}, the number is not divisible by ${failed}, so it is not divisible by ${divisor}.`
      : `${digit} fits, but a larger digit fits too.`;
  };
  const tempting = [...fits.map((digits) => digits.at(-1) ?? 0), ...fitting, ...[...DIGITS].reverse()];
  return {
    prompt: ask`A digit is missing: ${text}. Which is the largest digit that makes the number divisible by ${divisor}?`,
    answer: numberAnswer(
      value,
      tempting
        .filter((digit) => digit !== value)
        .slice(0, 9)
        .map((digit) => [digit, wrongOf(digit)]),
    ),
    solution: [
      step`Divisible by ${divisor} means divisible by ${rules.join(' and by ')}, which share no factor. | ${divisor} = ${rules.join(' xx ')}`,
      ...rules.map(
        (rule, index) =>
          step`${seen(filled(0), rule).text}. These digits work for ${rule}: ${fits[index]?.join(', ') ?? ''}.`,
      ),
      step`Both rules allow ${fitting.join(', ')}. The largest of these digits is ${value}. | ${filled(value)} = ${divisor} xx ${filled(value) / divisor}`,
    ],
  };
};

const DIVISORS = { 1: [3, 4, 9], 2: [6, 8, 15], 3: [11, 12, 18], 4: [11, 24, 36], 5: [24, 36, 45] } as const;

/** Divisors that are easily confused with it. */
const NEARLY: Readonly<Record<number, number>> = { 4: 2, 8: 4, 9: 3 };

const QUESTIONS = [
  (divisor: number) => `Which of these numbers is divisible by ${divisor}?`,
  (divisor: number) => `Which of these numbers of coins can be shared equally by ${divisor} people?`,
  (divisor: number) =>
    `Which of these numbers of photos fills pages of ${divisor} photos each, with none left over?`,
] as const;

/** Which of four numbers? The others satisfy one of the two rules, or neither. */
const which: Make = (draw, difficulty) => {
  const divisor: number = draw.pick(DIVISORS[difficulty]);
  const rules = PARTS[divisor] ?? [];
  const [low, high] = difficulty < 3 ? [200, 990] : [1100, 9900];
  const right = divisor * draw.integer(Math.ceil(low / divisor), Math.floor(high / divisor));
  const mistaken = new Set<number>();
  while (mistaken.size < 3) {
    // The rules take turns, so that one rule alone does not decide.
    const passes = rules.length > 1 ? (rules[mistaken.size % 2] ?? 1) : (NEARLY[divisor] ?? 1);
    const number = passes * draw.integer(Math.ceil(low / passes), Math.floor(high / passes));
    if (number % divisor !== 0 && number % 10 !== 0) mistaken.add(number);
  }
  if (right % 10 === 0 && divisor % 5 !== 0) return which(draw, difficulty);
  return {
    prompt: ask(draw.pick(QUESTIONS)(divisor)),
    answer: choiceAnswer(
      String(right),
      [...mistaken].map((number) => {
        const failed = rules.find((rule) => number % rule !== 0) ?? 2;
        return [String(number), verdict(number, failed)];
      }),
    ),
    solution: [
      rules.length > 1 &&
        step`Divisible by ${divisor} means divisible by ${rules.join(' and by ')}, which share no factor. | ${divisor} = ${rules.join(' xx ')}`,
      rules.length === 1 && step`Test each number with the rule for ${divisor}.`,
      ...rules.map((rule) => step`${verdict(right, rule)}`),
      step`So it is ${right}. | ${right} = ${divisor} xx ${right / divisor}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [which, remainder],
  2: [which, remainder, gap],
  3: [which, remainder, gap],
  4: [which, gap, largestInGap],
  5: [which, remainder, largestInGap],
});
