import type { Random } from 'shared-puzzle-engine';
import type { ChoiceAnswer } from '../../../exercise/exercise';
import { choiceAnswer } from '../../making/answers';
import { weekday } from './calendar';

/** @param mistakes how many days each is off */
export function weekdayAnswer(
  right: number,
  mistakes: readonly (readonly [off: number, reason: string])[],
  random: Random,
): ChoiceAnswer {
  const nearly = [
    [1, 'One day too far. Count the days again.'],
    [-1, 'One day too early. Count the days again.'],
    [2, 'Two days too far. Take away all whole weeks, then count.'],
  ] as const;
  const wrong = [...mistakes, ...nearly].map(([off, reason]) => [weekday(right + off), reason] as const);
  return choiceAnswer(weekday(right), wrong, random);
}
