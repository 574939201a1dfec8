import { roundTicks } from '../../drawings/scale';

const ABOUT = 3;

/** Round numbers from 0, the last one not below the largest value: no point is drawn above the axis. */
export function axisTicks(most: number): number[] {
  const inside = roundTicks(0, most, ABOUT);
  const [, step = most] = inside;
  const last = inside.at(-1) ?? 0;
  return last < most ? [...inside, Number((last + step).toPrecision(12))] : inside;
}
