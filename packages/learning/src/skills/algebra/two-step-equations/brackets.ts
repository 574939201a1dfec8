import { randomInteger } from 'shared-puzzle-engine';
import { step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { signed } from '../../making/draw';
import { solved } from '../equations';
import { added, bracketed, quotient, sum } from '../../making/write';

/** a(x + b) = c. */
export const bracketsTimes: Make = (random, difficulty) => {
  const a = randomInteger(random, 2, 8) * (difficulty > 3 ? -1 : 1);
  const b = signed(random, 2, 9);
  const x = signed(random, 2, 12);
  const inside = x + b;
  if (Math.abs(inside) < 2) return bracketsTimes(random, difficulty);
  const c = a * inside;
  const undo = b > 0 ? `subtract ${b} from` : `add ${-b} to`;
  return solved(`${a}(${sum([1, 'x'], [b, ''])}) = ${c}`, {
    x,
    mistakes: [
      [
        quotient(c - b, a),
        `You multiplied only $x$ by $${a}$. The factor multiplies everything in the parentheses.`,
      ],
      [inside, `This is the value of the parentheses. Now ${undo} both sides.`],
      [inside + b, `To undo $${added(b)}$, ${undo} both sides. You did the same thing again.`],
      [c - a - b, `You subtracted $${a}$. In front of parentheses it multiplies, so divide.`],
    ],
    solution: [
      step(
        `The parentheses were multiplied last. Divide both sides by $${a}$.`,
        `${sum([1, 'x'], [b, ''])} = ${inside}`,
      ),
      step(`Then ${undo} both sides.`, `x = ${x}`),
      step(`Check: $${a} xx (${sum([x, ''], [b, ''])}) = ${a} xx ${bracketed(inside)} = ${c}$.`),
    ],
  });
};

/** (ax + b)/c = d: three things to undo, with signs. */
export const bracketsDivided: Make = (random) => {
  const [a, c] = [signed(random, 2, 6), randomInteger(random, 3, 9)];
  const [x, d] = [signed(random, 2, 9), signed(random, 2, 9)];
  const b = c * d - a * x;
  if (Math.abs(b) < 2 || Math.abs(b) > 40) return bracketsDivided(random, 5);
  const undo = b > 0 ? `subtract ${b} from` : `add ${-b} to`;
  const top = a < 0 && b > 0 ? sum([b, ''], [a, 'x']) : sum([a, 'x'], [b, '']);
  return solved(`(${top})/${c} = ${d}`, {
    x,
    mistakes: [
      [quotient(d - b, a), `You left out the ${c} below the bar. Multiply both sides by ${c} first.`],
      [
        quotient(c * (d - b), a),
        `You undid $${b}$ first. Everything above the bar was divided by ${c}, even $${b}$: multiply first.`,
      ],
      [quotient(c * d + b, a), `To undo $${added(b)}$, ${undo} both sides.`],
      [c * d - b, `This is $${sum([a, 'x'])}$. Divide it by $${a}$.`],
    ],
    solution: [
      step(`The division came last. Multiply both sides by ${c}.`, `${top} = ${c * d}`),
      step(`Then ${undo} both sides.`, `${sum([a, 'x'])} = ${c * d - b}`),
      step(`Divide both sides by $${a}$.`, `x = ${x}`),
      step(
        `Check: above the bar it is $${sum([a * x, ''], [b, ''])} = ${c * d}$, and $${c * d} -: ${c} = ${d}$.`,
      ),
    ],
  });
};
