import { randomInteger } from 'shared-puzzle-engine';
import { choiceAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { decimal } from '../write-number';
import { drawFraction, type DecimalFraction } from './draw-fraction';

const written = ({ over, under }: DecimalFraction) => `$${over}/${under}$`;

/** Two fractions and two decimals that lie close together. */
export const largest: Make = (random, difficulty) => {
  const one = drawFraction(random, difficulty === 2 ? [4, 8] : [8, 40]);
  const another = drawFraction(random, [20, 25]);
  const center = one.over / one.under;
  const near = [1, 2].map(() => decimal(Math.round(center * 100) + randomInteger(random, -9, 9), 100));
  const numbers = [
    { text: written(one), value: center },
    { text: written(another), value: another.over / another.under },
    ...near.map((text) => ({ text, value: Number(text) })),
  ];
  const values = numbers.map(({ value }) => value);
  const isFair = Math.abs(center - another.over / another.under) < 0.12 && new Set(values).size === 4;
  if (!isFair || values.some((value) => value <= 0 || value >= 1)) return largest(random, difficulty);
  const inOrder = [...numbers].sort((a, b) => b.value - a.value);
  const [top, ...others] = inOrder;
  if (!top) return largest(random, difficulty);
  const shown = ({ text, value }: (typeof numbers)[number]) =>
    text.includes('/') ? `${text.slice(0, -1)} = ${decimal(value)}$` : text;
  return {
    prompt: [say('Which of these numbers is the largest?')],
    answer: choiceAnswer(
      top.text,
      others.map((number) => [
        number.text,
        `${shown(number)} is less than ${shown(top)}. Write them all as decimals and compare place by place from the left.`,
      ]),
      random,
    ),
    solution: [
      ...[one, another].map(({ over, under, decimal: text }) =>
        step(
          `Write $${over}/${under}$ as a decimal: one piece is ${decimal(1, under)}.`,
          `${over}/${under} = ${text}`,
        ),
      ),
      step('Compare place by place from the left.', inOrder.map(({ value }) => decimal(value)).join(' > ')),
    ],
  };
};
