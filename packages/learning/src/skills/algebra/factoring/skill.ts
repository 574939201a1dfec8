import { randomInteger } from 'shared-puzzle-engine';
import type { Skill } from '../../skill';
import { expressionAnswer } from '../../making/answers';
import { formula, picture, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, signed } from '../../making/draw';
import { rectangle } from '../products';
import { commonDivisor, sum } from '../../making/write';
import { leading } from './leading';
import { lesson } from './lesson';
import { squares } from './squares';
import { ASK, trinomial } from './trinomials';

/** 6x + 9; with a factor x too at difficulty 2. */
const commonFactor: Make = (random, difficulty) => {
  const factor = randomInteger(random, 2, 9);
  const [a, b] = [
    randomInteger(random, 2, 7),
    difficulty === 1 ? randomInteger(random, 2, 9) : signed(random, 2, 9),
  ];
  if (commonDivisor(a, b) > 1) return commonFactor(random, difficulty);
  const withX = difficulty > 1 && random() < 0.6;
  const [high, low, x] = withX ? ['x^2', 'x', 'x'] : ['x', '', ''];
  const inside = sum([a, 'x'], [b, '']);
  const outside = sum([factor, x]);
  const line = sum([factor * a, high], [factor * b, low]);
  return {
    prompt: [ASK, formula(line)],
    answer: expressionAnswer(`${outside}(${inside})`, 'factored', [
      [
        `${outside}(${sum([a, 'x'], [factor * b, ''])})`,
        `You divided only the first term by ${factor}. Divide every term.`,
      ],
      [
        `${outside}(${sum([factor * a, 'x'], [b, ''])})`,
        `You divided only the second term by ${factor}. Divide every term.`,
      ],
      [`${outside}(${sum([a, 'x'], [-b, ''])})`, 'Watch the sign in the parentheses: multiply out to check.'],
      [`${inside}`, `You lost the factor $${outside}$. Write it in front of the parentheses.`],
      [
        `${outside}(${sum([a + b, 'x'])})`,
        'Unlike terms cannot be combined: leave a sum in the parentheses.',
      ],
    ]),
    solution: [
      step(
        `Look at the numbers: ${factor} is the largest number that divides $${factor * a}$ and $${factor * b}$.${withX ? ' Each term also has a factor of $x$.' : ''}`,
      ),
      {
        text: 'Factor it out: divide each term by it. The terms are the areas, and what is left are the sides.',
        show: picture(
          rectangle(
            [[factor, x]],
            [
              [a, 'x'],
              [b, ''],
            ],
          ),
        ),
      },
      step('Check by multiplying out.', `${outside}(${inside}) = ${line}`),
    ],
  };
};

const twoPositive: Make = (random) => {
  const p = randomInteger(random, 1, 6);
  return trinomial(1, p, other(random, 2, 9, p));
};

const anySigns: Make = (random) => {
  const p = signed(random, 2, 9);
  return trinomial(1, p, other(random, -9, 9, -1, 0, 1, p, -p));
};

const withFactor: Make = (random) => {
  const p = signed(random, 1, 6);
  return trinomial(randomInteger(random, 2, 5), p, other(random, -7, 7, 0, p, -p));
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [commonFactor],
    2: [commonFactor, twoPositive],
    3: [anySigns],
    4: [squares, withFactor, anySigns],
    5: [leading, leading, withFactor],
  }),
};
