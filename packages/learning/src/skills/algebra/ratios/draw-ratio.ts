import { randomInteger, type Random } from 'shared-puzzle-engine';
import { other } from '../../making/draw';
import { commonDivisor } from '../../making/write';

/** Two different numbers without a common factor, from 2 up. */
export function drawRatio(random: Random, largest: number): [number, number] {
  const one = randomInteger(random, 2, largest);
  const another = other(random, 2, largest + 1, one);
  return commonDivisor(one, another) === 1 ? [one, another] : drawRatio(random, largest);
}
