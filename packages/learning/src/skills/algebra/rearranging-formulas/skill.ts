import { added, commonDivisor, defineSkill, quotient, step, sum, times, wrong, type Make } from '../builder';
import {
  chosen,
  factorOfLine,
  fraction,
  product,
  share,
  shareInNumbers,
  start,
  timesSum,
  timesSumInNumbers,
  typed,
} from './in-letters';
import { lesson } from './lesson';

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

const oneRate: Make = (draw) => {
  const rate = draw.integer(3, 24);
  const [whole, letter, story] = draw.pick(RATES);
  return typed({
    story: story(rate),
    math: `${whole} = ${rate}${letter}`,
    letter,
    right: `${whole}/${rate}`,
    mistakes: [
      wrong`${rate}${whole} | You multiplied again. To undo times ${rate}, divide by ${rate}.`,
      wrong`${whole} - ${rate} | $${rate}${letter}$ is ${rate} times $${letter}$. To undo it, divide.`,
      wrong`${rate} - ${whole} | $${rate}${letter}$ is ${rate} times $${letter}$. Divide $${whole}$ by ${rate}.`,
    ],
    solution: [
      step`$${letter}$ is multiplied by ${rate}. Divide both sides by ${rate}. | ${letter} = ${whole}/${rate}`,
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

const oneDifference: Make = (draw) => {
  const more = draw.integer(2, 15);
  const [letter, whole, story] = draw.pick(DIFFERENCES);
  return typed({
    story: story(more),
    math: `${whole} = ${letter} + ${more}`,
    letter,
    right: `${whole} - ${more}`,
    mistakes: [
      wrong`${whole} + ${more} | You added again. To undo plus ${more}, subtract ${more}.`,
      wrong`${more} - ${whole} | The order is reversed: ${more} is subtracted from $${whole}$.`,
      wrong`${whole}/${more} | ${more} is added, not multiplied. To undo it, subtract.`,
    ],
    solution: [
      step`${more} is added to $${letter}$. Subtract ${more} from both sides. | ${letter} = ${whole} - ${more}`,
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

const twoSteps: Make = (draw) => {
  const each = draw.integer(2, 9);
  const quotientOfStart = draw.integer(2, 9);
  const start = each * quotientOfStart;
  if (each === quotientOfStart) return twoSteps(draw, 2);
  const grows = draw.chance(0.6);
  const [whole, letter, story] = draw.pick(grows ? GROWING : SHRINKING);
  const part = `${whole}/${each}`;
  const right = grows ? `${part} - ${quotientOfStart}` : `${quotientOfStart} - ${part}`;
  return typed({
    story,
    math: grows ? `${whole} = ${each}${letter} + ${start}` : `${whole} = ${start} - ${each}${letter}`,
    letter,
    right,
    mistakes: [
      wrong`${grows ? `${part} - ${start}` : `${start} - ${part}`} | You divided only $${whole}$. Divide each term by ${each}, ${start} too.`,
      wrong`${grows ? `${whole} - ${quotientOfStart}` : `${quotientOfStart} - ${whole}`} | You divided only ${start}. Divide each term by ${each}, $${whole}$ too.`,
      grows
        ? wrong`${part} + ${quotientOfStart} | To undo plus ${start}, subtract it.`
        : wrong`${part} - ${quotientOfStart} | The signs are reversed: the more that is left, the less is gone.`,
      wrong`${grows ? `${each}${whole} - ${each * start}` : `${each * start} - ${each}${whole}`} | You multiplied by ${each}. To undo times ${each}, divide.`,
    ],
    solution: grows
      ? [
          step`Subtract ${start} from both sides. | ${whole} - ${start} = ${each}${letter}`,
          step`Divide each term by ${each}. | ${letter} = ${part} - ${start}/${each} = ${right}`,
        ]
      : [
          step`Add $${each}${letter}$ to both sides and subtract $${whole}$. | ${each}${letter} = ${start} - ${whole}`,
          step`Divide each term by ${each}. | ${letter} = ${start}/${each} - ${part} = ${right}`,
        ],
  });
};

/** ax + by = c, solved for y. */
const standardForm: Make = (draw, difficulty) => {
  const [a, b] = [draw.signed(2, 9), draw.integer(2, 6)];
  const k = draw.other(-8, 9, 0, 1, -1);
  if (commonDivisor(a, b) === b || Math.abs(k) === b) return standardForm(draw, difficulty);
  const [c, slope] = [b * k, quotient(-a, b)];
  const write = (start: number, factor: string) =>
    factor.startsWith('-') ? `${start} - ${times(factor.slice(1), 'x')}` : `${start} + ${times(factor, 'x')}`;
  return typed({
    math: `${sum([a, 'x'], [b, 'y'])} = ${c}`,
    letter: 'y',
    right: write(k, slope),
    mistakes: [
      wrong`${write(k, quotient(a, b))} | On the other side of the equation $${sum([a, 'x'])}$ has the opposite sign.`,
      wrong`${write(c, slope)} | You divided only the term with $x$. Divide ${c < 0 ? `$${c}$` : c} by ${b} too.`,
      wrong`${write(k, String(-a))} | You divided only the number. Divide the term with $x$ by ${b} too.`,
      wrong`${write(c, String(-a))} | This is $${b}y$. Divide each term by ${b}.`,
    ],
    solution: [
      a > 0
        ? step`Subtract $${sum([a, 'x'])}$ from both sides. | ${b}y = ${sum([c, ''], [-a, 'x'])}`
        : step`Add $${sum([-a, 'x'])}$ to both sides. | ${b}y = ${sum([c, ''], [-a, 'x'])}`,
      step`Divide each term by ${b}. | y = ${write(k, slope)}`,
    ],
  });
};

/** y = 3/4 (x - 8), solved for x: as Fahrenheit is found from Celsius. */
const fractionOfBracket: Make = (draw, difficulty) => {
  const [over, under] = [draw.integer(2, 7), draw.integer(2, 9)];
  const inside = draw.signed(2, 12);
  if (commonDivisor(over, under) > 1) return fractionOfBracket(draw, difficulty);
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
      wrong`${write(`${over}/${under}`, -inside)} | You multiplied by $${over}/${under}$. To undo it, multiply by $${turned}$.`,
      wrong`${write(turned, inside)} | In the parentheses ${Math.abs(inside)} is ${inside < 0 ? 'subtracted. To undo that, add' : 'added. To undo that, subtract'} it.`,
      wrong`${write(turned, quotient(-inside * under, over))} | You undid $${added(inside)}$ first. But it is in the parentheses, so undo the factor $${over}/${under}$ first.`,
      wrong`${write(`${under}`, -inside)} | You multiplied by ${under}. Now divide by ${over} too.`,
    ],
    solution: [
      step`Undo the factor first: multiply both sides by $${turned}$. | ${turned} y = x ${added(inside)}`,
      inside < 0
        ? step`Add ${-inside} to both sides. | x = ${write(turned, -inside)}`
        : step`Subtract ${inside} from both sides. | x = ${write(turned, -inside)}`,
    ],
  });
};

/** x/3 + y/4 = 2, solved for y. */
const twoFractions: Make = (draw, difficulty) => {
  const [a, b] = [draw.integer(2, 7), draw.integer(2, 7)];
  const [c, sign] = [draw.integer(2, 6), draw.chance(0.5) ? 1 : -1];
  if (b % a === 0 || b === c) return twoFractions(draw, difficulty);
  const slope = quotient(b, a);
  const write = (start: number, factor: string, to = -sign) =>
    `${start} ${to < 0 ? '-' : '+'} ${times(factor, 'x')}`;
  return typed({
    math: sign > 0 ? `x/${a} + y/${b} = ${c}` : `y/${b} - x/${a} = ${c}`,
    letter: 'y',
    right: write(b * c, slope),
    mistakes: [
      wrong`${write(c, slope)} | You multiplied only the fraction by ${b}. Multiply ${c} too.`,
      wrong`${write(b * c, `1/${a}`)} | You multiplied only ${c} by ${b}. Multiply $x/${a}$ too.`,
      wrong`${write(b * c, slope, sign)} | On the other side of the equation $x/${a}$ has the opposite sign.`,
      wrong`${write(b * c, quotient(a, b))} | You flipped the factor. $x/${a}$ times ${b} is $${times(slope, 'x')}$.`,
    ],
    solution: [
      sign > 0
        ? step`Subtract $x/${a}$ from both sides. | y/${b} = ${c} ${sign > 0 ? '-' : '+'} x/${a}`
        : step`Add $x/${a}$ to both sides. | y/${b} = ${c} ${sign > 0 ? '-' : '+'} x/${a}`,
      step`Multiply each term by ${b}. | y = ${write(b * c, slope)}`,
    ],
  });
};

/** ax + 6 = 2x + b, solved for x, which appears twice. */
const twice: Make = (draw, difficulty) => {
  const [number, apart] = [draw.integer(2, 9), draw.integer(2, 9)];
  if (number === apart) return twice(draw, difficulty);
  return chosen({
    math: `ax + ${apart} = ${number}x + b`,
    letter: 'x',
    right: `(b - ${apart})/(a - ${number})`,
    mistakes: [
      wrong`(b - ${apart})/(a + ${number}) | $${number}x$ goes to the other side with the opposite sign.`,
      wrong`(b + ${apart})/(a - ${number}) | ${apart} goes to the other side with the opposite sign.`,
      wrong`(${number}x + b - ${apart})/a | $x$ is still on both sides. Move all terms with $x$ to one side first.`,
    ],
    solution: [
      step`Move the terms with $x$ to one side and the others to the other side. | ax - ${number}x = b - ${apart}`,
      step`Factor out $x$: it is a factor of both terms. | (a - ${number})x = b - ${apart}`,
      step`Divide by what is in the parentheses. | x = (b - ${apart})/(a - ${number})`,
    ],
  });
};

/** What grows by a share of itself: the whole, what it grows from, the factor of its growth, and in words. */
const GROWN = [
  [
    'T',
    'P',
    'r t',
    'An amount $P$ earns interest at the rate $r$ each year. After $t$ years the total is $T$.',
  ],
  ['T', 'p', 'r', 'A tax at the rate $r$ is added to the price $p$. The total is $T$.'],
  [
    'L',
    's',
    'a h',
    'A rod of length $s$ grows by the fraction $a$ of its length for each degree. After $h$ degrees its length is $L$.',
  ],
] as const;

/** T = P + P r t, solved for P. */
const grown: Make = (draw) => {
  const [whole, letter, growth, story] = draw.pick(GROWN);
  const right = `${whole}/(1 + ${growth})`;
  return chosen({
    story,
    math: `${whole} = ${letter} + ${letter} ${growth}`,
    letter,
    right,
    mistakes: [
      wrong`${whole} - ${letter} ${growth} | $${letter}$ is still on the right too. Factor it out first.`,
      wrong`${whole}/(${growth}) | You lost the first term: $${letter}$ is $1$ times $${letter}$.`,
      wrong`${whole} - 1 - ${growth} | $${letter}$ is multiplied by $1 + ${growth}$. To undo it, divide.`,
    ],
    solution: [
      step`Factor out $${letter}$: it is a factor of both terms. | ${whole} = ${letter}(1 + ${growth})`,
      step`Divide both sides by $1 + ${growth}$. | ${letter} = ${right}`,
    ],
  });
};

/** A = 1/2 (a + c) h, solved for any of its letters. */
const trapezoid: Make = (draw) => {
  const letter = draw.pick(['a', 'c', 'h']);
  const known = letter === 'a' ? 'c' : 'a';
  const isHeight = letter === 'h';
  const right = isHeight ? '(2A)/(a + c)' : `(2A)/h - ${known}`;
  return chosen({
    story: 'A trapezoid has parallel sides $a$ and $c$ and height $h$. This is its area $A$.',
    math: 'A = 1/2 (a + c) h',
    letter,
    right,
    mistakes: isHeight
      ? [
          wrong`A/(2(a + c)) | You divided by 2. To undo half of something, multiply by 2.`,
          wrong`2A - (a + c) | $h$ is multiplied by $a + c$. To undo it, divide.`,
          wrong`(2A)/a - c | The sum $a + c$ is one factor. Divide by all of it.`,
        ]
      : [
          wrong`A/(2h) - ${known} | You divided by 2. To undo half of something, multiply by 2.`,
          wrong`(2A - ${known})/h | You subtracted $${known}$ first. But it is in the parentheses: divide by $h$ first.`,
          wrong`(2A)/h + ${known} | $${known}$ is added in the parentheses. To undo it, subtract it.`,
        ],
    solution: [
      step`Multiply both sides by 2: the fraction disappears. | 2A = (a + c) h`,
      ...(isHeight
        ? [step`Divide both sides by $a + c$. | h = ${right}`]
        : [
            step`Divide both sides by $h$. | (2A)/h = a + c`,
            step`Subtract $${known}$ from both sides. | ${letter} = ${right}`,
          ]),
    ],
  });
};

export const skill = defineSkill(lesson, {
  1: [oneRate, oneDifference, product],
  2: [twoSteps, fraction, start, shareInNumbers],
  3: [standardForm, timesSum, share, factorOfLine],
  4: [fractionOfBracket, timesSumInNumbers, factorOfLine],
  5: [twoFractions, twice, twice, grown, trapezoid],
});
