import type { Exercise } from '../exercise/exercise';
import type { FactSubject } from './card-name';
import { copy } from './copy';
import { differentMistakes } from './different-mistakes';

export function quotientExercise({ left, right }: FactSubject): Exercise {
  const value = left / right;
  return {
    prompt: [{ kind: 'math', math: `${left} -: ${right}` }],
    answer: {
      kind: 'number',
      value: String(value),
      mistakes: differentMistakes(value, [
        [value + 1, copy.oneTooMany(right, left)],
        ...(value > 0 ? ([[value - 1, copy.oneTooFew(right, left)]] as const) : []),
        ...(left >= right ? ([[left - right, copy.takenNotShared(left, right)]] as const) : []),
        [value + 10, copy.tenTooMuch],
        [value + 2, copy.close],
      ]),
    },
    solution: [
      {
        text: copy.howOften(right, left),
        show: { kind: 'math', math: `${value} xx ${right} = ${left}` },
      },
      { text: copy.so, show: { kind: 'math', math: `${left} -: ${right} = ${value}` } },
    ],
  };
}
