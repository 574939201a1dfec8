import { randomInteger } from 'shared-puzzle-engine';
import type { Skill } from '../../skill';
import { expressionAnswer } from '../../making/answers';
import { formula, picture, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, pick, signed } from '../../making/draw';
import { rectangle } from '../products';
import { bracketed, sum } from '../../making/write';
import { lesson } from './lesson';
import { ASK, twoBrackets, twoProducts } from './two-brackets';

/** a(bx + c) with a negative factor from difficulty 3 on. */
const oneBracket: Make = (random, difficulty) => {
  const letter = pick(random, ['x', 'x', 'n', 'y']);
  const a = randomInteger(random, 2, 9) * (difficulty === 3 ? -1 : 1);
  const b = difficulty === 1 ? 1 : randomInteger(random, 2, 6);
  const size = other(random, 2, 9, b, Math.abs(a));
  const c = difficulty === 1 ? size : signed(random, size, size);
  const inside = sum([b, letter], [c, '']);
  const line = `${a}(${inside})`;
  const write = (x: number, one: number) => sum([x, letter], [one, '']);
  return {
    prompt: [ASK, formula(line)],
    answer: expressionAnswer(write(a * b, a * c), 'simplified', [
      [
        write(a * b, c),
        `Only the first term was multiplied. The factor $${a}$ multiplies every term in the parentheses.`,
      ],
      [write(a * b, -a * c), `The second sign is wrong: $${a} xx ${bracketed(c)} = ${a * c}$.`],
      [
        sum([a * b + a * c, letter]),
        'You combined unlike terms. Terms with a letter and plain numbers stay separate.',
      ],
      [write(a + b, a + c), 'You added the factor. In front of parentheses, it multiplies.'],
      [write(-a * b, a * c), 'The first sign is wrong. Multiply the signs too.'],
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
      step('The factor times the first term.', `${a} xx ${sum([b, letter])} = ${sum([a * b, letter])}`),
      step('The factor times the second term.', `${a} xx ${bracketed(c)} = ${a * c}`),
      step('Put them together.', `${line} = ${write(a * b, a * c)}`),
    ],
  };
};

/** ax − b(cx + d): the minus goes along. */
const minusBefore: Make = (random) => {
  const [b, c] = [randomInteger(random, 2, 6), randomInteger(random, 1, 4)];
  const d = signed(random, 2, 9);
  const a = other(random, 2, 15, b * c, b * c + 1, b * c - 1);
  const line = `${a}x - ${b}(${sum([c, 'x'], [d, ''])})`;
  const write = (x: number, one: number) => sum([x, 'x'], [one, '']);
  const right = write(a - b * c, -b * d);
  return {
    prompt: [ASK, formula(line)],
    answer: expressionAnswer(right, 'simplified', [
      [write(a - b * c, b * d), `The minus sign goes to every term: $-${b} xx ${bracketed(d)} = ${-b * d}$.`],
      [write(a - b * c, d), `Only the first term was multiplied by $-${b}$.`],
      [
        write((a - b) * c, (a - b) * d),
        `You started with $${a} - ${b}$. The product comes before the subtraction.`,
      ],
      [
        write(a + b * c, b * d),
        `You multiplied by ${b}. The factor is $-${b}$: the minus sign belongs to it.`,
      ],
      [write(-(a - b * c), -b * d), 'The plain number is right. Count the terms with $x$ again.'],
    ]),
    solution: [
      step(
        `The factor is $-${b}$. Multiply each term by it.`,
        `${a}x ${b * c > 0 ? '-' : '+'} ${sum([b * c, 'x'])} ${d > 0 ? '-' : '+'} ${Math.abs(b * d)}`,
      ),
      step('Combine like terms.', right),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [oneBracket],
    2: [oneBracket],
    3: [oneBracket, minusBefore],
    4: [minusBefore, twoProducts],
    5: [twoBrackets, twoBrackets, twoProducts],
  }),
};
