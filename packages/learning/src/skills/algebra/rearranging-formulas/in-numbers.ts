import { randomInteger } from 'shared-puzzle-engine';
import { step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, pick, signed } from '../../making/draw';
import { added, commonDivisor, quotient, sum, times } from '../../making/write';
import { typed } from './rearranged';

/** The product, its letter, and in words: what one thing comes to. */
const RATES = [
  ['c', 'n', (rate: number) => `A ticket costs ${rate} dollars, so $n$ tickets cost $c$ dollars.`],
  [
    'd',
    't',
    (rate: number) => `A boat travels ${rate} kilometers in an hour. In $t$ hours it travels $d$ kilometers.`,
  ],
  ['p', 'b', (rate: number) => `There are ${rate} pencils in a box. In $b$ boxes there are $p$ pencils.`],
] as const;

export const oneRate: Make = (random) => {
  const rate = randomInteger(random, 3, 24);
  const [whole, letter, story] = pick(random, RATES);
  return typed({
    story: story(rate),
    math: `${whole} = ${rate}${letter}`,
    letter,
    right: `${whole}/${rate}`,
    mistakes: [
      [`${rate}${whole}`, `You multiplied again. To undo times ${rate}, divide by ${rate}.`],
      [`${whole} - ${rate}`, `$${rate}${letter}$ is ${rate} times $${letter}$. To undo it, divide.`],
      [
        `${rate} - ${whole}`,
        `$${rate}${letter}$ is ${rate} times $${letter}$. Divide $${whole}$ by ${rate}.`,
      ],
    ],
    solution: [
      step(
        `$${letter}$ is multiplied by ${rate}. Divide both sides by ${rate}.`,
        `${letter} = ${whole}/${rate}`,
      ),
    ],
  });
};

const DIFFERENCES = [
  ['a', 'b', (more: number) => `Amina is $a$ years old. Her brother is ${more} years older, so he is $b$.`],
  ['w', 'l', (more: number) => `A room is $w$ meters wide. Its length $l$ is ${more} meters more.`],
  [
    'p',
    't',
    (more: number) =>
      `A book costs $p$ dollars. With ${more} dollars for delivery, the total is $t$ dollars.`,
  ],
] as const;

export const oneDifference: Make = (random) => {
  const more = randomInteger(random, 2, 15);
  const [letter, whole, story] = pick(random, DIFFERENCES);
  return typed({
    story: story(more),
    math: `${whole} = ${letter} + ${more}`,
    letter,
    right: `${whole} - ${more}`,
    mistakes: [
      [`${whole} + ${more}`, `You added again. To undo plus ${more}, subtract ${more}.`],
      [`${more} - ${whole}`, `The order is reversed: ${more} is subtracted from $${whole}$.`],
      [`${whole}/${more}`, `${more} is added, not multiplied. To undo it, subtract.`],
    ],
    solution: [
      step(
        `${more} is added to $${letter}$. Subtract ${more} from both sides.`,
        `${letter} = ${whole} - ${more}`,
      ),
    ],
  });
};

/** whole = start + each letter; the start is a multiple. */
const GROWING = [
  ['c', 'k', 'A taxi ride of $k$ kilometers costs $c$ dollars.'],
  ['c', 'h', 'A plumber who works for $h$ hours is paid $c$ dollars.'],
  ['n', 'w', 'After $w$ weeks Noor has saved $n$ dollars.'],
  ['h', 't', 'After $t$ days a bamboo shoot is $h$ centimeters high.'],
] as const;

const SHRINKING = [
  ['h', 't', 'After $t$ hours a candle is $h$ centimeters high.'],
  ['v', 't', 'After $t$ minutes $v$ liters are left in a tub.'],
  ['m', 'd', 'After $d$ days $m$ kilograms of rice are left.'],
] as const;

export const twoSteps: Make = (random) => {
  const each = randomInteger(random, 2, 9);
  const quotientOfStart = randomInteger(random, 2, 9);
  const start = each * quotientOfStart;
  if (each === quotientOfStart) return twoSteps(random, 2);
  const grows = random() < 0.6;
  const [whole, letter, story] = pick(random, grows ? GROWING : SHRINKING);
  const part = `${whole}/${each}`;
  const right = grows ? `${part} - ${quotientOfStart}` : `${quotientOfStart} - ${part}`;
  return typed({
    story,
    math: grows ? `${whole} = ${each}${letter} + ${start}` : `${whole} = ${start} - ${each}${letter}`,
    letter,
    right,
    mistakes: [
      [
        grows ? `${part} - ${start}` : `${start} - ${part}`,
        `You divided only $${whole}$. Divide each term by ${each}, ${start} too.`,
      ],
      [
        grows ? `${whole} - ${quotientOfStart}` : `${quotientOfStart} - ${whole}`,
        `You divided only ${start}. Divide each term by ${each}, $${whole}$ too.`,
      ],
      [
        grows ? `${part} + ${quotientOfStart}` : `${part} - ${quotientOfStart}`,
        grows
          ? `To undo plus ${start}, subtract it.`
          : `The signs are reversed: the more that is left, the less is gone.`,
      ],
      [
        grows ? `${each}${whole} - ${each * start}` : `${each * start} - ${each}${whole}`,
        `You multiplied by ${each}. To undo times ${each}, divide.`,
      ],
    ],
    solution: grows
      ? [
          step(`Subtract ${start} from both sides.`, `${whole} - ${start} = ${each}${letter}`),
          step(`Divide each term by ${each}.`, `${letter} = ${part} - ${start}/${each} = ${right}`),
        ]
      : [
          step(
            `Add $${each}${letter}$ to both sides and subtract $${whole}$.`,
            `${each}${letter} = ${start} - ${whole}`,
          ),
          step(`Divide each term by ${each}.`, `${letter} = ${start}/${each} - ${part} = ${right}`),
        ],
  });
};

/** ax + by = c, solved for y. */
export const standardForm: Make = (random, difficulty) => {
  const [a, b] = [signed(random, 2, 9), randomInteger(random, 2, 6)];
  const k = other(random, -8, 9, 0, 1, -1);
  if (commonDivisor(a, b) === b || Math.abs(k) === b) return standardForm(random, difficulty);
  const [c, slope] = [b * k, quotient(-a, b)];
  const write = (start: number, factor: string) =>
    factor.startsWith('-') ? `${start} - ${times(factor.slice(1), 'x')}` : `${start} + ${times(factor, 'x')}`;
  return typed({
    math: `${sum([a, 'x'], [b, 'y'])} = ${c}`,
    letter: 'y',
    right: write(k, slope),
    mistakes: [
      [
        write(k, quotient(a, b)),
        `On the other side of the equation $${sum([a, 'x'])}$ has the opposite sign.`,
      ],
      [write(c, slope), `You divided only the term with $x$. Divide ${c < 0 ? `$${c}$` : c} by ${b} too.`],
      [write(k, String(-a)), `You divided only the number. Divide the term with $x$ by ${b} too.`],
      [write(c, String(-a)), `This is $${b}y$. Divide each term by ${b}.`],
    ],
    solution: [
      step(
        a > 0 ? `Subtract $${sum([a, 'x'])}$ from both sides.` : `Add $${sum([-a, 'x'])}$ to both sides.`,
        `${b}y = ${sum([c, ''], [-a, 'x'])}`,
      ),
      step(`Divide each term by ${b}.`, `y = ${write(k, slope)}`),
    ],
  });
};

/** y = 3/4 (x - 8), solved for x: as Fahrenheit is found from Celsius. */
export const fractionOfBracket: Make = (random, difficulty) => {
  const [over, under] = [randomInteger(random, 2, 7), randomInteger(random, 2, 9)];
  const inside = signed(random, 2, 12);
  if (commonDivisor(over, under) > 1) return fractionOfBracket(random, difficulty);
  const turned = `${under}/${over}`;
  const write = (factor: string, number: number | string) =>
    String(number).startsWith('-')
      ? `${times(factor, 'y')} - ${String(number).slice(1)}`
      : `${times(factor, 'y')} + ${number}`;
  return typed({
    math: `y = ${over}/${under} (x ${added(inside)})`,
    letter: 'x',
    right: write(turned, -inside),
    mistakes: [
      [
        write(`${over}/${under}`, -inside),
        `You multiplied by $${over}/${under}$. To undo it, multiply by $${turned}$.`,
      ],
      [
        write(turned, inside),
        `In the parentheses ${Math.abs(inside)} is ${inside < 0 ? 'subtracted. To undo that, add' : 'added. To undo that, subtract'} it.`,
      ],
      [
        write(turned, quotient(-inside * under, over)),
        `You undid $${added(inside)}$ first. But it is in the parentheses, so undo the factor $${over}/${under}$ first.`,
      ],
      [write(`${under}`, -inside), `You multiplied by ${under}. Now divide by ${over} too.`],
    ],
    solution: [
      step(`Undo the factor first: multiply both sides by $${turned}$.`, `${turned} y = x ${added(inside)}`),
      step(
        inside < 0 ? `Add ${-inside} to both sides.` : `Subtract ${inside} from both sides.`,
        `x = ${write(turned, -inside)}`,
      ),
    ],
  });
};

/** x/3 + y/4 = 2, solved for y. */
export const twoFractions: Make = (random, difficulty) => {
  const [a, b] = [randomInteger(random, 2, 7), randomInteger(random, 2, 7)];
  const [c, sign] = [randomInteger(random, 2, 6), random() < 0.5 ? 1 : -1];
  if (b % a === 0 || b === c) return twoFractions(random, difficulty);
  const slope = quotient(b, a);
  const write = (start: number, factor: string, to = -sign) =>
    `${start} ${to < 0 ? '-' : '+'} ${times(factor, 'x')}`;
  return typed({
    math: sign > 0 ? `x/${a} + y/${b} = ${c}` : `y/${b} - x/${a} = ${c}`,
    letter: 'y',
    right: write(b * c, slope),
    mistakes: [
      [write(c, slope), `You multiplied only the fraction by ${b}. Multiply ${c} too.`],
      [write(b * c, `1/${a}`), `You multiplied only ${c} by ${b}. Multiply $x/${a}$ too.`],
      [write(b * c, slope, sign), `On the other side of the equation $x/${a}$ has the opposite sign.`],
      [
        write(b * c, quotient(a, b)),
        `You flipped the factor. $x/${a}$ times ${b} is $${times(slope, 'x')}$.`,
      ],
    ],
    solution: [
      step(
        sign > 0 ? `Subtract $x/${a}$ from both sides.` : `Add $x/${a}$ to both sides.`,
        `y/${b} = ${c} ${sign > 0 ? '-' : '+'} x/${a}`,
      ),
      step(`Multiply each term by ${b}.`, `y = ${write(b * c, slope)}`),
    ],
  });
};
