import type { Exercise } from '../exercise/exercise';
import type { Step } from '../exercise/text';
import type { FactSubject } from './card-name';
import { copy } from './copy';
import { differenceExercise } from './difference-exercise';
import { differentMistakes } from './different-mistakes';
import { quotientExercise } from './quotient-exercise';

/** The exercise of a fact card, with known mistakes and a strategy. */
export function factExercise(fact: FactSubject): Exercise {
  return MAKERS[fact.sign](fact);
}

const MAKERS: Readonly<Record<FactSubject['sign'], (fact: FactSubject) => Exercise>> = {
  x: product,
  '+': sum,
  '-': differenceExercise,
  '/': quotientExercise,
};

function product({ left, right }: FactSubject): Exercise {
  const value = left * right;
  return {
    prompt: [{ kind: 'math', math: `${left} xx ${right}` }],
    answer: {
      kind: 'number',
      value: String(value),
      mistakes: differentMistakes(value, [
        [value - left, copy.oneFewer(left)],
        [value + left, copy.oneMore(left)],
        [value - right, copy.oneFewer(right)],
        [value + right, copy.oneMore(right)],
        [left + right, copy.addedInstead(left, right)],
        [value + 10, copy.tenTooMuch],
        [value + 1, copy.close],
        [value + 2, copy.close],
      ]),
    },
    solution: productSteps(left, right),
  };
}

/** Splits the larger number: 6 × 13 is 6 × 10 and 6 × 3. A single digit is split at five. */
function productSteps(left: number, right: number): readonly Step[] {
  const split = right > 10 ? right - (right % 10) : right > 5 ? 5 : right - 1;
  const rest = right - split;
  const whole = { kind: 'math', math: `${left} xx ${right} = ${left * right}` } as const;
  if (rest <= 0 || split <= 0) return [{ text: copy.count(left, right), show: whole }];
  return [
    {
      text: copy.split(right, split, rest),
      show: { kind: 'math', math: `${left} xx ${split} = ${left * split}` },
    },
    { text: copy.rest, show: { kind: 'math', math: `${left} xx ${rest} = ${left * rest}` } },
    { text: copy.together(left * split, left * rest), show: whole },
  ];
}

function sum({ left, right }: FactSubject): Exercise {
  const value = left + right;
  const carries = (left % 10) + (right % 10) >= 10;
  return {
    prompt: [{ kind: 'math', math: `${left} + ${right}` }],
    answer: {
      kind: 'number',
      value: String(value),
      mistakes: differentMistakes(value, [
        [value + 10, carries ? copy.tenTooMuch : copy.carriedTooMuch],
        ...(value < 10 ? [] : ([[value - 10, carries ? copy.carryForgotten : copy.tenTooFew]] as const)),
        [value + 1, copy.close],
        [value + 2, copy.close],
      ]),
    },
    solution: sumSteps(left, right),
  };
}

/** From the left: tens, then ones. Two single digits are added by making ten. */
function sumSteps(left: number, right: number): readonly Step[] {
  const whole = { kind: 'math', math: `${left} + ${right} = ${left + right}` } as const;
  const toTen = 10 - (right % 10);
  if (left < 10 && toTen < left && right % 10 !== 0) {
    const round = right + toTen;
    return [
      { text: copy.fillUp(right, round), show: { kind: 'math', math: `${right} + ${toTen} = ${round}` } },
      { text: copy.left(left, toTen), show: whole },
    ];
  }
  if (left < 10) return [{ text: copy.ones, show: whole }];
  const tens = left - (left % 10);
  return [
    { text: copy.tensFirst, show: { kind: 'math', math: `${right} + ${tens} = ${right + tens}` } },
    { text: copy.onesThen(left % 10), show: whole },
  ];
}
