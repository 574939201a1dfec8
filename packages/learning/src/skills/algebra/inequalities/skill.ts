import {
  added,
  ask,
  bracketed,
  choiceAnswer,
  defineSkill,
  nearly,
  numberAnswer,
  picture,
  quotient,
  say,
  step,
  sum,
  wrong,
  type Drawing,
  type Make,
  type Question,
  type Step,
} from '../builder';
import { lesson } from './lesson';

const SIGNS = ['<', '<=', '>', '>='] as const;
type Sign = (typeof SIGNS)[number];

const TURNED: Readonly<Record<Sign, Sign>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
/** Includes the end instead of excluding it, and vice versa. */
const OTHER_END: Readonly<Record<Sign, Sign>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

const IN_WORDS: Readonly<Record<Sign, string>> = {
  '<': 'less than',
  '<=': 'at most',
  '>': 'greater than',
  '>=': 'at least',
};

/** All numbers x with x < end, or according to the sign. */
function solutionOnLine(sign: Sign, end: number): Drawing {
  const open = sign === '<' || sign === '>';
  const right = sign.startsWith('>');
  return {
    kind: 'number-line',
    text: `A number line. All numbers to the ${right ? 'right' : 'left'} of ${end} are shaded. The point at ${end} is ${open ? 'open' : 'closed'}.`,
    from: end - 5,
    to: end + 5,
    step: 1,
    points: [open ? { at: end, label: String(end), open } : { at: end, label: String(end) }],
    part: right ? { from: end } : { to: end },
  };
}

const readFromLine: Make = (draw) => {
  const end = draw.other(-8, 8, 0);
  const sign = draw.pick(SIGNS);
  const write = (way: Sign, at: number) => `$x ${way} ${at}$`;
  const open = sign.length === 1;
  return {
    prompt: [say`Which inequality does the picture show?`, picture(solutionOnLine(sign, end))],
    answer: choiceAnswer(write(sign, end), [
      wrong`${write(TURNED[sign], end)} | The shaded numbers are to the ${sign.startsWith('>') ? 'right, so they are larger' : 'left, so they are smaller'}.`,
      wrong`${write(OTHER_END[sign], end)} | ${open ? 'The point is open: the end is not included.' : 'The point is closed: the end is included.'}`,
      wrong`${write(OTHER_END[TURNED[sign]], end)} | The direction and the end are both wrong. Check which side is shaded, and whether the point is open.`,
    ]),
    solution: [
      step`The shaded numbers are ${sign.startsWith('>') ? 'to the right: they are larger' : 'to the left: they are smaller'} than $${end}$.`,
      step`The point is ${open ? 'open, so the end is not part of it' : 'closed, so the end is part of it'}. That means ${IN_WORDS[sign]} $${end}$. | x ${sign} ${end}`,
    ],
  };
};

/** The last whole number that fits. The end itself is whole or not. */
const furthest: Make = (draw, difficulty) => {
  const c = difficulty === 5 ? draw.signed(2, 4) : 0;
  const a = difficulty === 3 ? draw.integer(2, 6) : draw.other(-7, 7, -1, 0, 1, c, c - 1, c + 1);
  const factor = a - c;
  const b = draw.signed(2, 12);
  const end = draw.signed(2, 9);
  const over = draw.chance(0.5) ? 0 : draw.integer(1, Math.abs(factor) - 1);
  const right = factor * end + over;
  const sign = draw.pick(SIGNS);
  const inX = factor < 0 ? TURNED[sign] : sign;
  const exact = right / factor;
  const upwards = inX.startsWith('>');
  const belongs = inX.length === 2;
  const nearest = upwards ? Math.ceil(exact) : Math.floor(exact);
  const value = nearest !== exact || belongs ? nearest : nearest + (upwards ? 1 : -1);
  const left = a < 0 && b > 0 ? sum([b, ''], [a, 'x']) : sum([a, 'x'], [b, '']);
  const all = right + b;
  const question = upwards ? 'smallest' : 'largest';
  const fraction =
    over === 0 ? String(end) : `${right < 0 !== factor < 0 ? '-' : ''}${Math.abs(right)}/${Math.abs(factor)}`;
  return {
    prompt: ask`Find the ${question} integer $x$ that makes this true. | ${left} ${sign} ${sum([c, 'x'], [all, ''])}`,
    answer: numberAnswer(value, [
      over === 0
        ? wrong`${belongs ? nearest + (upwards ? 1 : -1) : nearest} | Look at the end: ${belongs ? 'the sides may be equal, so the end fits' : 'the sides must differ, so the end does not fit'}.`
        : wrong`${nearest + (upwards ? -1 : 1)} | You rounded in the wrong direction. Substitute your number: it does not make the inequality true.`,
      wrong`${-value} | The size is right, but the sign is not. Substitute your number to check it.`,
      wrong`${Math.round((right + 2 * b) / factor)} | To undo $${added(b)}$, ${b > 0 ? `subtract ${b}` : `add ${-b}`}. You did the opposite.`,
      ...nearly(value),
    ]),
    solution: [
      c !== 0 &&
        step`${c > 0 ? `Subtract $${sum([c, 'x'])}$ from both sides.` : `Add $${sum([-c, 'x'])}$ to both sides.`} | ${factor < 0 && b > 0 ? sum([b, ''], [factor, 'x']) : sum([factor, 'x'], [b, ''])} ${sign} ${all}`,
      b > 0
        ? step`Subtract ${b} from both sides. | ${sum([factor, 'x'])} ${sign} ${right}`
        : step`Add ${-b} to both sides. | ${sum([factor, 'x'])} ${sign} ${right}`,
      step`Divide both sides by $${factor}$. ${factor < 0 ? 'It is negative, so flip the inequality sign.' : 'It is positive, so the sign stays.'} | x ${inX} ${fraction}`,
      over === 0
        ? {
            text: `The end ${belongs ? 'is included' : 'is not included'}.`,
            show: picture(solutionOnLine(inX, end)),
          }
        : step`The end is between $${Math.floor(exact)}$ and $${Math.ceil(exact)}$.`,
      step`So the ${question} integer is $${value}$. | x = ${value}`,
    ],
  };
};

/** How many whole numbers satisfy low < ax + b <= high. */
const between: Make = (draw) => {
  const a = draw.integer(2, 5);
  const b = draw.signed(2, 9);
  const from = draw.integer(-6, 2);
  const count = draw.integer(4, 9);
  const to = from + count;
  const [withFrom, withTo] = [draw.chance(0.5), draw.chance(0.5)];
  const value = count - 1 + (withFrom ? 1 : 0) + (withTo ? 1 : 0);
  const line = (middle: string, low: number, high: number) =>
    `${low} ${withFrom ? '<=' : '<'} ${middle} ${withTo ? '<=' : '<'} ${high}`;
  const first = withFrom ? from : from + 1;
  const last = withTo ? to : to - 1;
  return {
    prompt: ask`How many integers $x$ make this true? Negative numbers and 0 count too. | ${line(sum([a, 'x'], [b, '']), a * from + b, a * to + b)}`,
    answer: numberAnswer(value, [
      wrong`${count + 1} | ${`You counted both ends. ${withFrom && withTo ? '' : `An end with $<$ is not included.`}`.trim()}`,
      wrong`${count - 1} | You left out both ends. An end with $<=$ is included.`,
      wrong`${count} | The difference between the ends is not the count: from 1 to 3 there are three numbers, not two.`,
      wrong`${a * count} | You used the outer numbers. Solve for $x$ first.`,
      ...nearly(value),
    ]),
    solution: [
      step`It is two inequalities in one. ${b > 0 ? `Subtract ${b} from` : `Add ${-b} to`} all three parts. | ${line(sum([a, 'x']), a * from, a * to)}`,
      step`Divide all three parts by ${a}. It is positive, so the signs stay. | ${line('x', from, to)}`,
      step`The first integer that fits is $${first}$, and the last is $${last}$.`,
      step`Count them: from $${first}$ to $${last}$. | ${last} - ${bracketed(first)} + 1 = ${value}`,
    ],
  };
};

/** Which is the solution of a·x + b < c? The answer is chosen: it is a set of numbers. */
function chosen(a: number, b: number, end: number, sign: Sign): Question {
  const asked = a < 0 ? TURNED[sign] : sign;
  const c = a * end + b;
  const left = a < 0 && b > 0 ? sum([b, ''], [a, 'x']) : sum([a, 'x'], [b, '']);
  const write = (way: Sign, at: number | string) => `$x ${way} ${at}$`;
  const undo = b > 0 ? `Subtract ${b} from both sides.` : `Add ${-b} to both sides.`;
  const turn =
    a < 0
      ? 'You divided by a negative number: flip the inequality sign.'
      : 'The sign stays as it is: nothing was divided by a negative number.';
  const steps: Step[] = [
    ...(b === 0 ? [] : [step`${undo} | ${sum([a, 'x'])} ${asked} ${c - b}`]),
    ...(a === 1
      ? []
      : [
          step`Divide both sides by $${a}$. ${a < 0 ? 'It is negative, so flip the inequality sign.' : 'It is positive, so the sign stays.'} | x ${sign} ${end}`,
        ]),
    {
      text: 'Draw it. An open point is not part of the solution.',
      show: picture(solutionOnLine(sign, end)),
    },
    step`Check the end: for $x = ${end}$ the left side is $${a === 1 ? '' : `${a} xx `}${bracketed(end)}${b === 0 ? '' : ` ${added(b)}`} = ${c}$.`,
  ];
  return {
    prompt: ask`Which numbers make this inequality true? | ${left} ${asked} ${c}`,
    answer: choiceAnswer(write(sign, end), [
      wrong`${write(TURNED[sign], end)} | ${turn}`,
      b === 0
        ? wrong`${write(sign, -end)} | The number is on the wrong side of zero. Use the signs when you divide.`
        : wrong`${write(sign, quotient(c + b, a))} | To undo $${added(b)}$: ${undo} You did the opposite.`,
      wrong`${write(OTHER_END[sign], end)} | Look at the end: ${sign.length === 2 ? `$${end}$ is included, because the sides may be equal` : `$${end}$ is not included, because the sides must differ`}.`,
      wrong`${write(TURNED[sign], -end)} | The inequality sign and the sign of the number are both wrong. Solve it one step at a time.`,
    ]),
    solution: steps,
  };
}

const oneStep: Make = (draw) => chosen(1, draw.signed(2, 12), draw.integer(2, 15), draw.pick(SIGNS));
const multiplied: Make = (draw) => chosen(draw.integer(2, 9), 0, draw.signed(2, 12), draw.pick(SIGNS));
const twoSteps: Make = (draw) =>
  chosen(draw.integer(2, 6), draw.signed(2, 12), draw.signed(2, 9), draw.pick(SIGNS));
const turned: Make = (draw) => chosen(-draw.integer(2, 7), 0, draw.signed(2, 12), draw.pick(SIGNS));
const turnedTwoSteps: Make = (draw) =>
  chosen(-draw.integer(2, 7), draw.signed(2, 15), draw.signed(2, 9), draw.pick(SIGNS));

export const skill = defineSkill(lesson, {
  1: [readFromLine, oneStep],
  2: [oneStep, multiplied, twoSteps],
  3: [turned, furthest],
  4: [turnedTwoSteps, furthest],
  5: [between, furthest],
});
