import { randomInteger } from 'shared-puzzle-engine';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, signed } from '../../making/draw';
import { added, bracketed, commonDivisor, quotient, sum } from '../../making/write';
import { lineAnswer, lineText } from './line';

export const fromSlopeAndPoint: Make = (random, difficulty) => {
  const slope = difficulty === 2 ? randomInteger(random, 2, 5) : signed(random, 2, 6);
  const intercept = other(random, -9, 9, 0, slope);
  const x = difficulty === 2 ? randomInteger(random, 2, 5) : signed(random, 2, 5);
  const y = slope * x + intercept;
  return {
    prompt: [
      say(
        `A line has slope $${slope}$ and goes through $(${x}, ${y})$. Find its equation. Write what comes after $y =$.`,
      ),
    ],
    answer: lineAnswer(slope, 1, intercept, [
      [
        sum([slope, 'x'], [y, '']),
        `$${y}$ is the height at $x = ${x}$. The intercept is the height at $x = 0$.`,
      ],
      [
        sum([slope, 'x'], [y + slope * x, '']),
        `To undo $${added(slope * x)}$, ${slope * x > 0 ? 'subtract it' : `add ${-slope * x}`}.`,
      ],
      [
        sum([slope, 'x'], [x - slope * y, '']),
        'You swapped the $x$ and $y$ of the point. The first number is $x$.',
      ],
    ]),
    solution: [
      step('Put the slope and the point into $y = mx + b$.', `${y} = ${slope} xx ${bracketed(x)} + b`),
      step(`Work out the product and solve for $b$.`, `b = ${y} - ${bracketed(slope * x)} = ${intercept}`),
      step('Put both into the equation.', `y = ${sum([slope, 'x'], [intercept, ''])}`),
    ],
  };
};

export const fromTwoPoints: Make = (random) => {
  const under = randomInteger(random, 1, 4);
  const over = signed(random, 2, 7);
  const intercept = other(random, -8, 8, 0, over);
  const [first, second] = [signed(random, 1, 2), signed(random, 1, 3)];
  if (commonDivisor(over, under) > 1 || first === second) return fromTwoPoints(random, 5);
  const [x1, x2] = [first * under, second * under];
  const [y1, y2] = [first * over + intercept, second * over + intercept];
  const slope = quotient(over, under);
  return {
    prompt: [
      say(
        `Find the equation of the line through $(${x1}, ${y1})$ and $(${x2}, ${y2})$. Write what comes after $y =$.`,
      ),
    ],
    answer: lineAnswer(over, under, intercept, [
      [lineText(slope, y1), `$${y1}$ is the height at $x = ${x1}$. The intercept is the height at $x = 0$.`],
    ]),
    solution: [
      step(
        'The slope first: up divided by right.',
        `m = (${y2} - ${bracketed(y1)})/(${x2} - ${bracketed(x1)}) = ${bracketed(y2 - y1)}/${bracketed(x2 - x1)} = ${slope}`,
      ),
      step(`Put the point $(${x1}, ${y1})$ into $y = mx + b$.`, `${y1} = ${slope} xx ${bracketed(x1)} + b`),
      step('Solve for $b$.', `b = ${y1} - ${bracketed(first * over)} = ${intercept}`),
      step('Put both into the equation. Check with the other point.', `y = ${lineText(slope, intercept)}`),
    ],
  };
};
