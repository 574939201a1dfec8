import type { NumberAnswer } from '../../exercise/exercise';
import { numberAnswer, type Mistakes } from '../making/answers';

/** Right as long as it is near enough; mistakes that are near enough are none. */
export function estimateAnswer(value: string, tolerance: string, mistakes: Mistakes): NumberAnswer {
  const isFar = (given: number | string) =>
    Math.abs(Number(given) - Number(value)) > Number(tolerance) + 1e-9;
  return {
    ...numberAnswer(
      value,
      mistakes.filter(([given]) => isFar(given)),
    ),
    tolerance,
  };
}
