import {
  bracketed,
  defineSkill,
  expressionAnswer,
  formula,
  multipliedOut,
  picture,
  rectangle,
  say,
  step,
  sum,
  wrong,
  type Make,
  type Term,
} from '../builder';
import { lesson } from './lesson';

const ASK = say`Distribute and combine like terms.`;

/** a(bx + c) − d(ex + f), at difficulty 4 with a plus between. */
const twoProducts: Make = (draw, difficulty) => {
  const [a, d] = [draw.integer(2, 6), draw.integer(2, 5) * (difficulty === 4 ? 1 : -1)];
  const [b, e] = [draw.integer(2, 5), draw.integer(1, 4)];
  const [c, f] = [draw.signed(2, 7), draw.signed(2, 7)];
  const [x, one] = [a * b + d * e, a * c + d * f];
  if (x === 0 || one === 0) return twoProducts(draw, difficulty);
  const size = Math.abs(d);
  const line = `${a}(${sum([b, 'x'], [c, ''])}) ${d < 0 ? '-' : '+'} ${size}(${sum([e, 'x'], [f, ''])})`;
  const write = (ofX: number, ofOne: number) => sum([ofX, 'x'], [ofOne, '']);
  return {
    prompt: [ASK, formula(line)],
    answer: expressionAnswer(write(x, one), 'simplified', [
      wrong`${write(x, a * c - d * f)} | Check the sign of the last product: $${d} xx ${bracketed(f)} = ${d * f}$.`,
      wrong`${write(x, c + f)} | You multiplied only the first term in each set of parentheses. Multiply every term by the factor in front.`,
      wrong`${write(a * b - d * e, a * c - d * f)} | The factor in front of the second parentheses is $${d}$. Keep its sign when you multiply.`,
      wrong`${sum([x + one, 'x'])} | You combined unlike terms. Terms with $x$ and constants stay separate.`,
      wrong`${write(x, -one)} | The $x$ term is right. Combine the constants again.`,
      wrong`${write(-x, one)} | The constant is right. Combine the $x$ terms again.`,
    ]),
    solution: [
      step`Distribute ${a} in the first product. | ${a}(${sum([b, 'x'], [c, ''])}) = ${write(a * b, a * c)}`,
      step`Distribute $${d}$ in the second product. | ${d}(${sum([e, 'x'], [f, ''])}) = ${write(d * e, d * f)}`,
      step`Combine like terms. | ${sum([a * b, 'x'], [d * e, 'x'], [a * c, ''], [d * f, ''])} = ${write(x, one)}`,
    ],
  };
};

/** (ax + b)(x + c): four products. */
const twoBrackets: Make = (draw) => {
  const a = draw.integer(1, 3);
  const b = draw.signed(2, 8);
  const c = draw.other(-7, 7, -1, 0, 1, b, -b);
  const left: Term[] = [
    [a, 'x'],
    [b, ''],
  ];
  const right: Term[] = [
    [1, 'x'],
    [c, ''],
  ];
  const middle = a * c + b;
  if (middle === 0) return twoBrackets(draw, 5);
  const write = (ofX: number, ofOne: number) => sum([a, 'x^2'], [ofX, 'x'], [ofOne, '']);
  const line = `(${sum(...left)})(${sum(...right)})`;
  return {
    prompt: [ASK, formula(line)],
    answer: expressionAnswer(write(middle, b * c), 'simplified', [
      wrong`${write(0, b * c)} | You multiplied only the first terms and the last terms. Multiply every term of one factor by every term of the other: there are four products.`,
      wrong`${write(middle, -b * c)} | The sign of the last term is wrong: $${b} xx ${bracketed(c)} = ${b * c}$.`,
      wrong`${write(-middle, b * c)} | The sign of the $x$ term is wrong. Check the signs of the two products that contain $x$.`,
      wrong`${write(middle, b + c)} | You added for the last term. Multiply instead: $${b} xx ${bracketed(c)}$.`,
    ]),
    solution: [
      {
        text: 'Draw the product as a rectangle. Its four parts are the four products.',
        show: picture(rectangle(left, right)),
      },
      step`Multiply every term by every term. | ${sum(...multipliedOut(left, right))}`,
      step`Combine like terms. | ${line} = ${write(middle, b * c)}`,
    ],
  };
};

/** a(bx + c) with a negative factor from difficulty 3 on. */
const oneBracket: Make = (draw, difficulty) => {
  const letter = draw.pick(['x', 'x', 'n', 'y']);
  const a = draw.integer(2, 9) * (difficulty === 3 ? -1 : 1);
  const b = difficulty === 1 ? 1 : draw.integer(2, 6);
  const size = draw.other(2, 9, b, Math.abs(a));
  const c = difficulty === 1 ? size : draw.signed(size, size);
  const inside = sum([b, letter], [c, '']);
  const line = `${a}(${inside})`;
  const write = (x: number, one: number) => sum([x, letter], [one, '']);
  return {
    prompt: [ASK, formula(line)],
    answer: expressionAnswer(write(a * b, a * c), 'simplified', [
      wrong`${write(a * b, c)} | You multiplied only the first term. The factor $${a}$ multiplies every term in the parentheses.`,
      wrong`${write(a * b, -a * c)} | The sign of the second term is wrong: $${a} xx ${bracketed(c)} = ${a * c}$.`,
      wrong`${sum([a * b + a * c, letter])} | You combined unlike terms. Terms with a variable and constants stay separate.`,
      wrong`${write(a + b, a + c)} | You added the factor to each term. Multiply each term by it instead.`,
      wrong`${write(-a * b, a * c)} | The sign of the first term is wrong. Multiply the signs too.`,
    ]),
    solution: [
      {
        text: 'Draw the product as a rectangle. Each part is one product.',
        show: picture(
          rectangle(
            [[a, '']],
            [
              [b, letter],
              [c, ''],
            ],
          ),
        ),
      },
      step`Multiply the first term by the factor. | ${a} xx ${sum([b, letter])} = ${sum([a * b, letter])}`,
      step`Multiply the second term by the factor. | ${a} xx ${bracketed(c)} = ${a * c}`,
      step`Combine the two products. | ${line} = ${write(a * b, a * c)}`,
    ],
  };
};

/** ax − b(cx + d): the minus sign belongs to the factor. */
const minusBefore: Make = (draw) => {
  const [b, c] = [draw.integer(2, 6), draw.integer(1, 4)];
  const d = draw.signed(2, 9);
  const a = draw.other(2, 15, b * c, b * c + 1, b * c - 1);
  const line = `${a}x - ${b}(${sum([c, 'x'], [d, ''])})`;
  const write = (x: number, one: number) => sum([x, 'x'], [one, '']);
  const right = write(a - b * c, -b * d);
  return {
    prompt: [ASK, formula(line)],
    answer: expressionAnswer(right, 'simplified', [
      wrong`${write(a - b * c, b * d)} | The minus sign applies to every term: $-${b} xx ${bracketed(d)} = ${-b * d}$.`,
      wrong`${write(a - b * c, d)} | You multiplied only the first term by $-${b}$. Multiply the second term by it too.`,
      wrong`${write((a - b) * c, (a - b) * d)} | You subtracted ${b} from ${a} first. Multiply before you subtract.`,
      wrong`${write(a + b * c, b * d)} | You multiplied by ${b}. The factor is $-${b}$, because the minus sign belongs to it.`,
      wrong`${write(-(a - b * c), -b * d)} | The constant is right. Combine the $x$ terms again.`,
    ]),
    solution: [
      step`The factor is $-${b}$. Multiply each term by it. | ${a}x ${b * c > 0 ? '-' : '+'} ${sum([b * c, 'x'])} ${d > 0 ? '-' : '+'} ${Math.abs(b * d)}`,
      step`Combine like terms. | ${right}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [oneBracket],
  2: [oneBracket],
  3: [oneBracket, minusBefore],
  4: [minusBefore, twoProducts],
  5: [twoBrackets, twoBrackets, twoProducts],
});
