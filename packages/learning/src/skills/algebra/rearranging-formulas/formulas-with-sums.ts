import { formula, nearly, numberAnswer, quotient, say, step, wrong, type Make } from '../builder';
import { chosen, typed } from './rearranged';

/** whole = factor letter + start. */
const LINES = [
  ['y', 'm', 'x', 'b', 'A line with slope $m$ and y-intercept $b$ has this equation.'],
  [
    'v',
    'a',
    't',
    'u',
    'A train has speed $u$. It speeds up by $a$ each second, for $t$ seconds. Then its speed is $v$.',
  ],
  ['c', 'n', 'p', 'f', 'A club charges a fee $f$ and a price $p$ for each of $n$ lessons. The total is $c$.'],
  [
    'h',
    'g',
    'w',
    's',
    'A plant is $s$ centimeters high and grows by $g$ each week. After $w$ weeks its height is $h$.',
  ],
] as const;

/** y = mx + b, solved for b. */
export const start: Make = (draw) => {
  const [whole, factor, letter, first, story] = draw.pick(LINES);
  const product = `${factor}${letter}`;
  return typed({
    story,
    math: `${whole} = ${product} + ${first}`,
    letter: first,
    right: `${whole} - ${product}`,
    mistakes: [
      wrong`${whole} + ${product} | $${product}$ is added. To undo it, subtract it.`,
      wrong`${product} - ${whole} | You reversed the subtraction. Subtract $${product}$ from $${whole}$.`,
      wrong`${whole} - ${factor} - ${letter} | $${product}$ is one product. Subtract it as a whole.`,
    ],
    solution: [
      step`$${product}$ is added to $${first}$. Subtract it from both sides. | ${first} = ${whole} - ${product}`,
    ],
  });
};

/** y = mx + b, solved for m or x. */
export const factorOfLine: Make = (draw) => {
  const [whole, one, another, first, story] = draw.pick(LINES);
  const [letter, factor] = draw.chance(0.5) ? [one, another] : [another, one];
  const right = `(${whole} - ${first})/${factor}`;
  return chosen({
    story,
    math: `${whole} = ${one}${another} + ${first}`,
    letter,
    right,
    mistakes: [
      wrong`${whole}/${factor} - ${first} | You divided only $${whole}$ by $${factor}$. Subtract $${first}$ first, then divide the whole difference.`,
      wrong`(${whole} + ${first})/${factor} | $${first}$ is added. To undo it, subtract it.`,
      wrong`${whole} - ${first} - ${factor} | $${letter}$ is multiplied by $${factor}$. To undo it, divide.`,
    ],
    solution: [
      step`Subtract $${first}$ from both sides. | ${whole} - ${first} = ${one}${another}`,
      step`Divide both sides by $${factor}$. Divide the whole left side. | ${letter} = ${right}`,
    ],
  });
};

const TIMES_A_SUM = [
  ['P', 2, 'l', 'w', () => 'A rectangle with length $l$ and width $w$ has perimeter $P$.'],
  [
    'T',
    9,
    'r',
    'm',
    (count: number) => `${count} people each pay $r$ for the ride and $m$ for a meal. They pay $T$ in all.`,
  ],
  [
    'W',
    9,
    'd',
    'p',
    (count: number) =>
      `There are ${count} boxes. Each holds a dish of weight $d$ and paper of weight $p$. Together they weigh $W$.`,
  ],
] as const;

/** P = 2(l + w), solved for l or w. */
export const timesSum: Make = (draw) => {
  const [whole, most, one, another, story] = draw.pick(TIMES_A_SUM);
  const count = draw.integer(most === 2 ? 2 : 3, most);
  const [letter, known] = draw.chance(0.5) ? [one, another] : [another, one];
  const right = `${whole}/${count} - ${known}`;
  return typed({
    story: story(count),
    math: `${whole} = ${count}(${one} + ${another})`,
    letter,
    right,
    mistakes: [
      wrong`${whole}/${count} - ${known}/${count} | You subtracted $${known}$ first. But it is in the parentheses, so it is multiplied by ${count} too: divide by ${count} first.`,
      wrong`${whole} - ${count}${known} | This is $${count}${letter}$. Divide each term by ${count}.`,
      wrong`${whole} - ${known} | You left out the factor ${count}. Divide both sides by ${count} first.`,
      wrong`${whole}/${count} + ${known} | $${known}$ is added in the parentheses. To undo it, subtract it.`,
    ],
    solution: [
      step`Divide both sides by ${count}: the parentheses disappear. | ${whole}/${count} = ${one} + ${another}`,
      step`Subtract $${known}$ from both sides. | ${letter} = ${right}`,
    ],
  });
};

/** The same in numbers. */
export const timesSumInNumbers: Make = (draw) => {
  const [whole, most, one, another, story] = draw.pick(TIMES_A_SUM);
  const count = draw.integer(most === 2 ? 2 : 3, most);
  const [letter, known] = draw.chance(0.5) ? [one, another] : [another, one];
  const value = draw.integer(3, 15);
  const given = draw.other(3, 15, value, count);
  const all = count * (value + given);
  return {
    prompt: [
      say(story(count)),
      formula`${whole} = ${count}(${one} + ${another})`,
      say`Solve the formula for $${letter}$. Then find $${letter}$ for $${whole} = ${all}$ and $${known} = ${given}$.`,
    ],
    answer: numberAnswer(value, [
      wrong`${quotient(all - given, count)} | You subtracted ${given} first. But $${known}$ is in the parentheses: divide by ${count} first.`,
      wrong`${all - count * given} | This is $${count}${letter}$. Divide it by ${count}.`,
      wrong`${value + given} | This is $${one} + ${another}$. Subtract ${given}.`,
      wrong`${value + 2 * given} | $${known}$ is added in the parentheses. To undo it, subtract it.`,
      ...nearly(value),
    ]),
    solution: [
      step`Divide both sides by ${count}: the parentheses disappear. | ${whole}/${count} = ${one} + ${another}`,
      step`Subtract $${known}$ from both sides. | ${letter} = ${whole}/${count} - ${known}`,
      step`Substitute the numbers. | ${letter} = ${all}/${count} - ${given} = ${value + given} - ${given} = ${value}`,
    ],
  };
};

/** A = 1/2 (a + c) h, solved for any of its letters. */
export const trapezoid: Make = (draw) => {
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
          wrong`2A - (a + c) | You subtracted. $h$ is multiplied by $a + c$, so divide.`,
          wrong`(2A)/a - c | The sum $a + c$ is one factor. Divide by the whole sum.`,
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
