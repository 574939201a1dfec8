import { randomInteger } from 'shared-puzzle-engine';
import type { Skill } from '../../skill';
import { step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, signed } from '../../making/draw';
import { solved } from '../equations';
import { added, bracketed, quotient, sum } from '../../making/write';
import { bracketsDivided, bracketsTimes } from './brackets';
import { lesson } from './lesson';
import { story } from './stories';

/** ax + b = c; with minus signs from difficulty 2, with a negative factor from difficulty 3 on. */
const multiplied: Make = (random, difficulty) => {
  const a = randomInteger(random, 2, 9) * (difficulty >= 3 && random() < 0.6 ? -1 : 1);
  const b = difficulty === 1 ? randomInteger(random, 2, 12) : signed(random, 2, 15);
  const x = difficulty < 3 ? other(random, 2, 9, a) : signed(random, 2, 11);
  const c = a * x + b;
  const undo = b > 0 ? `subtract ${b} from` : `add ${-b} to`;
  // A negative term stands better behind: "7 - 2x".
  const rest = sum([a, 'x']);
  const left = a < 0 && b > 0 ? sum([b, ''], [a, 'x']) : sum([a, 'x'], [b, '']);
  return solved(`${left} = ${c}`, {
    x,
    mistakes: [
      [quotient(c + b, a), `To undo $${added(b)}$, ${undo} both sides. You did the same thing again.`],
      [c - b, `This is $${rest}$. Divide it by $${a}$ to get one $x$.`],
      [c - b - a, `You subtracted $${a}$. $${rest}$ is $${a}$ times $x$, so divide.`],
      [quotient(c, a), `You left out $${b}$. It is still there: ${undo} both sides first.`],
      [
        quotient(c - a * b, a),
        `You divided first, but not everything. If you divide, $${b}$ must be divided too.`,
      ],
    ],
    solution: [
      step(`Undo the last thing done to $x$ first: ${undo} both sides.`, `${rest} = ${c - b}`),
      step(`Then divide both sides by $${a}$.`, `x = ${bracketed(c - b)}/${bracketed(a)} = ${x}`),
      step(`Check: $${a} xx ${bracketed(x)} ${added(b)} = ${c}$.`),
    ],
  });
};

/** x/a + b = c. */
const divided: Make = (random, difficulty) => {
  const a = randomInteger(random, 2, 8);
  const part = difficulty < 3 ? other(random, 2, 9, a) : signed(random, 2, 9);
  const b = signed(random, 2, 12);
  const [x, c] = [a * part, part + b];
  const undo = b > 0 ? `subtract ${b} from` : `add ${-b} to`;
  return solved(`${sum([1, `x/${a}`], [b, ''])} = ${c}`, {
    x,
    mistakes: [
      [(c + b) * a, `To undo $${added(b)}$, ${undo} both sides. You did the same thing again.`],
      [part, `This is $x/${a}$. Multiply it by ${a} to get $x$.`],
      [c * a - b, `You multiplied first, but not everything. $${b}$ must be multiplied too.`],
      [quotient(part, a), `You divided by ${a} again. The bar means divide, so multiply to undo it.`],
    ],
    solution: [
      step(`Undo the last thing done to $x$ first: ${undo} both sides.`, `x/${a} = ${part}`),
      step(`Then multiply both sides by ${a}.`, `x = ${part} xx ${a} = ${x}`),
      step(`Check: $${x} -: ${a} ${added(b)} = ${c}$.`),
    ],
  });
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [multiplied],
    2: [multiplied, divided, story],
    3: [multiplied, divided, bracketsTimes],
    4: [multiplied, bracketsTimes, story],
    5: [bracketsDivided],
  }),
};
