import { randomInteger } from 'shared-puzzle-engine';
import { choiceAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import type { Skill } from '../../skill';
import { gap, largestInGap } from './gaps';
import { lesson } from './lesson';
import { remainder } from './remainder';
import { PARTS, verdict } from './rules';

const DIVISORS = { 1: [3, 4, 9], 2: [6, 8, 15], 3: [11, 12, 18], 4: [11, 24, 36], 5: [24, 36, 45] } as const;

/** What is easily taken for divisible by it. */
const NEARLY: Readonly<Record<number, number>> = { 4: 2, 8: 4, 9: 3 };

/** One of four numbers; the others pass one of two rules, or none. */
const which: Make = (random, difficulty) => {
  const divisor: number = pick(random, DIVISORS[difficulty]);
  const rules = PARTS[divisor] ?? [];
  const [low, high] = difficulty < 3 ? [200, 990] : [1100, 9900];
  const right = divisor * randomInteger(random, Math.ceil(low / divisor), Math.floor(high / divisor));
  const wrong = new Set<number>();
  while (wrong.size < 3) {
    // Each rule in turn is the one that it passes, so that one rule alone does not decide.
    const passes = rules.length > 1 ? (rules[wrong.size % 2] ?? 1) : (NEARLY[divisor] ?? 1);
    const number = passes * randomInteger(random, Math.ceil(low / passes), Math.floor(high / passes));
    if (number % divisor !== 0 && number % 10 !== 0) wrong.add(number);
  }
  if (right % 10 === 0 && divisor % 5 !== 0) return which(random, difficulty);
  return {
    prompt: [say(`Which of these numbers is divisible by ${divisor}?`)],
    answer: choiceAnswer(
      String(right),
      [...wrong].map((number) => {
        const failed = rules.find((rule) => number % rule !== 0) ?? 2;
        return [String(number), verdict(number, failed)];
      }),
      random,
    ),
    solution: [
      ...(rules.length > 1
        ? [
            step(
              `Divisible by ${divisor} means divisible by ${rules.join(' and by ')}, which share no factor.`,
              `${divisor} = ${rules.join(' xx ')}`,
            ),
          ]
        : []),
      ...rules.map((rule) => step(verdict(right, rule))),
      step(`So it is ${right}.`, `${right} = ${divisor} xx ${right / divisor}`),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [which, remainder],
    2: [which, remainder, gap],
    3: [which, remainder, gap],
    4: [which, gap, largestInGap],
    5: [which, remainder, largestInGap],
  }),
};
