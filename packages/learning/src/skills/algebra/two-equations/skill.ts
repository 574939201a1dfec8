import {
  bracketed,
  commonDivisor,
  defineSkill,
  formula,
  pairAnswer,
  quotient,
  say,
  step,
  sum,
  wrong,
  type Block,
  type Make,
  type Mistakes,
  type Question,
  type Step,
} from '../builder';
import { lesson } from './lesson';

/** Asks for x and y, or for what they mean in a story. */
function pairOf(
  prompt: readonly Block[],
  x: number,
  y: number,
  mistakes: Mistakes,
  solution: readonly Step[],
  names: readonly [string, string] = ['x', 'y'],
): Question {
  const [first, second] = names;
  return {
    prompt,
    answer: pairAnswer({ [first]: x, [second]: y }, [
      ...mistakes,
      wrong`${y}, ${x} | You swapped them. The first number is for ${named(first)}, the second for ${named(second)}.`,
      wrong`${x}, ${-y} | The first number is right. Substitute it into an equation to find the second, and watch the sign.`,
      wrong`${-x}, ${y} | The second number is right. Substitute it into an equation to find the first, and watch the sign.`,
      wrong`${x + 1}, ${y - 1} | Your numbers make only one of the equations true. Substitute them into both equations to check.`,
      wrong`${x - 1}, ${y + 1} | Your numbers make only one of the equations true. Substitute them into both equations to check.`,
    ]),
    solution,
  };
}

function named(name: string): string {
  return name.length === 1 ? `$${name}$` : name;
}

const ASK = say`Find $x$ and $y$ so that both equations are true.`;

/** The y-terms match after one equation is multiplied. */
const oneTimes: Make = (draw) => {
  const [a, c] = [draw.integer(2, 6), draw.integer(2, 5)];
  const [times, sign] = [draw.integer(2, 4), draw.chance(0.5) ? -1 : 1];
  const [x, y] = [draw.signed(2, 7), draw.signed(2, 7)];
  const b = times;
  const [first, second] = [a * x + b * y, c * x + sign * y];
  const left = a - sign * times * c;
  if (Math.abs(left) < 2 || Math.abs(x) === Math.abs(y)) return oneTimes(draw, 4);
  const total = first - sign * times * second;
  return pairOf(
    [ASK, formula`${sum([a, 'x'], [b, 'y'])} = ${first}`, formula`${sum([c, 'x'], [sign, 'y'])} = ${second}`],
    x,
    y,
    [
      wrong`${withFirst(a, b, first, first - sign * second, left)} | You multiplied only the left side. Multiply the number on the right too.`,
      wrong`${total}, ${sign * (second - c * total)} | This is $${left}x$. Divide it by $${left}$.`,
    ],
    [
      step`Multiply the second equation by ${times}, so that the $y$ terms match. Multiply every term. | ${sum([times * c, 'x'], [sign * times, 'y'])} = ${times * second}`,
      sign > 0
        ? step`Subtract it from the first equation: the $y$ terms cancel. | ${sum([left, 'x'])} = ${total}`
        : step`Add it to the first equation: the $y$ terms cancel. | ${sum([left, 'x'])} = ${total}`,
      step`Divide both sides by $${left}$. | x = ${x}`,
      step`Substitute it into the second equation. | ${sum([c * x, ''], [sign, 'y'])} = ${second}`,
      step`Solve for $y$. | y = ${y}`,
    ],
  );
};

/** Both equations are multiplied. */
const bothTimes: Make = (draw) => {
  const [a, b] = [draw.integer(2, 7), draw.integer(2, 6)];
  const [c, d] = [draw.integer(2, 7), -draw.other(2, 6, b)];
  const [x, y] = [draw.signed(2, 8), draw.signed(2, 8)];
  const divisor = commonDivisor(b, d);
  const [forFirst, forSecond] = [-d / divisor, b / divisor];
  const left = forFirst * a + forSecond * c;
  const shares = commonDivisor(a, b) > 1 || commonDivisor(c, d) > 1;
  const apart = forFirst * a - forSecond * c;
  if (shares || apart === 0 || divisor === b || divisor === -d || Math.abs(x) === Math.abs(y))
    return bothTimes(draw, 5);
  const [first, second] = [a * x + b * y, c * x + d * y];
  const total = forFirst * first + forSecond * second;
  return pairOf(
    [ASK, formula`${sum([a, 'x'], [b, 'y'])} = ${first}`, formula`${sum([c, 'x'], [d, 'y'])} = ${second}`],
    x,
    y,
    [
      wrong`${withFirst(a, b, first, first + second, left)} | You multiplied only the left sides. Multiply the numbers on the right too.`,
      wrong`${withFirst(a, b, first, forFirst * first - forSecond * second, apart)} | You subtracted the equations. The $y$ terms have different signs: add the equations.`,
      wrong`${withFirst(a, b, first, total, 1)} | This is $${left}x$. Divide it by ${left}.`,
    ],
    [
      step`Make the $y$ terms match: multiply the first equation by ${forFirst}. | ${sum([forFirst * a, 'x'], [forFirst * b, 'y'])} = ${forFirst * first}`,
      step`Multiply the second by ${forSecond}. | ${sum([forSecond * c, 'x'], [forSecond * d, 'y'])} = ${forSecond * second}`,
      step`Add both: the $y$ terms cancel. | ${left}x = ${total}`,
      step`Divide both sides by ${left}. | x = ${x}`,
      step`Substitute it into the first equation and solve for $y$. | ${a} xx ${bracketed(x)} + ${b}y = ${first}`,
      step`Subtract $${a * x}$ from both sides and divide by ${b}. | y = ${y}`,
    ],
  );
};

/** x as a quotient, and the y that the first equation, ax + by = c, gives for it. */
function withFirst(a: number, b: number, c: number, over: number, under: number): string {
  return `${quotient(over, under)}, ${quotient(c * under - a * over, b * under)}`;
}

const ANIMALS = [
  ['hens', 2, 'goats', 4],
  ['bicycles', 2, 'tricycles', 3],
  ['tables with 4 seats', 4, 'tables with 6 seats', 6],
] as const;

/** How many there are, and how many legs, wheels or seats. */
const heads: Make = (draw) => {
  const [fewer, few, more, many] = draw.pick(ANIMALS);
  const x = draw.integer(3, 14);
  const y = draw.other(3, 12, x);
  const all = x + y;
  const parts = few * x + many * y;
  const what = { 2: many === 3 ? 'wheels' : 'legs', 4: 'seats' }[few];
  const difference = many - few;
  return pairOf(
    [
      say`There are ${all} in all: some are ${fewer}, and the others are ${more}. Together they have ${parts} ${what}. How many of each are there?`,
    ],
    x,
    y,
    [
      wrong`${all - 2}, 2 | Your numbers add up to ${all}, but they do not have ${parts} ${what} together. Check both conditions.`,
      wrong`${x}, ${x} | Your numbers do not add up. There must be ${all} in all.`,
    ],
    [
      step`Let $x$ be the number of ${fewer} and $y$ the number of ${more}. | x + y = ${all}`,
      step`Count the ${what}. | ${few}x + ${many}y = ${parts}`,
      step`If all were ${fewer}, there would be ${few * all} ${what}. The others have ${difference} more each. | ${parts} - ${few * all} = ${parts - few * all}`,
      step`So there are this many ${more}. | ${difference === 1 ? `y = ${y}` : `y = ${parts - few * all}/${difference} = ${y}`}`,
      step`The rest are ${fewer}. | x = ${all} - ${y} = ${x}`,
    ],
    [fewer, more],
  );
};

/** Two purchases of the same two things. */
const tickets: Make = (draw) => {
  const [first = '', second = ''] = draw.people(2);
  const x = draw.integer(3, 9);
  const y = x + draw.integer(2, 7);
  const [a, b] = [draw.integer(2, 4), draw.integer(2, 4)];
  const c = draw.other(2, 5, a);
  const d = 1;
  const [one, another] = [a * x + b * y, c * x + d * y];
  const left = b * c - a;
  if (left < 2) return tickets(draw, 4);
  return pairOf(
    [
      say`${first} buys ${a} teas and ${b} soups for ${one} dollars. ${second} buys ${c} teas and ${d} soup for ${another} dollars. What does a tea cost, and what does a soup cost, in dollars?`,
    ],
    x,
    y,
    [
      wrong`${x}, ${another - x} | The tea is right. ${second} paid for ${c} teas: subtract all of them.`,
      wrong`${b * another - one}, ${y} | The first number is the price of ${left} teas. Divide by ${left}.`,
    ],
    [
      step`Let $x$ be the price of a tea and $y$ the price of a soup. | ${a}x + ${b}y = ${one}`,
      step`The second purchase. | ${c}x + y = ${another}`,
      step`Multiply the second purchase by ${b}: then the soups match. | ${b * c}x + ${b}y = ${b * another}`,
      step`Subtract the first purchase from it: the soups cancel. | ${left}x = ${b * another - one}`,
      step`Divide both sides by ${left}. | x = ${x}`,
      step`Substitute it into the second purchase. | y = ${another} - ${c * x} = ${y}`,
    ],
    ['tea', 'soup'],
  );
};

/** Substitutes y = ax + b into cx + dy = e. */
const substitution: Make = (draw, difficulty) => {
  const easy = difficulty === 1;
  const a = easy ? draw.integer(2, 4) : draw.signed(2, 5);
  const b = easy ? draw.pick([0, 0, 1, 2, 3, 4]) : draw.signed(1, 9);
  const x = easy ? draw.integer(2, 9) : draw.signed(2, 6);
  const y = a * x + b;
  const [c, d] = easy ? [draw.integer(1, 3), 1] : [draw.integer(1, 4), draw.integer(2, 3)];
  const e = c * x + d * y;
  const all = c + d * a;
  if (Math.abs(all) < 2 || y === 0 || Math.abs(x) === Math.abs(y)) return substitution(draw, difficulty);
  const side = sum([a, 'x'], [b, '']);
  const factor = d === 1 ? '' : String(d);
  const wrongX = e - d * b;
  return pairOf(
    [ASK, formula`y = ${side}`, formula`${sum([c, 'x'], [d, 'y'])} = ${e}`],
    x,
    y,
    [
      wrong`${x}, ${e - x} | The first number is right. Substitute it into $y = ${side}$ to find the second.`,
      wrong`${wrongX}, ${a * wrongX + b} | This is $${sum([all, 'x'])}$. Divide it by $${all}$ to get one $x$.`,
      wrong`${x}, ${a * x - b} | The first number is right. Then $y$ is $${sum([a * x, ''], [b, ''])}$.`,
    ],
    [
      step`Substitute $${side}$ for $y$. | ${sum([c, 'x'])} + ${b === 0 ? side : `${factor}(${side})`} = ${e}`,
      step`Distribute and combine like terms. | ${sum([all, 'x'], [d * b, ''])} = ${e}`,
      step`Solve for $x$. | x = ${x}`,
      step`Substitute it into the first equation. | y = ${sum([a * x, ''], [b, ''])}${b === 0 ? '' : ` = ${y}`}`,
    ],
  );
};

/** x + y and x − y, for example: adding is enough. */
const sumAndDifference: Make = (draw) => {
  const [x, y] = [draw.integer(4, 15), draw.signed(2, 9)];
  const a = draw.integer(1, 3);
  const b = draw.other(1, 3, a);
  const [first, second] = [a * x + y, b * x - y];
  if (x === Math.abs(y)) return sumAndDifference(draw, 2);
  return pairOf(
    [ASK, formula`${sum([a, 'x'], [1, 'y'])} = ${first}`, formula`${sum([b, 'x'], [-1, 'y'])} = ${second}`],
    x,
    y,
    [
      wrong`${x}, ${first - x} | ${a === 1 ? 'The first number is right. Look at the signs again to find the second.' : `The first number is right. Substitute it: $${a} xx ${x} + y = ${first}$.`}`,
      wrong`${first + second}, ${first - a * (first + second)} | This is $${a + b}x$. Divide it by ${a + b}.`,
      wrong`${x}, ${second - b * x} | The first number is right. In the second equation $y$ is subtracted.`,
    ],
    [
      step`One equation has $+y$ and the other has $-y$. Add them: the $y$ terms cancel. | ${a + b}x = ${first + second}`,
      step`Divide both sides by ${a + b}. | x = ${x}`,
      step`Substitute it into the first equation. | ${a * x} + y = ${first}`,
      step`Solve for $y$. | y = ${y}`,
    ],
  );
};

export const skill = defineSkill(lesson, {
  1: [substitution],
  2: [sumAndDifference, heads],
  3: [substitution, oneTimes],
  4: [oneTimes, tickets],
  5: [bothTimes, bothTimes, oneTimes, tickets],
});
