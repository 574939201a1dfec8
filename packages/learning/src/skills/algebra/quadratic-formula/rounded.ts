import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { NumberAnswer } from '../../../exercise/exercise';
import type { Step } from '../../../exercise/text';
import { formula, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { people, signed } from '../../making/draw';
import { sum } from '../../making/write';
import { estimateAnswer } from '../../mental-math/estimate-answer';
import {
  coefficientsStep,
  discriminantOf,
  discriminantStep,
  formulaStep,
  isSquare,
  solutionsOf,
  written,
  type Quadratic,
} from './quadratic';

type Places = 1 | 2;

const IN_WORDS: Readonly<Record<Places, string>> = {
  1: 'Round to one decimal place.',
  2: 'Round to two decimal places.',
};

/** Right to half of the last place, so that who gives more places is right too. */
function roundedAnswer(quadratic: Quadratic, which: 0 | 1, places: Places): NumberAnswer {
  const { a, b, c } = quadratic;
  const solutions = solutionsOf(quadratic);
  const [value, other] = which === 0 ? solutions : [solutions[1], solutions[0]];
  const root = 2 * a * value + b;
  const wrongRoot = Math.sqrt(b * b + 4 * a * c) * (which === 0 ? 1 : -1);
  const last = 10 ** -places;
  const mistakes: readonly (readonly [number, string])[] = [
    [other, `This is the other solution: take the ${which === 0 ? 'plus' : 'minus'} sign.`],
    [(b + root) / (2 * a), 'The formula begins with $-b$: flip the sign of $b$.'],
    [(-b + root) / a, `You divided by $a$. The denominator is $2a = ${2 * a}$.`],
    [-b + root / (2 * a), `You divided only the root by $${2 * a}$. Divide the whole numerator.`],
    [
      (-b + wrongRoot) / (2 * a),
      `Watch the sign of $4ac$ in the discriminant: $4ac = ${4 * a * c}$ is subtracted.`,
    ],
    [value + last, 'Almost. Keep more decimal places of the root, and round only at the end.'],
    [value - last, 'Almost. Keep more decimal places of the root, and round only at the end.'],
  ];
  return estimateAnswer(
    value.toFixed(places),
    String(last / 2),
    mistakes
      .filter(([wrong]) => Number.isFinite(wrong))
      .map(([wrong, reason]) => [plain(wrong, places), reason]),
  );
}

function plain(value: number, places: number): string {
  return String(Number(value.toFixed(places)) + 0);
}

function solution(quadratic: Quadratic, which: 0 | 1, places: Places, letter = 'x'): Step[] {
  const { a, b } = quadratic;
  const value = discriminantOf(quadratic);
  const sign = which === 0 ? '+' : '-';
  return [
    coefficientsStep(quadratic),
    discriminantStep(quadratic),
    formulaStep(quadratic, letter),
    step(
      'Keep some decimal places of the root.',
      `sqrt(${value}) ~~ ${Math.sqrt(value).toFixed(places + 2)}`,
    ),
    step(
      `Take the ${which === 0 ? 'plus' : 'minus'} sign, divide, and round.`,
      `${letter} = (${-b} ${sign} sqrt(${value}))/${2 * a} ~~ ${solutionsOf(quadratic)[which].toFixed(places)}`,
    ),
  ];
}

function drawIrrational(random: Random, largest: number): Quadratic {
  const quadratic = {
    a: randomInteger(random, 1, largest),
    b: signed(random, 1, 9),
    c: signed(random, 1, 8),
  };
  const value = discriminantOf(quadratic);
  return value > 0 && !isSquare(value) ? quadratic : drawIrrational(random, largest);
}

/** To two places at difficulty 5, and not in order there. */
export const rounded: Make = (random, difficulty) => {
  const places = difficulty === 5 ? 2 : 1;
  const quadratic = drawIrrational(random, difficulty === 5 ? 5 : 3);
  const { a, b, c } = quadratic;
  const which = random() < 0.5 ? 0 : 1;
  const isMoved = difficulty === 5;
  return {
    prompt: [
      say(`Find the ${which === 0 ? 'larger' : 'smaller'} solution. ${IN_WORDS[places]}`),
      formula(isMoved ? `${sum([a, 'x^2'], [b, 'x'])} = ${-c}` : `${written(quadratic)} = 0`),
    ],
    answer: roundedAnswer(quadratic, which, places),
    solution: [
      ...(isMoved ? [step('Move all terms to one side.', `${written(quadratic)} = 0`)] : []),
      ...solution(quadratic, which, places),
    ],
  };
};

/** A ball that is thrown from above the ground. */
export const landing: Make = (random, difficulty) => {
  const [speed, start] = [randomInteger(random, 4, 25), randomInteger(random, 1, 30)];
  const quadratic = { a: 5, b: -speed, c: -start };
  if (isSquare(discriminantOf(quadratic))) return landing(random, difficulty);
  const [name = ''] = people(random, 1);
  return {
    prompt: [
      say(
        `${name} throws a ball up from a height of ${start} ${start === 1 ? 'meter' : 'meters'}. This formula gives its approximate height in meters after $t$ seconds. After how many seconds does it hit the ground? ${IN_WORDS[1]}`,
      ),
      formula(`h = -5t^2 + ${speed}t + ${start}`),
    ],
    answer: roundedAnswer(quadratic, 0, 1),
    solution: [
      step(
        'On the ground the height is zero. Multiply by $-1$: a positive $a$ is easier.',
        `${written(quadratic, 't')} = 0`,
      ),
      ...solution(quadratic, 0, 1, 't'),
      step('The other solution is negative: that would be before the throw.'),
    ],
  };
};

/** Two sides of a rectangle, of which the area is known. */
export const side: Make = (random, difficulty) => {
  const [more, area] = [randomInteger(random, 1, 9), randomInteger(random, 10, 90)];
  const quadratic = { a: 1, b: more, c: -area };
  if (isSquare(discriminantOf(quadratic))) return side(random, difficulty);
  return {
    prompt: [
      say(
        `A rectangle is ${more} ${more === 1 ? 'centimeter' : 'centimeters'} longer than it is wide. Its area is ${area} square centimeters. How many centimeters wide is it? ${IN_WORDS[1]}`,
      ),
    ],
    answer: roundedAnswer(quadratic, 0, 1),
    solution: [
      step(`Let $x$ be the width. The length is $x + ${more}$.`, `x(x + ${more}) = ${area}`),
      step('Multiply out and move all terms to one side.', `${written(quadratic)} = 0`),
      ...solution(quadratic, 0, 1),
      step('The other solution is negative, and a width is not.'),
    ],
  };
};
