import { defineSkill, step, wrong, type Make } from '../builder';
import { fractionOfBracket, standardForm, twoFractions } from './equations-in-x-and-y';
import { factorOfLine, start, timesSum, timesSumInNumbers, trapezoid } from './formulas-with-sums';
import { lesson } from './lesson';
import { fraction, product, share, shareInNumbers } from './products-and-quotients';
import { chosen, typed } from './rearranged';

/** The product, its letter, and in words: what one thing comes to. */
const RATES = [
  ['c', 'n', (rate: number) => `A ticket costs ${rate} dollars, so $n$ tickets cost $c$ dollars.`],
  ['d', 't', (rate: number) => `A boat travels ${rate} miles in an hour. In $t$ hours it travels $d$ miles.`],
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
  ['w', 'l', (more: number) => `A room is $w$ feet wide. Its length $l$ is ${more} feet more.`],
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
      wrong`${more} - ${whole} | You reversed the subtraction. Subtract ${more} from $${whole}$.`,
      wrong`${whole}/${more} | ${more} is added, not multiplied. To undo it, subtract.`,
    ],
    solution: [
      step`${more} is added to $${letter}$. Subtract ${more} from both sides. | ${letter} = ${whole} - ${more}`,
    ],
  });
};

/** whole = start + each letter; the start is a multiple. */
const GROWING = [
  ['c', 'k', 'A taxi ride of $k$ miles costs $c$ dollars.'],
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
        ? wrong`${part} + ${quotientOfStart} | You added. To undo plus ${start}, subtract it.`
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

/** ax + 6 = 2x + b, solved for x, which appears twice. */
const twice: Make = (draw, difficulty) => {
  const [number, apart] = [draw.integer(2, 9), draw.integer(2, 9)];
  if (number === apart) return twice(draw, difficulty);
  return chosen({
    math: `ax + ${apart} = ${number}x + b`,
    letter: 'x',
    right: `(b - ${apart})/(a - ${number})`,
    mistakes: [
      wrong`(b - ${apart})/(a + ${number}) | The sign of $${number}x$ is wrong. Subtract $${number}x$ from both sides.`,
      wrong`(b + ${apart})/(a - ${number}) | The sign of ${apart} is wrong. Subtract ${apart} from both sides.`,
      wrong`(${number}x + b - ${apart})/a | $x$ is still on both sides. Move all terms with $x$ to one side first.`,
    ],
    solution: [
      step`Move the terms with $x$ to one side and the others to the other side. | ax - ${number}x = b - ${apart}`,
      step`Factor out $x$: it is a factor of both terms. | (a - ${number})x = b - ${apart}`,
      step`Divide both sides by the expression in parentheses. | x = (b - ${apart})/(a - ${number})`,
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

export const skill = defineSkill(lesson, {
  1: [oneRate, oneDifference, product],
  2: [twoSteps, fraction, start, shareInNumbers],
  3: [standardForm, timesSum, share, factorOfLine],
  4: [fractionOfBracket, timesSumInNumbers, factorOfLine],
  5: [twoFractions, twice, twice, grown, trapezoid],
});
