import { randomInteger, shuffled, type Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty } from '../../../exercise/exercise';
import { choiceAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { castOut, castOutStep } from './cast-out';

type Digits = readonly number[];
/** Another number, or null where this mistake is not possible. */
type Spoil = (digits: Digits, place: number) => Digits | null;

interface Hidden {
  readonly why: string;
  readonly spoil: Spoil;
}

const replaced = (digits: Digits, place: number, ...by: readonly number[]) =>
  digits.toSpliced(place, by.length, ...by);

const UNSEEN: readonly [Hidden, ...Hidden[]] = [
  {
    why: 'Two digits are swapped. Their sum is the same, so the check cannot see it.',
    spoil: (digits, place) => replaced(digits, place, digits[place + 1] ?? 0, digits[place] ?? 0),
  },
  {
    why: 'One digit is 1 larger and another is 1 smaller. The sum is the same, so the check cannot see it.',
    spoil: (digits, place) => moved(digits, place, 1, -1),
  },
  {
    why: 'A 0 was added. It changes the size but not the digit sum, so the check cannot see it.',
    spoil: (digits, place) => digits.toSpliced(place + 1, 0, 0),
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
  (right: number) => `The right result is ${right}.`,
  (right: number) => `A bill comes to ${right} dollars.`,
  (right: number) => `The books of a library are counted: there are ${right}.`,
] as const;

function drawNumber(random: Random, difficulty: ExerciseDifficulty): number {
  return randomInteger(random, 10 ** difficulty, 10 ** (difficulty + 1) - 1);
}

/** Which wrong result passes the check? */
export const unseen: Make = (random, difficulty) => {
  const right = drawNumber(random, difficulty);
  const digits = [...String(right)].map(Number);
  const anywhere = () => randomInteger(random, 0, digits.length - 2);
  const { why, spoil } = pick(random, UNSEEN);
  const hidden = spoil(digits, anywhere());
  const found = shuffled(SEEN, random).map((spoilSeen) => spoilSeen(digits, anywhere()));
  const numbers = [hidden, ...found].map((spoiled) => Number(spoiled?.join('')));
  const isFair =
    numbers.every((number) => number >= 10 ** difficulty) && new Set([right, ...numbers]).size === 6;
  if (!isFair) return unseen(random, difficulty);
  const { remainder } = castOut(right);
  const [passes = 0, ...others] = numbers;
  return {
    prompt: [
      say(
        `${pick(random, TEXTS)(right)} Someone wrote a wrong number instead. Which of these does casting out nines not find?`,
      ),
    ],
    answer: choiceAnswer(
      String(passes),
      others.map((number) => [
        String(number),
        `The digits of ${number} leave ${castOut(number).remainder}, those of ${right} leave ${remainder}. The check finds this.`,
      ]),
      random,
    ),
    solution: [
      castOutStep(right),
      castOutStep(passes),
      step(why),
      step(`Each of the others leaves a remainder other than ${remainder}.`),
    ],
  };
};
