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
    [1, 'One day too far. Count the days once more.'],
    [-1, 'One day too early. Count the days once more.'],
    [2, 'Two days too far. Take all whole weeks away, then count.'],
  ] as const;
  const wrong = [...mistakes, ...nearly].map(([off, reason]) => [weekday(right + off), reason] as const);
  return choiceAnswer(weekday(right), wrong, random);
}
