import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty } from '../../../exercise/exercise';

export interface Rounded {
  readonly exact: number;
  readonly round: number;
}

/** A number off its round one, by about 3 to 8 percent. */
function drawRounded(random: Random, unit: number, isBelow: boolean): Rounded {
  const round = unit * randomInteger(random, 3, 9);
  const off = Math.max(1, Math.round((round * randomInteger(random, 30, 75)) / 1000));
  return { exact: isBelow ? round - off : round + off, round };
}

function units(difficulty: ExerciseDifficulty): readonly [number, number] {
  if (difficulty < 3) return [10, 10];
  return difficulty < 5 ? [100, 10] : [100, 100];
}

export function drawPair(
  random: Random,
  difficulty: ExerciseDifficulty,
  opposite: boolean,
): [Rounded, Rounded] {
  const [one, another] = units(difficulty);
  const isBelow = random() < 0.6;
  return [drawRounded(random, one, isBelow), drawRounded(random, another, opposite ? !isBelow : isBelow)];
}

/** How one number is rounded, in words. */
export const how = ({ exact, round }: Rounded) =>
  `${exact} goes ${exact < round ? 'up' : 'down'} to ${round}`;
