import type { TimedRoundGame } from '@ninefold/contracts';
import { mentalMathProblem, mentalMathProblems } from 'shared-puzzle-engine';
import type { TimedRoundConfig } from './use-timed-round';

export const ROUNDS: Readonly<Record<TimedRoundGame, TimedRoundConfig>> = {
  mental_math_speed: {
    game: 'mental_math_speed',
    seconds: 60,
    warningSeconds: 10,
    draw: mentalMathProblem,
    questionSet: mentalMathProblems,
  },
};
