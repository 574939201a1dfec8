import type { Step } from '../../../exercise/text';
import type { Mistakes } from '../../making/answers';
import { step } from '../../making/blocks';
import { quotient, sum } from '../../making/write';

/** The way from ax + b = cx + d to x: fewer x are taken away, so that what is left is positive. */
export function gathered(a: number, b: number, c: number, d: number): Step[] {
  const onLeft = a > c;
  const [more, fewer] = onLeft ? [a, c] : [c, a];
  const left = more - fewer;
  const [stays, goes] = onLeft ? [d, b] : [b, d];
  const take = (number: number, what: string) =>
    number > 0 ? `Subtract $${what}$ from both sides.` : `Add $${what}$ to both sides.`;
  const line = (withX: string, plain: string) => (onLeft ? `${withX} = ${plain}` : `${plain} = ${withX}`);
  return [
    step(take(fewer, sum([Math.abs(fewer), 'x'])), line(sum([left, 'x'], [goes, '']), String(stays))),
    step(take(goes, String(Math.abs(goes))), line(sum([left, 'x']), String(stays - goes))),
    ...(left === 1 ? [] : [step(`Divide both sides by ${left}.`, `x = ${quotient(stays - goes, left)}`)]),
  ];
}

/** What people do wrong on that way. */
export function gatheringMistakes(a: number, b: number, c: number, d: number): Mistakes {
  const all: [number, number, string][] = [
    [
      d - b,
      a + c,
      `You combined the terms with $x$ as if they were on one side. Subtract $${sum([c, 'x'])}$ from both sides.`,
    ],
    [
      d + b,
      a - c,
      `The number $${b}$ changes its sign when you undo it: ${b > 0 ? 'subtract it' : 'add it'}.`,
    ],
    [d - b, a, `You left out $${sum([c, 'x'])}$ on the right side.`],
    [d - b, 1, `This is $${sum([a - c, 'x'])}$. Divide it by $${a - c}$.`],
  ];
  return all
    .filter(([, under]) => under !== 0)
    .map(([over, under, reason]) => [quotient(over, under), reason]);
}
