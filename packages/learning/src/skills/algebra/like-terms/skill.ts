import { randomInteger, shuffled, type Random } from 'shared-puzzle-engine';
import type { Skill } from '../../skill';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, pick, signed } from '../../making/draw';
import type { Term } from '../../making/write';
import { collected } from './collect';
import { lesson } from './lesson';
import { perimeter } from './perimeter';
import { simplify } from './simplify';

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
