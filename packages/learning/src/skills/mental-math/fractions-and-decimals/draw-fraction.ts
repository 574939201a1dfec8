import { randomInteger, type Random } from 'shared-puzzle-engine';
import { pick } from '../../making/draw';
import { commonDivisor } from '../../making/write';
import { decimal } from '../write-number';

/** In lowest terms, below 1; its decimal ends. */
export interface DecimalFraction {
  readonly over: number;
  readonly under: number;
  readonly decimal: string;
}

export function drawFraction(random: Random, unders: readonly [number, ...number[]]): DecimalFraction {
  const under = pick(random, unders);
  const over = randomInteger(random, 1, under - 1);
  if (commonDivisor(over, under) > 1) return drawFraction(random, unders);
  return { over, under, decimal: decimal(over, under) };
}
