import { added, commonDivisor, quotient, step, sum, times, wrong, type Make } from '../builder';
import { typed } from './rearranged';

/** ax + by = c, solved for y. */
export const standardForm: Make = (draw, difficulty) => {
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
      wrong`${write(k, quotient(a, b))} | You kept the sign of $${sum([a, 'x'])}$. On the other side of the equation, it has the opposite sign.`,
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
export const fractionOfBracket: Make = (draw, difficulty) => {
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
      wrong`${write(turned, inside)} | In the parentheses, ${Math.abs(inside)} is ${inside < 0 ? 'subtracted. To undo that, add' : 'added. To undo that, subtract'} it.`,
      wrong`${write(turned, quotient(-inside * under, over))} | You undid $${added(inside)}$ first. It is in the parentheses, so undo the factor $${over}/${under}$ first.`,
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
export const twoFractions: Make = (draw, difficulty) => {
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
      wrong`${write(b * c, slope, sign)} | You kept the sign of $x/${a}$. On the other side of the equation, it has the opposite sign.`,
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
