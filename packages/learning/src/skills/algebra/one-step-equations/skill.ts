import { randomInteger } from 'shared-puzzle-engine';
import type { Skill } from '../../skill';
import { step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, signed } from '../../making/draw';
import { solved } from '../equations';
import { bracketed } from '../../making/write';
import { lesson } from './lesson';
import { fractionOf, notWhole } from './fractions';
import { story } from './stories';

/** x + a = b; at difficulty 3 and 4 numbers below zero come too. */
const addition: Make = (random, difficulty) => {
  const by = difficulty === 1 ? randomInteger(random, 2, 9) : randomInteger(random, 3, 25);
  const x = difficulty < 3 ? other(random, 2, 15, by) : -other(random, 2, 20, by);
  return solved(`x + ${by} = ${x + by}`, {
    x,
    mistakes: [
      [x + by + by, `You added ${by}. To undo $+ ${by}$, subtract ${by}.`],
      [x + by, 'This is the other side of the equation. What is added to $x$ is still there.'],
      [-x - by - by, `You added ${by} and changed the sign. To undo $+ ${by}$, subtract ${by}.`],
    ],
    solution: [
      step(`To undo $+ ${by}$, subtract ${by} from both sides.`, `x = ${x + by} - ${by}`),
      step('Work it out.', `x = ${x}`),
      step(`Check: $${x} + ${by} = ${x + by}$.`),
    ],
  });
};

const subtraction: Make = (random, difficulty) => {
  const by = difficulty === 1 ? randomInteger(random, 2, 9) : randomInteger(random, 3, 25);
  const x = difficulty < 3 ? by + randomInteger(random, 2, 15) : other(random, -15, by - 2, -1, 0, 1);
  return solved(`x - ${by} = ${x - by}`, {
    x,
    mistakes: [
      [x - by - by, `You subtracted ${by} again. To undo $- ${by}$, add ${by}.`],
      [x - by, 'This is the other side of the equation. What was subtracted from $x$ is still missing.'],
      [by - (x - by), 'You reversed the subtraction. Add the same number to both sides instead.'],
    ],
    solution: [
      step(`To undo $- ${by}$, add ${by} to both sides.`, `x = ${x - by} + ${by}`),
      step('Work it out.', `x = ${x}`),
      step(`Check: $${x} - ${by} = ${x - by}$.`),
    ],
  });
};

const multiplication: Make = (random, difficulty) => {
  const negative = difficulty > 2;
  const by = negative ? signed(random, 2, 9) : randomInteger(random, 2, 9);
  const x = negative ? signed(random, 3, 12) : other(random, 3, 12, by);
  return solved(`${by}x = ${x * by}`, {
    x,
    mistakes: [
      [x * by - by, `You subtracted $${by}$. $${by}x$ is $${by}$ times $x$, so divide.`],
      [x * by * by, `You multiplied. To undo times $${by}$, divide by $${by}$.`],
      [x * by, `This is $${by}x$. Divide it by $${by}$ to get one $x$.`],
    ],
    solution: [
      step(`$x$ was multiplied by $${by}$. Divide both sides by $${by}$.`, `x = ${x * by}/${bracketed(by)}`),
      step('Work it out.', `x = ${x}`),
      step(`Check: $${by} xx ${bracketed(x)} = ${x * by}$.`),
    ],
  });
};

const division: Make = (random, difficulty) => {
  const by = randomInteger(random, 2, 9);
  const result = other(random, 2, 12, by) * (difficulty > 2 && random() < 0.7 ? -1 : 1);
  const x = by * result;
  return solved(`x/${by} = ${result}`, {
    x,
    mistakes: [
      [result + by, `You added ${by}. The bar means divide, so multiply to undo it.`],
      [result, `This is what $x$ is after it was divided. Multiply by ${by}.`],
      [result - by, `You subtracted ${by}. The bar means divide, so multiply to undo it.`],
      [x * by, `You multiplied by ${by} twice.`],
    ],
    solution: [
      step(`$x$ was divided by ${by}. Multiply both sides by ${by}.`, `x = ${result} xx ${by}`),
      step('Work it out.', `x = ${x}`),
      step(`Check: $${x} -: ${by} = ${result}$.`),
    ],
  });
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [addition, subtraction],
    2: [multiplication, division, story],
    3: [addition, subtraction, multiplication, division],
    4: [notWhole, fractionOf, story],
    5: [fractionOf, notWhole],
  }),
};
