import { ROUNDS } from '../round/round-configs';
import { copy } from './mental-math-copy';
import { TimedRoundPage } from './TimedRoundPage';

/** `/mental-math-speed` */
export default function MentalMath() {
  return <TimedRoundPage config={ROUNDS.mental_math_speed} words={copy} />;
}
