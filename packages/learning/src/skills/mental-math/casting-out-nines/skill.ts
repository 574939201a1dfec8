import {
  ask,
  choiceAnswer,
  defineSkill,
  numberAnswer,
  step,
  wrong,
  type Draw,
  type ExerciseDifficulty,
  type Make,
  type Mistakes,
} from '../builder';
import { lesson } from './lesson';
import {
  castOut,
  castOutStep,
  drawCalculation,
  lostDigit,
  lostInFactor,
  type Calculation,
} from './lost-digit';

/** The remainders combined by a wrong operation. */
function mixedUp({ signs, remainders: [one = 0, another = 0, ...more], raw }: Calculation): Mistakes {
  const [sign] = signs;
  if (sign === '-') {
    return [
      wrong`${(9 - (raw % 9)) % 9} | You subtracted the first remainder from the second. Subtract the second from the first.`,
    ];
  }
  const rest = more.reduce((all, remainder) => all + remainder, 0);
  return sign === 'xx'
    ? [
        wrong`${(one + another + rest) % 9} | You added all the remainders. Multiply the remainders of numbers that are multiplied.`,
      ]
    : [
        wrong`${(one * another + rest) % 9} | You multiplied the remainders. The numbers are added, so add the remainders.`,
      ];
}

/** The remainder of a result that is not worked out. */
const remainderOf: Make = (draw, difficulty) => {
  const calculation = drawCalculation(draw, difficulty);
  const { math, numbers, remainders, raw, remainder, steps } = calculation;
  const slips: Mistakes = [
    wrong`${remainder + 1} | Your answer is close. Add the digits again.`,
    wrong`${remainder - 1} | Your answer is close. Add the digits again.`,
    wrong`${remainder + 2} | Your answer is too large. Add the digits again.`,
  ];
  return {
    prompt: ask`What remainder does this leave when it is divided by 9? You do not have to calculate it. | ${math}`,
    answer: numberAnswer(
      remainder,
      [
        ...mixedUp(calculation),
        wrong`${raw} | A remainder after dividing by 9 is at most 8. Add the digits again.`,
        wrong`${9 - remainder} | This is the distance to the next multiple of 9. The remainder is the distance from the one before.`,
        wrong`${remainders[0] ?? 0} | This is the remainder of ${numbers[0] ?? 0} alone. Use the other numbers too.`,
        ...slips,
      ].filter(([value]) => Number(value) >= 0),
    ),
    solution: steps,
  };
};

/** Slips that the check finds. The last digit and the approximate size stay right. */
function wrongResults(draw: Draw, value: number): number[] {
  const changes = [10, 20, 40, ...(value > 999 ? [100, 200, 300] : [30])];
  return draw.shuffled(changes).map((change) => (draw.chance(0.5) ? value + change : value - change));
}

/** One calculation, several results. */
const whichFits: Make = (draw, difficulty) => {
  const { math, value, remainder, steps } = drawCalculation(draw, difficulty);
  return {
    prompt: ask`${draw.pick(['Only one of these results can be right. Which one?', 'Four students found four results. One of them is right. Which one?', 'A calculator shows one of these results, and the others are typing errors. Which one does it show?'])} | ${math}`,
    answer: choiceAnswer(
      String(value),
      wrongResults(draw, value).map(
        (mistaken) =>
          wrong`${mistaken} | Its digits leave ${castOut(mistaken).remainder}, but the remainders lead to ${remainder}. Check the other results.`,
      ),
    ),
    solution: [
      ...steps,
      castOutStep(value),
      step`The others leave a different remainder. | ${math} = ${value}`,
    ],
  };
};

/** Several calculations, one wrong result. */
const whichFails: Make = (draw, difficulty) => {
  // There are four calculations to check, so each of them is easier.
  const [mistaken, ...right] = Array.from({ length: 4 }, () =>
    drawCalculation(draw, difficulty === 1 ? 1 : 3),
  );
  const [result = 0] = mistaken ? wrongResults(draw, mistaken.value) : [];
  if (!mistaken || new Set([mistaken, ...right].map(({ math }) => math)).size < 4)
    return whichFails(draw, difficulty);
  const found = castOut(result).remainder;
  return {
    prompt: ask`One of these results is wrong. Which one?`,
    answer: choiceAnswer(
      `$${mistaken.math} = ${result}$`,
      right.map(
        ({ math, value, remainder }) =>
          wrong`$${math} = ${value}$ | This one passes the check: the remainders lead to ${remainder}, and ${value} leaves ${remainder} too.`,
      ),
    ),
    solution: [
      step`Check each one. Three of them fit. The one with the result ${result} does not.`,
      ...mistaken.steps,
      castOutStep(result),
      step`${found} is not ${mistaken.remainder}. So this result is wrong. | ${mistaken.math} = ${mistaken.value}`,
    ],
  };
};

type Digits = readonly number[];
/** The number after this mistake, or null if the mistake is not possible. */
type Spoil = (digits: Digits, place: number) => Digits | null;

interface Hidden {
  readonly why: string;
  readonly spoil: Spoil;
}

const replaced = (digits: Digits, place: number, ...by: readonly number[]) => [
  ...digits.slice(0, place),
  ...by,
  ...digits.slice(place + by.length),
];

const UNSEEN: readonly [Hidden, ...Hidden[]] = [
  {
    why: 'Two digits are swapped. The digit sum is the same, so the check does not find it.',
    spoil: (digits, place) => replaced(digits, place, digits[place + 1] ?? 0, digits[place] ?? 0),
  },
  {
    why: 'One digit is 1 larger and another is 1 smaller. The digit sum is the same, so the check does not find it.',
    spoil: (digits, place) => moved(digits, place, 1, -1),
  },
  {
    why: 'A 0 was inserted. It changes the number but not the digit sum, so the check does not find it.',
    spoil: (digits, place) => [...digits.slice(0, place + 1), 0, ...digits.slice(place + 1)],
  },
];

const SEEN: readonly Spoil[] = [
  (digits, place) => moved(digits, place, 1, 0),
  (digits, place) => moved(digits, place, 0, -2),
  (digits, place) => moved(digits, place, 2, 1),
  (digits, place) => moved(digits, place, -1, -1),
];

function moved(digits: Digits, place: number, first: number, second: number): Digits | null {
  const changed = [(digits[place] ?? 0) + first, (digits[place + 1] ?? 0) + second];
  return changed.every((digit) => digit >= 0 && digit <= 9) ? replaced(digits, place, ...changed) : null;
}

const TEXTS = [
  (right: number) => `The correct result is ${right}.`,
  (right: number) => `A bill comes to ${right} dollars.`,
  (right: number) => `A library has ${right} books.`,
] as const;

function drawNumber(draw: Draw, difficulty: ExerciseDifficulty): number {
  return draw.integer(10 ** difficulty, 10 ** (difficulty + 1) - 1);
}

/** Which wrong result passes the check? */
const unseen: Make = (draw, difficulty) => {
  const right = drawNumber(draw, difficulty);
  const digits = [...String(right)].map(Number);
  const anywhere = () => draw.integer(0, digits.length - 2);
  const { why, spoil } = draw.pick(UNSEEN);
  const hidden = spoil(digits, anywhere());
  const found = draw.shuffled(SEEN).map((spoilSeen) => spoilSeen(digits, anywhere()));
  const numbers = [hidden, ...found].map((spoiled) => Number(spoiled?.join('')));
  const isFair =
    numbers.every((number) => number >= 10 ** difficulty) && new Set([right, ...numbers]).size === 6;
  if (!isFair) return unseen(draw, difficulty);
  const { remainder } = castOut(right);
  const [passes = 0, ...others] = numbers;
  return {
    prompt: ask`${draw.pick(TEXTS)(right)} Someone wrote a wrong number instead. Which of these does casting out nines not find?`,
    answer: choiceAnswer(
      String(passes),
      others.map(
        (number) =>
          wrong`${number} | The digits of ${number} leave ${castOut(number).remainder}, those of ${right} leave ${remainder}. The check finds this.`,
      ),
    ),
    solution: [
      castOutStep(right),
      castOutStep(passes),
      step`${why}`,
      step`Each of the others leaves a remainder other than ${remainder}.`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [remainderOf, whichFits, whichFits, whichFails],
  2: [remainderOf, whichFits, lostDigit],
  3: [remainderOf, whichFits, lostDigit, unseen],
  4: [whichFails, lostDigit, lostDigit, unseen],
  5: [whichFits, lostDigit, lostInFactor, unseen],
});
