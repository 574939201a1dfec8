import type { Exercise } from '../../../exercise/exercise';
import type { Step } from '../../../exercise/text';
import { nearly, numberAnswer, type Mistakes } from '../../making/answers';
import { formula, say } from '../../making/blocks';

export function calculated(
  math: string,
  value: number,
  mistakes: Mistakes,
  solution: readonly Step[],
): Exercise {
  return {
    prompt: [say('Work it out.'), formula(math)],
    answer: numberAnswer(value, [...mistakes, ...nearly(value)]),
    solution,
  };
}
