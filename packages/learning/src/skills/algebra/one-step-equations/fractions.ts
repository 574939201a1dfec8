import { randomInteger } from 'shared-puzzle-engine';
import { step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, signed } from '../../making/draw';
import { solved } from '../equations';
import { bracketed, commonDivisor, quotient } from '../../making/write';

/** ax = b where x is a fraction: with signs at difficulty 5. */
export const notWhole: Make = (random, difficulty) => {
  const by = randomInteger(random, 3, 12) * (difficulty === 5 ? -1 : 1);
  const result = other(random, 2, 15, ...multiplesOf(by)) * (difficulty === 5 ? signed(random, 1, 1) : 1);
  const x = quotient(result, by);
  const shortens = commonDivisor(result, by) > 1;
  const written = `${bracketed(result)}/${bracketed(by)}`;
  const ends = Number.isInteger((10_000 * result) / by);
  return solved(`${by}x = ${result}`, {
    story: `Find $x$. Write it as a fraction${ends ? ' or a decimal' : ': its decimal does not end'}.`,
    x,
    mistakes: [
      [quotient(by, result), `You flipped the fraction. Divide $${result}$ by $${by}$.`],
      [
        quotient(-result, by),
        'The size is right, but the sign is not. Put your number into the equation to see it.',
      ],
      [result - by, `You subtracted $${by}$. $${by}x$ is $${by}$ times $x$, so divide.`],
      [result * by, `You multiplied. To undo times $${by}$, divide by $${by}$.`],
      [quotient(result + by, by), 'Almost: one too large.'],
    ],
    solution: [
      step(
        `$x$ was multiplied by $${by}$. Divide both sides by $${by}$. It does not have to be a whole number.`,
        `x = ${written}`,
      ),
      ...(x === written
        ? []
        : [step(shortens ? 'Write it in lowest terms.' : 'Work out the sign.', `x = ${x}`)]),
      step(`Check: $${by}$ times $${x}$ is $${result}$.`),
    ],
  });
};

function multiplesOf(number: number): number[] {
  const size = Math.abs(number);
  return [size, 2 * size, 3 * size, 4 * size, 5 * size];
}

/** 2/3 x = 8; at difficulty 5 the fraction is negative. */
export const fractionOf: Make = (random, difficulty) => {
  const under = randomInteger(random, 3, 8);
  const over = other(random, 2, 9, ...numbersSharing(under));
  const part = randomInteger(random, 2, 9);
  const sign = difficulty === 5 ? -1 : 1;
  const [x, result] = [under * part, sign * over * part];
  const share = `${sign * over}/${under}`;
  return solved(`${share} x = ${result}`, {
    x,
    mistakes: [
      [
        quotient(result * over * sign, under),
        `You multiplied by $${share}$. To undo it, divide by it: that is multiplying by $${sign * under}/${over}$.`,
      ],
      [part, `This is one of the parts: $1/${under}$ of $x$. Multiply it by ${under}.`],
      [over * part * under, `You multiplied by ${under}. Now divide by ${over} too.`],
      [Math.abs(result) - over, 'You subtracted. $x$ is multiplied by the fraction, so divide by it.'],
    ],
    solution: [
      step(
        `$x$ is divided into ${under} parts, and ${sign * over < 0 ? `$${sign * over}$` : over} of them are $${result}$. One part:`,
        `${bracketed(result)}/${bracketed(sign * over)} = ${part}`,
      ),
      step(`There are ${under} parts in $x$.`, `x = ${under} xx ${part} = ${x}`),
      step(`Check: $${x} -: ${under} = ${part}$, and $${sign * over} xx ${part} = ${result}$.`),
    ],
  });
};

/** Those up to 9 that have a factor in common with it. */
function numbersSharing(number: number): number[] {
  return [2, 3, 4, 5, 6, 7, 8, 9].filter((one) => commonDivisor(one, number) > 1);
}
