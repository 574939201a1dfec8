import { mentalMathProblem, mentalMathSheet } from 'shared-puzzle-engine';
import { TimedRoundPage } from './TimedRoundPage';
import type { TimedRoundConfig } from './use-timed-round';

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

/** Texts of the Mental Math Speed Round alone. */
const copy = {
  lead: 'How many can you do in a minute?',
  rules:
    'Adding, taking away and multiplying. The right answer shows for a second, then comes the next question.',
} as const;
