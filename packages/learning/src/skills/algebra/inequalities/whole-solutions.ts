import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { formula, picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, pick, signed } from '../../making/draw';
import { added, bracketed, sum } from '../../making/write';
import { SIGNS, solutionOnLine, TURNED } from './signs';

/** The last whole number that fits. The end itself is whole or not. */
export const furthest: Make = (random, difficulty) => {
  const c = difficulty === 5 ? signed(random, 2, 4) : 0;
  const a = difficulty === 3 ? randomInteger(random, 2, 6) : other(random, -7, 7, -1, 0, 1, c, c - 1, c + 1);
  const factor = a - c;
  const b = signed(random, 2, 12);
  const end = signed(random, 2, 9);
  const over = random() < 0.5 ? 0 : randomInteger(random, 1, Math.abs(factor) - 1);
  const right = factor * end + over;
  const sign = pick(random, SIGNS);
  const inX = factor < 0 ? TURNED[sign] : sign;
  const exact = right / factor;
  const upwards = inX.startsWith('>');
  const belongs = inX.length === 2;
  const nearest = upwards ? Math.ceil(exact) : Math.floor(exact);
  const value = nearest !== exact || belongs ? nearest : nearest + (upwards ? 1 : -1);
  const left = a < 0 && b > 0 ? sum([b, ''], [a, 'x']) : sum([a, 'x'], [b, '']);
  const all = right + b;
  const ask = upwards ? 'smallest' : 'largest';
  const fraction =
    over === 0 ? String(end) : `${right < 0 !== factor < 0 ? '-' : ''}${Math.abs(right)}/${Math.abs(factor)}`;
  return {
    prompt: [
      say(`Find the ${ask} integer $x$ that makes this true.`),
      formula(`${left} ${sign} ${sum([c, 'x'], [all, ''])}`),
    ],
    answer: numberAnswer(value, [
      [
        over === 0 ? (belongs ? nearest + (upwards ? 1 : -1) : nearest) : nearest + (upwards ? -1 : 1),
        over === 0
          ? `Look at the end: ${belongs ? 'the sides may be equal, so the end fits' : 'the sides must differ, so the end does not fit'}.`
          : `You rounded in the wrong direction. Put your number in: it does not fit.`,
      ],
      [-value, 'The size is right, but the sign is not. Put your number in.'],
      [
        Math.round((right + 2 * b) / factor),
        `To undo $${added(b)}$, ${b > 0 ? `subtract ${b}` : `add ${-b}`}. You did the opposite.`,
      ],
      ...nearly(value),
    ]),
    solution: [
      ...(c === 0
        ? []
        : [
            step(
              c > 0
                ? `Subtract $${sum([c, 'x'])}$ from both sides.`
                : `Add $${sum([-c, 'x'])}$ to both sides.`,
              `${factor < 0 && b > 0 ? sum([b, ''], [factor, 'x']) : sum([factor, 'x'], [b, ''])} ${sign} ${all}`,
            ),
          ]),
      step(
        b > 0 ? `Subtract ${b} from both sides.` : `Add ${-b} to both sides.`,
        `${sum([factor, 'x'])} ${sign} ${right}`,
      ),
      step(
        `Divide both sides by $${factor}$. ${factor < 0 ? 'It is negative, so flip the inequality sign.' : 'It is positive, so the sign stays.'}`,
        `x ${inX} ${fraction}`,
      ),
      over === 0
        ? {
            text: `The end ${belongs ? 'is included' : 'is not included'}.`,
            show: picture(solutionOnLine(inX, end)),
          }
        : step(`The end lies between $${Math.floor(exact)}$ and $${Math.ceil(exact)}$.`),
      step(`So the ${ask} integer is $${value}$.`, `x = ${value}`),
    ],
  };
};

/** How many whole numbers lie between: low < ax + b <= high. */
export const between: Make = (random) => {
  const a = randomInteger(random, 2, 5);
  const b = signed(random, 2, 9);
  const from = randomInteger(random, -6, 2);
  const count = randomInteger(random, 4, 9);
  const to = from + count;
  const [withFrom, withTo] = [random() < 0.5, random() < 0.5];
  const value = count - 1 + (withFrom ? 1 : 0) + (withTo ? 1 : 0);
  const line = (middle: string, low: number, high: number) =>
    `${low} ${withFrom ? '<=' : '<'} ${middle} ${withTo ? '<=' : '<'} ${high}`;
  const first = withFrom ? from : from + 1;
  const last = withTo ? to : to - 1;
  return {
    prompt: [
      say('How many integers $x$ make this true? Negative numbers and 0 count too.'),
      formula(line(sum([a, 'x'], [b, '']), a * from + b, a * to + b)),
    ],
    answer: numberAnswer(value, [
      [
        count + 1,
        `You counted both ends. ${withFrom && withTo ? '' : `An end with $<$ is not included.`}`.trim(),
      ],
      [count - 1, `You left out both ends. An end with $<=$ is included.`],
      [
        count,
        `The difference between the ends is not the count: from 1 to 3 there are three numbers, not two.`,
      ],
      [a * count, 'You used the outer numbers. First find what $x$ itself lies between.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `It is two inequalities in one. ${b > 0 ? `Subtract ${b} from` : `Add ${-b} to`} all three parts.`,
        line(sum([a, 'x']), a * from, a * to),
      ),
      step(`Divide all three parts by ${a}. It is positive, so the signs stay.`, line('x', from, to)),
      step(`The first that fits is $${first}$, the last is $${last}$.`),
      step(`Count them: from $${first}$ to $${last}$.`, `${last} - ${bracketed(first)} + 1 = ${value}`),
    ],
  };
};
