import { shuffled, type Random } from 'shared-puzzle-engine';
import { choiceAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { drawCalculation } from './calculation';
import { castOut, castOutStep } from './cast-out';

/** Slips that the check finds; the last digit and nearly the size stay right. */
function wrongResults(random: Random, value: number): number[] {
  const changes = [10, 20, 40, ...(value > 999 ? [100, 200, 300] : [30])];
  return shuffled(changes, random).map((change) => (random() < 0.5 ? value + change : value - change));
}

/** One calculation, several results. */
export const whichFits: Make = (random, difficulty) => {
  const { math, value, remainder, steps } = drawCalculation(random, difficulty);
  return {
    prompt: [say('Only one of these results can be right. Which one?'), formula(math)],
    answer: choiceAnswer(
      String(value),
      wrongResults(random, value).map((wrong) => [
        String(wrong),
        `Its digits leave ${castOut(wrong).remainder}, but the remainders lead to ${remainder}.`,
      ]),
      random,
    ),
    solution: [
      ...steps,
      castOutStep(value),
      step(`The others leave a different remainder.`, `${math} = ${value}`),
    ],
  };
};

/** Several calculations, one wrong result. */
export const whichFails: Make = (random, difficulty) => {
  // There are four to check, so each is an easier one.
  const [wrong, ...right] = Array.from({ length: 4 }, () =>
    drawCalculation(random, difficulty === 1 ? 1 : 3),
  );
  const [result = 0] = wrong ? wrongResults(random, wrong.value) : [];
  if (!wrong || new Set([wrong, ...right].map(({ math }) => math)).size < 4)
    return whichFails(random, difficulty);
  const found = castOut(result).remainder;
  return {
    prompt: [say('One of these results is wrong. Which one?')],
    answer: choiceAnswer(
      `$${wrong.math} = ${result}$`,
      right.map(({ math, value, remainder }) => [
        `$${math} = ${value}$`,
        `The remainders lead to ${remainder}, and ${value} leaves ${remainder} too.`,
      ]),
      random,
    ),
    solution: [
      step(`Check each. Three of them fit. The one with the result ${result} does not:`),
      ...wrong.steps,
      castOutStep(result),
      step(`${found} is not ${wrong.remainder}. So this one is wrong.`, `${wrong.math} = ${wrong.value}`),
    ],
  };
};
