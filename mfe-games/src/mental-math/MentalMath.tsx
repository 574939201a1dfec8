import { mentalMathProblem, mentalMathSheet } from 'shared-puzzle-engine';
import { TimedRoundPage } from '../quiz/TimedRoundPage';
import type { TimedRoundConfig } from '../quiz/use-timed-round';
import { copy } from './copy';

const CONFIG: TimedRoundConfig = {
  game: 'mental_math_speed',
  seconds: 60,
  warningSeconds: 10,
  draw: mentalMathProblem,
  sheet: mentalMathSheet,
};

/** `/mental-math-speed`: as many problems as a minute holds. */
export default function MentalMath() {
  return <TimedRoundPage config={CONFIG} words={copy} />;
}
