import type { Random } from '../random';
import { shuffled } from './shuffled';

export interface DrillProblem {
  /** Position, from 1 to 20. */
  readonly id: number;
  /** 0 to 9. */
  readonly num1: number;
  /** 0 to 9. */
  readonly num2: number;
  readonly correctAnswer: number;
}

const PROBLEMS = 20;

/** Twenty problems without repetitions. */
export function drillProblems(random: Random): DrillProblem[] {
  return shuffled([...Array(100).keys()], random)
    .slice(0, PROBLEMS)
    .map((pair, at) => {
      const num1 = Math.floor(pair / 10);
      const num2 = pair % 10;
      return { id: at + 1, num1, num2, correctAnswer: num1 + num2 };
    });
}
