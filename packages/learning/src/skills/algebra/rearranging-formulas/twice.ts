import { randomInteger } from 'shared-puzzle-engine';
import { step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { chosen } from './rearranged';

/** ax + 6 = 2x + b, solved for x, which is there twice. */
export const twice: Make = (random, difficulty) => {
  const [number, apart] = [randomInteger(random, 2, 9), randomInteger(random, 2, 9)];
  if (number === apart) return twice(random, difficulty);
  return chosen(
    {
      math: `ax + ${apart} = ${number}x + b`,
      letter: 'x',
      right: `(b - ${apart})/(a - ${number})`,
      mistakes: [
        [`(b - ${apart})/(a + ${number})`, `$${number}x$ goes to the other side with the opposite sign.`],
        [`(b + ${apart})/(a - ${number})`, `${apart} goes to the other side with the opposite sign.`],
        [
          `(${number}x + b - ${apart})/a`,
          `$x$ is still on both sides. Move all terms with $x$ to one side first.`,
        ],
      ],
      solution: [
        step(
          `Move the terms with $x$ to one side and the others to the other side.`,
          `ax - ${number}x = b - ${apart}`,
        ),
        step('Factor out $x$: it is a factor of both terms.', `(a - ${number})x = b - ${apart}`),
        step('Divide by what is in the parentheses.', `x = (b - ${apart})/(a - ${number})`),
      ],
    },
    random,
  );
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
export const grown: Make = (random) => {
  const [whole, letter, growth, story] = pick(random, GROWN);
  const right = `${whole}/(1 + ${growth})`;
  return chosen(
    {
      story,
      math: `${whole} = ${letter} + ${letter} ${growth}`,
      letter,
      right,
      mistakes: [
        [`${whole} - ${letter} ${growth}`, `$${letter}$ is still on the right too. Factor it out first.`],
        [`${whole}/(${growth})`, `You lost the first term: $${letter}$ is $1$ times $${letter}$.`],
        [`${whole} - 1 - ${growth}`, `$${letter}$ is multiplied by $1 + ${growth}$. To undo it, divide.`],
      ],
      solution: [
        step(`Factor out $${letter}$: it is a factor of both terms.`, `${whole} = ${letter}(1 + ${growth})`),
        step(`Divide both sides by $1 + ${growth}$.`, `${letter} = ${right}`),
      ],
    },
    random,
  );
};

/** A = 1/2 (a + c) h, solved for any of its letters. */
export const trapezoid: Make = (random) => {
  const letter = pick(random, ['a', 'c', 'h']);
  const known = letter === 'a' ? 'c' : 'a';
  const isHeight = letter === 'h';
  const right = isHeight ? '(2A)/(a + c)' : `(2A)/h - ${known}`;
  return chosen(
    {
      story: 'A trapezoid has parallel sides $a$ and $c$ and height $h$. This is its area $A$.',
      math: 'A = 1/2 (a + c) h',
      letter,
      right,
      mistakes: isHeight
        ? [
            ['A/(2(a + c))', 'You divided by 2. To undo half of something, multiply by 2.'],
            ['2A - (a + c)', '$h$ is multiplied by $a + c$. To undo it, divide.'],
            ['(2A)/a - c', 'The sum $a + c$ is one factor. Divide by all of it.'],
          ]
        : [
            [`A/(2h) - ${known}`, 'You divided by 2. To undo half of something, multiply by 2.'],
            [
              `(2A - ${known})/h`,
              `You subtracted $${known}$ first. But it is in the parentheses: divide by $h$ first.`,
            ],
            [`(2A)/h + ${known}`, `$${known}$ is added in the parentheses. To undo it, subtract it.`],
          ],
      solution: [
        step('Multiply both sides by 2: the fraction disappears.', '2A = (a + c) h'),
        ...(isHeight
          ? [step('Divide both sides by $a + c$.', `h = ${right}`)]
          : [
              step('Divide both sides by $h$.', '(2A)/h = a + c'),
              step(`Subtract $${known}$ from both sides.`, `${letter} = ${right}`),
            ]),
      ],
    },
    random,
  );
};
