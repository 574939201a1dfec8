import type { Exercise } from '../exercise/exercise';
import type { Step } from '../exercise/text';
import type { FactSubject } from './card-name';
import { copy } from './copy';
import { differentMistakes } from './different-mistakes';

export function differenceExercise({ left, right }: FactSubject): Exercise {
  const value = left - right;
  const borrows = left % 10 < right % 10;
  // 52 − 17 as 45: subtracts the tens, and the smaller digit from the larger.
  const turned = 10 * (Math.floor(left / 10) - Math.floor(right / 10)) + (right % 10) - (left % 10);
  return {
    prompt: [{ kind: 'math', math: `${left} - ${right}` }],
    answer: {
      kind: 'number',
      value: String(value),
      mistakes: differentMistakes(value, [
        [left + right, copy.addedNotTaken(left, right)],
        ...(borrows ? ([[turned, copy.onesTurned]] as const) : []),
        [value + 10, borrows ? copy.borrowForgotten : copy.tenTooMuch],
        ...(value < 10 ? [] : ([[value - 10, borrows ? copy.tenTooFew : copy.borrowedTooMuch]] as const)),
        [value + 1, copy.close],
        [value + 2, copy.close],
      ]),
    },
    solution: differenceSteps(left, right),
  };
}

/** Tens first, then ones, stopping at the ten below if there are too few ones. */
function differenceSteps(left: number, right: number): readonly Step[] {
  const whole = { kind: 'math', math: `${left} - ${right} = ${left - right}` } as const;
  const ones = right % 10;
  const tens = right - ones;
  if (tens > 0 && ones > 0) {
    const between = left - tens;
    return [
      { text: copy.tensAway(tens), show: { kind: 'math', math: `${left} - ${tens} = ${between}` } },
      { text: copy.onesAwayThen(ones), show: whole },
    ];
  }
  if (left % 10 >= ones) return [{ text: tens > 0 ? copy.tensAway(tens) : copy.onesAway, show: whole }];
  const toTen = left % 10;
  if (toTen === 0) return [{ text: copy.fromTen(ones), show: whole }];
  return [
    {
      text: copy.downTo(left, left - toTen),
      show: { kind: 'math', math: `${left} - ${toTen} = ${left - toTen}` },
    },
    { text: copy.restAway(toTen, right), show: whole },
  ];
}
