import type { Step } from '../../../exercise/text';
import { step } from '../../making/blocks';
import { weekday } from './calendar';

/** So many days from a weekday on, or back if negative. */
export function walk(from: number, days: number): Step {
  const rest = Math.abs(days) % 7;
  const word = days < 0 ? 'back' : 'on';
  const goal = weekday(from + days);
  const size = Math.abs(days);
  if (rest === 0) return step(`${size} days is a number of whole weeks, so the weekday stays ${goal}.`);
  const left = rest === size ? '' : `Of the ${size} days, the whole weeks do not count. `;
  return step(
    `${left}${weekday(from)} and ${rest} ${rest === 1 ? 'day' : 'days'} ${word}: ${goal}.`,
    rest === size ? undefined : `${size} - ${size - rest} = ${rest}`,
  );
}
