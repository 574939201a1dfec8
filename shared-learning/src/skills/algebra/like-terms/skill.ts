import { randomInteger, shuffled, type Random } from 'shared-puzzle-engine';
import type { Exercise } from '../../../exercise/exercise';
import type { Skill } from '../../skill';
import { expressionAnswer } from '../answers';
import { formula, say } from '../blocks';
import { byDifficulty, type Make } from '../by-difficulty';
import { other, pick, signed } from '../draw';
import { sum, type Term } from '../write';
import { collected, collectingSteps } from './collect';
import { lesson } from './lesson';
import { perimeter } from './perimeter';

function simplify(terms: readonly Term[]): Exercise {
  const right = collected(terms);
  const [first = 0, second = 0] = right.map(([coefficient]) => coefficient);
  const [name = '', otherName = ''] = right.map(([, variables]) => variables);
  const all = right.reduce((total, [coefficient]) => total + coefficient, 0);
  const sizes = collected(terms.map(([coefficient, variables]) => [Math.abs(coefficient), variables]));
  const rest = right.slice(2);
  return {
    prompt: [say('Put like terms together.'), formula(sum(...terms))],
    answer: expressionAnswer(sum(...right), 'simplified', [
      [sum(...sizes), 'You added everything. A term takes the sign before it along.'],
      [
        sum([all, name]),
        `You put different kinds together. $${name}$ and ${otherName === '' ? 'plain numbers' : `$${otherName}$`} are counted separately.`,
      ],
      [
        sum([second, name], [first, otherName], ...rest),
        'The numbers stand with the wrong letters. Count each kind for itself.',
      ],
      [
        sum([first, name], [-second, otherName], ...rest),
        `Look at the signs once more: those of ${otherName === '' ? 'the plain numbers' : `the terms with $${otherName}$`}.`,
      ],
      [
        sum([-first, name], [second, otherName], ...rest),
        `Look at the signs once more: those of the terms with $${name}$.`,
      ],
      [
        sum([first + 1, name], [second, otherName], ...rest),
        `Nearly. Count the $${name}$ once more. A letter alone counts as one.`,
      ],
      [
        sum([first - 1, name], [second, otherName], ...rest),
        `Nearly. Count the $${name}$ once more. A letter alone counts as one.`,
      ],
    ]),
    solution: collectingSteps(terms),
  };
}

/** Each kind twice or more, none of them cancelling out. */
function drawTerms(
  random: Random,
  kinds: readonly string[],
  each: number,
  largest: number,
  minus: boolean,
): Term[] {
  const draw = () => (minus ? signed(random, 1, largest) : randomInteger(random, 1, largest));
  const terms = shuffled(
    kinds.flatMap((variables) => Array.from({ length: each }, (): Term => [draw(), variables])),
    random,
  );
  const right = collected(terms);
  const isShort = right.length === kinds.length && right.every(([coefficient]) => Math.abs(coefficient) > 1);
  const startsWell = (terms[0]?.[0] ?? 0) > 0;
  return isShort && startsWell ? terms : drawTerms(random, kinds, each, largest, minus);
}

/** Two terms with a letter and one number, in any order. */
const oneKind: Make = (random) => {
  const letter = pick(random, ['x', 'n', 'y']);
  const a = randomInteger(random, 3, 9);
  const c = other(random, 1, 9, a);
  const minus = random() < 0.4 && a > c + 1;
  const number: Term = [other(random, 2, 12, a, c), ''];
  const terms: Term[] = [
    [a, letter],
    [minus ? -c : c, letter],
  ];
  terms.splice(randomInteger(random, 0, 2), 0, number);
  return simplify(terms);
};

const withNumbers: Make = (random) => simplify(drawTerms(random, ['x', ''], 2, 9, true));
const twoLetters: Make = (random) =>
  simplify(
    drawTerms(
      random,
      pick(random, [
        ['x', 'y'],
        ['a', 'b'],
      ]),
      2,
      9,
      true,
    ),
  );
const withSquares: Make = (random) =>
  simplify(
    drawTerms(
      random,
      pick(random, [
        ['x^2', 'x'],
        ['xy', 'x'],
      ]),
      2,
      12,
      true,
    ),
  );
const threeKinds: Make = (random) =>
  simplify(
    drawTerms(
      random,
      pick(random, [
        ['x^2', 'x', ''],
        ['xy', 'x', 'y'],
        ['a^2', 'ab', 'b^2'],
      ]),
      2,
      12,
      true,
    ),
  );

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [oneKind],
    2: [withNumbers],
    3: [twoLetters, twoLetters, perimeter],
    4: [withSquares, perimeter],
    5: [threeKinds],
  }),
};
