import { ROUNDS } from '../round/round-configs';
import { TimedRoundPage } from './TimedRoundPage';

/** `/mental-math-speed` */
export default function MentalMath() {
  return <TimedRoundPage config={ROUNDS.mental_math_speed} words={copy} />;
}

const copy = {
  lead: 'How many can you do in a minute?',
  rules:
    'Adding, taking away and multiplying. The right answer shows for a second, then comes the next question.',
} as const;
