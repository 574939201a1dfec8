import {
  added,
  ask,
  bracketed,
  commonDivisor,
  defineSkill,
  expressionAnswer,
  lineAnswer,
  lineGraph,
  lineText,
  pairAnswer,
  picture,
  quotient,
  say,
  step,
  sum,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';

const fromSlopeAndPoint: Make = (draw, difficulty) => {
  const slope = difficulty === 2 ? draw.integer(2, 5) : draw.signed(2, 6);
  const intercept = draw.other(-9, 9, 0, slope);
  const x = difficulty === 2 ? draw.integer(2, 5) : draw.signed(2, 5);
  const y = slope * x + intercept;
  return {
    prompt: ask`${draw.pick([`A line has slope $${slope}$ and goes through $(${x}, ${y})$. Find its equation.`, `A line with slope $${slope}$ has a height of $${y}$ at $x = ${x}$, so it goes through $(${x}, ${y})$. What is its equation?`])} Write what comes after $y =$.`,
    answer: lineAnswer(slope, 1, intercept, [
      wrong`${sum([slope, 'x'], [y, ''])} | $${y}$ is the height at $x = ${x}$. The y-intercept is the height at $x = 0$.`,
      wrong`${sum([slope, 'x'], [y + slope * x, ''])} | To undo $${added(slope * x)}$, ${slope * x > 0 ? 'subtract it' : `add ${-slope * x}`}. You did the opposite.`,
      wrong`${sum([slope, 'x'], [x - slope * y, ''])} | You swapped the $x$ and $y$ of the point. The first number is $x$.`,
    ]),
    solution: [
      step`Substitute the slope and the point into $y = mx + b$. | ${y} = ${slope} xx ${bracketed(x)} + b`,
      step`Multiply, and solve for $b$. | b = ${y} - ${bracketed(slope * x)} = ${intercept}`,
      step`Write the equation. | y = ${sum([slope, 'x'], [intercept, ''])}`,
    ],
  };
};

const fromTwoPoints: Make = (draw) => {
  const under = draw.integer(1, 4);
  const over = draw.signed(2, 7);
  const intercept = draw.other(-8, 8, 0, over);
  const [first, second] = [draw.signed(1, 2), draw.signed(1, 3)];
  if (commonDivisor(over, under) > 1 || first === second) return fromTwoPoints(draw, 5);
  const [x1, x2] = [first * under, second * under];
  const [y1, y2] = [first * over + intercept, second * over + intercept];
  const slope = quotient(over, under);
  return {
    prompt: ask`${draw.pick([`Find the equation of the line through $(${x1}, ${y1})$ and $(${x2}, ${y2})$.`, `The points $(${x1}, ${y1})$ and $(${x2}, ${y2})$ are on a straight line. What is its equation?`])} Write what comes after $y =$.`,
    answer: lineAnswer(over, under, intercept, [
      wrong`${lineText(slope, y1)} | $${y1}$ is the height at $x = ${x1}$. The y-intercept is the height at $x = 0$.`,
    ]),
    solution: [
      step`Find the slope first: rise over run. | m = (${y2} - ${bracketed(y1)})/(${x2} - ${bracketed(x1)}) = ${bracketed(y2 - y1)}/${bracketed(x2 - x1)} = ${slope}`,
      step`Substitute the point $(${x1}, ${y1})$ into $y = mx + b$. | ${y1} = ${slope} xx ${bracketed(x1)} + b`,
      step`Solve for $b$. | b = ${y1} - ${bracketed(first * over)} = ${intercept}`,
      step`Write the equation. Check with the other point. | y = ${lineText(slope, intercept)}`,
    ],
  };
};

/** A line from a story: two months of one plan. */
const plan: Make = (draw, difficulty) => {
  const [name = ''] = draw.people(1);
  const each = draw.integer(2, 3 + difficulty);
  const fixed = draw.other(5, 30, each);
  const first = draw.integer(2, 5);
  const second = first + draw.integer(2, 6);
  const [low, high] = [fixed + each * first, fixed + each * second];
  const write = (slope: number, intercept: number) => sum([slope, 'x'], [intercept, '']);
  return {
    prompt: ask`${name} pays a fixed amount each month and the same price for each movie. A month with ${first} movies costs ${low} dollars, and a month with ${second} movies costs ${high} dollars. Write the cost of $x$ movies, in dollars.`,
    answer: expressionAnswer(write(each, fixed), 'simplified', [
      wrong`${write(each, low)} | ${low} dollars is the cost with ${first} movies. The fixed amount is the cost with none.`,
      wrong`${write(fixed, each)} | You swapped them. The price of one movie goes in front of $x$.`,
      wrong`${write(high - low, fixed)} | This is the price of ${second - first} movies. Divide to get the price of one.`,
      wrong`${write(each, 0)} | You left out the fixed amount. Subtract the price of the movies from a total to find it.`,
    ]),
    solution: [
      step`${second - first} more movies cost ${high - low} dollars more. Divide to find the price of one movie. | ${high - low}/${second - first} = ${each}`,
      step`Subtract the price of ${first} movies from the first month: the fixed amount is left. | ${low} - ${first} xx ${each} = ${fixed}`,
      step`Write the cost of $x$ movies. | ${write(each, fixed)}`,
    ],
  };
};

/** Reads m and b; at difficulty 1 the terms may be swapped. */
const readOff: Make = (draw) => {
  const slope = draw.signed(2, 9);
  const intercept = draw.other(-9, 9, -1, 0, 1, slope, -slope);
  const turned = draw.chance(0.5);
  return {
    prompt: ask`Find the slope and the y-intercept of this line. | y = ${turned ? sum([intercept, ''], [slope, 'x']) : sum([slope, 'x'], [intercept, ''])}`,
    answer: pairAnswer({ slope, intercept }, [
      wrong`${intercept}, ${slope} | You swapped them. The slope is the number in front of $x$, wherever that term is.`,
      wrong`${-slope}, ${intercept} | The sign of the slope is wrong. Keep the sign of the $x$ term.`,
      wrong`${slope}, ${-intercept} | The sign of the y-intercept is wrong. Keep the sign of the constant.`,
      wrong`${-intercept}, ${-slope} | You swapped the two numbers and changed their signs. The slope is the number in front of $x$, with its sign.`,
    ]),
    solution: [
      step`The slope is the number in front of $x$, with its sign. | m = ${slope}`,
      step`The y-intercept is the constant, with its sign. | b = ${intercept}`,
    ],
  };
};

/** ax + by = c, solved for y. */
const rearranged: Make = (draw) => {
  const under = draw.integer(2, 6);
  const over = draw.other(-9, 9, 0, under, -under);
  const intercept = draw.other(-7, 7, -1, 0, 1);
  const [a, c] = [-over, intercept * under];
  const slope = quotient(over, under);
  return {
    prompt: ask`Find the slope and the y-intercept of this line. | ${sum([a, 'x'], [under, 'y'])} = ${c}`,
    answer: pairAnswer({ slope, intercept }, [
      wrong`${quotient(-over, under)}, ${intercept} | You kept the sign of $${sum([a, 'x'])}$. On the other side of the equation $${sum([a, 'x'])}$ has the opposite sign.`,
      wrong`${over}, ${c} | This is $${under}y$. Divide every term by ${under}.`,
      wrong`${a}, ${c} | You read the numbers off before solving for $y$. Solve for $y$ first.`,
      wrong`${slope}, ${c} | You did not divide the constant. Divide it by ${under} too.`,
    ]),
    solution: [
      a > 0
        ? step`Subtract $${sum([a, 'x'])}$ from both sides. | ${under}y = ${sum([over, 'x'], [c, ''])}`
        : step`Add $${sum([-a, 'x'])}$ to both sides. | ${under}y = ${sum([over, 'x'], [c, ''])}`,
      step`Divide every term by ${under}. | y = ${lineText(slope, intercept)}`,
      step`So the slope is $${slope}$, and the y-intercept is $${intercept}$.`,
    ],
  };
};

const fromPicture: Make = (draw, difficulty) => {
  const under = difficulty < 3 ? 1 : draw.integer(2, 3);
  const over = draw.signed(2, difficulty < 3 ? 3 : 5);
  const intercept = draw.other(-4, 4, 0, over);
  // The second point is well inside the picture.
  const isOutside = Math.abs(intercept + over) > 7;
  if (isOutside || commonDivisor(over, under) > 1) return fromPicture(draw, difficulty);
  const points = [
    [0, intercept],
    [under, intercept + over],
  ] as const;
  return {
    prompt: [
      say`Find the equation of this line. Write what comes after $y =$.`,
      picture(lineGraph(over / under, intercept, points)),
    ],
    answer: lineAnswer(over, under, intercept),
    solution: [
      step`It crosses the y-axis at $(0, ${intercept})$. | b = ${intercept}`,
      step`From there, the other point is ${under} to the right and ${Math.abs(over)} ${over < 0 ? 'down' : 'up'}. | m = ${quotient(over, under)}`,
      step`Write the equation. | y = ${lineText(quotient(over, under), intercept)}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [readOff, readOff, fromPicture],
  2: [fromPicture, fromSlopeAndPoint],
  3: [fromSlopeAndPoint, fromPicture, plan],
  4: [rearranged, plan, fromSlopeAndPoint],
  5: [fromTwoPoints, fromTwoPoints, fromTwoPoints, plan],
});
