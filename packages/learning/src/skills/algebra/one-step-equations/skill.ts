import {
  ask,
  bracketed,
  commonDivisor,
  defineSkill,
  nearly,
  numberAnswer,
  quotient,
  solved,
  step,
  wrong,
  type Draw,
  type Make,
  type Question,
} from '../builder';
import { lesson } from './lesson';

const story: Make = (draw) => draw.pick([shared, bought, saved])(draw);

/** Something is divided: the equation is x/n = part. */
function shared(draw: Draw): Question {
  const [name = ''] = draw.people(1);
  const count = draw.integer(3, 8);
  const each = draw.other(4, 15, count);
  const all = count * each;
  return {
    prompt: ask`${name} shares all the dates in a box equally among ${count} friends. Each gets ${each}. How many dates were in the box?`,
    answer: numberAnswer(all, [
      wrong`${quotient(each, count)} | You divided. All the dates are ${count} times ${each}, so multiply.`,
      wrong`${each + count} | You added. Each of the ${count} friends gets ${each}, so multiply.`,
      wrong`${each - count} | You subtracted. Each of the ${count} friends gets ${each}, so multiply.`,
      wrong`${all + each} | You added a share for ${name}. Only the ${count} friends get dates.`,
      ...nearly(all),
    ]),
    solution: [
      step`Let $x$ be the number of dates in the box. It was divided by ${count}. | x/${count} = ${each}`,
      step`Multiply both sides by ${count}. | x = ${each} xx ${count} = ${all}`,
    ],
  };
}

function bought(draw: Draw): Question {
  const [name = ''] = draw.people(1);
  const count = draw.integer(3, 9);
  const price = draw.other(3, 12, count);
  const all = count * price;
  return {
    prompt: ask`${name} buys ${count} notebooks at the same price and pays ${all} dollars. What does one notebook cost, in dollars?`,
    answer: numberAnswer(price, [
      wrong`${all - count} | You subtracted. ${count} notebooks cost ${count} times the price, so divide.`,
      wrong`${all * count} | You multiplied. ${all} dollars is the price of all of them.`,
      wrong`${all} | This is what all of them cost. Divide to find the price of one.`,
      ...nearly(price),
    ]),
    solution: [
      step`Let $x$ be the price of one notebook. | ${count}x = ${all}`,
      step`Divide both sides by ${count}. | x = ${all}/${count} = ${price}`,
    ],
  };
}

function saved(draw: Draw): Question {
  const [name = ''] = draw.people(1);
  const spent = draw.integer(12, 48);
  const left = draw.other(15, 60, spent);
  return {
    prompt: ask`${name} spends ${spent} dollars at the market and has ${left} dollars left. How many dollars did ${name} have before?`,
    answer: numberAnswer(spent + left, [
      wrong`${left - spent} | You subtracted. It was more than ${left} before the market: add back what was spent.`,
      wrong`${spent - left} | You subtracted what is left from what was spent. Add the two amounts instead.`,
      wrong`${left} | This is what is left now. Add back what was spent.`,
      ...nearly(spent + left),
    ]),
    solution: [
      step`Let $x$ be the amount before, in dollars. | x - ${spent} = ${left}`,
      step`Add ${spent} to both sides. | x = ${left} + ${spent} = ${spent + left}`,
    ],
  };
}

/** Something was added: the equation is x + more = all. */
const grown: Make = (draw) => {
  const more = draw.integer(3, 19);
  const before = draw.other(4, 30, more);
  const all = before + more;
  return {
    prompt: ask`After growing ${more} inches, a plant is ${all} inches tall. How many inches tall was it before?`,
    answer: numberAnswer(before, [
      wrong`${all + more} | You added. It was shorter before, so subtract what it has grown.`,
      wrong`${more} | This is how much it has grown. Subtract it from ${all}.`,
      wrong`${all} | This is how tall it is now. Subtract what it has grown.`,
      ...nearly(before),
    ]),
    solution: [
      step`Let $x$ be the height before, in inches. | x + ${more} = ${all}`,
      step`Subtract ${more} from both sides. | x = ${all} - ${more} = ${before}`,
    ],
  };
};

/** ax = b where x is a fraction: with signs at difficulty 5. */
const notWhole: Make = (draw, difficulty) => {
  const by = draw.integer(3, 12) * (difficulty === 5 ? -1 : 1);
  const result = draw.other(2, 15, ...multiplesOf(by)) * (difficulty === 5 ? draw.signed(1, 1) : 1);
  const x = quotient(result, by);
  const shortens = commonDivisor(result, by) > 1;
  const written = `${bracketed(result)}/${bracketed(by)}`;
  const ends = Number.isInteger((10_000 * result) / by);
  return solved(`${by}x = ${result}`, {
    story: `Find $x$. Write it as a fraction${ends ? ' or a decimal' : ', because its decimal does not end'}.`,
    x,
    mistakes: [
      wrong`${quotient(by, result)} | You flipped the fraction. Divide $${result}$ by $${by}$.`,
      wrong`${quotient(-result, by)} | The size is right, but the sign is not. Substitute your number into the equation to check it.`,
      wrong`${result - by} | You subtracted $${by}$. $${by}x$ is $${by}$ times $x$, so divide.`,
      wrong`${result * by} | You multiplied. To undo times $${by}$, divide by $${by}$.`,
      wrong`${quotient(result + by, by)} | Your answer is close. Substitute it into the equation to check it.`,
    ],
    solution: [
      step`$x$ was multiplied by $${by}$. Divide both sides by $${by}$. The result does not have to be a whole number. | x = ${written}`,
      ...(x === written
        ? []
        : [shortens ? step`Write it in lowest terms. | x = ${x}` : step`Find the sign. | x = ${x}`]),
      step`Check: $${by}$ times $${x}$ is $${result}$.`,
    ],
  });
};

function multiplesOf(number: number): number[] {
  const size = Math.abs(number);
  return [size, 2 * size, 3 * size, 4 * size, 5 * size];
}

/** 2/3 x = 8; at difficulty 5 the fraction is negative. */
const fractionOf: Make = (draw, difficulty) => {
  const under = draw.integer(3, 8);
  const over = draw.other(2, 9, ...numbersSharing(under));
  const part = draw.integer(2, 9);
  const sign = difficulty === 5 ? -1 : 1;
  const [x, result] = [under * part, sign * over * part];
  const share = `${sign * over}/${under}`;
  return solved(`${share} x = ${result}`, {
    x,
    mistakes: [
      wrong`${quotient(result * over * sign, under)} | You multiplied by $${share}$. To undo that, multiply by the reciprocal, $${sign * under}/${over}$.`,
      wrong`${part} | This is one of the parts: $1/${under}$ of $x$. Multiply it by ${under}.`,
      wrong`${over * part * under} | You multiplied by ${under}. Now divide by ${over} too.`,
      wrong`${Math.abs(result) - over} | You subtracted. $x$ is multiplied by the fraction, so divide by it.`,
    ],
    solution: [
      step`$x$ is divided into ${under} parts, and ${sign * over < 0 ? `$${sign * over}$` : over} of them are $${result}$. Find one part. | ${bracketed(result)}/${bracketed(sign * over)} = ${part}`,
      step`There are ${under} parts in $x$. | x = ${under} xx ${part} = ${x}`,
      step`Check: $${x} -: ${under} = ${part}$, and $${sign * over} xx ${part} = ${result}$.`,
    ],
  });
};

/** Those up to 9 that have a factor in common with it. */
function numbersSharing(number: number): number[] {
  return [2, 3, 4, 5, 6, 7, 8, 9].filter((one) => commonDivisor(one, number) > 1);
}

/** x + a = b; at difficulty 3 and 4 numbers below zero come too. */
const addition: Make = (draw, difficulty) => {
  const by = difficulty === 1 ? draw.integer(2, 9) : draw.integer(3, 25);
  const x = difficulty < 3 ? draw.other(2, 15, by) : -draw.other(2, 20, by);
  return solved(`x + ${by} = ${x + by}`, {
    x,
    mistakes: [
      wrong`${x + by + by} | You added ${by}. To undo $+ ${by}$, subtract ${by}.`,
      wrong`${x + by} | This is the other side of the equation. Undo what is added to $x$.`,
      wrong`${-x - by - by} | You added ${by} and changed the sign. To undo $+ ${by}$, subtract ${by}.`,
    ],
    solution: [
      step`To undo $+ ${by}$, subtract ${by} from both sides. | x = ${x + by} - ${by}`,
      step`Simplify. | x = ${x}`,
      step`Check: $${x} + ${by} = ${x + by}$.`,
    ],
  });
};

const subtraction: Make = (draw, difficulty) => {
  const by = difficulty === 1 ? draw.integer(2, 9) : draw.integer(3, 25);
  const x = difficulty < 3 ? by + draw.integer(2, 15) : draw.other(-15, by - 2, -1, 0, 1);
  return solved(`x - ${by} = ${x - by}`, {
    x,
    mistakes: [
      wrong`${x - by - by} | You subtracted ${by} again. To undo $- ${by}$, add ${by}.`,
      wrong`${x - by} | This is the other side of the equation. Undo what is subtracted from $x$.`,
      wrong`${by - (x - by)} | You reversed the subtraction. Add the same number to both sides instead.`,
    ],
    solution: [
      step`To undo $- ${by}$, add ${by} to both sides. | x = ${x - by} + ${by}`,
      step`Simplify. | x = ${x}`,
      step`Check: $${x} - ${by} = ${x - by}$.`,
    ],
  });
};

const multiplication: Make = (draw, difficulty) => {
  const negative = difficulty > 2;
  const by = negative ? draw.signed(2, 9) : draw.integer(2, 9);
  const x = negative ? draw.signed(3, 12) : draw.other(3, 12, by);
  return solved(`${by}x = ${x * by}`, {
    x,
    mistakes: [
      wrong`${x * by - by} | You subtracted $${by}$. $${by}x$ is $${by}$ times $x$, so divide.`,
      wrong`${x * by * by} | You multiplied. To undo times $${by}$, divide by $${by}$.`,
      wrong`${x * by} | This is $${by}x$. Divide it by $${by}$ to get one $x$.`,
    ],
    solution: [
      step`$x$ was multiplied by $${by}$. Divide both sides by $${by}$. | x = ${x * by}/${bracketed(by)}`,
      step`Simplify. | x = ${x}`,
      step`Check: $${by} xx ${bracketed(x)} = ${x * by}$.`,
    ],
  });
};

const division: Make = (draw, difficulty) => {
  const by = draw.integer(2, 9);
  const result = draw.other(2, 12, by) * (difficulty > 2 && draw.chance(0.7) ? -1 : 1);
  const x = by * result;
  return solved(`x/${by} = ${result}`, {
    x,
    mistakes: [
      wrong`${result + by} | You added ${by}. The bar means divide, so multiply to undo it.`,
      wrong`${quotient(result, by)} | You divided by ${by} again. $x$ was divided, so multiply to undo it.`,
      wrong`${result} | This is what $x$ is after it was divided. Multiply by ${by}.`,
      wrong`${result - by} | You subtracted ${by}. The bar means divide, so multiply to undo it.`,
      wrong`${x * by} | You multiplied by ${by} twice. Once is enough.`,
    ],
    solution: [
      step`$x$ was divided by ${by}. Multiply both sides by ${by}. | x = ${result} xx ${by}`,
      step`Simplify. | x = ${x}`,
      step`Check: $${x} -: ${by} = ${result}$.`,
    ],
  });
};

export const skill = defineSkill(lesson, {
  1: [addition, subtraction, grown, saved],
  2: [multiplication, division, story],
  3: [addition, subtraction, multiplication, division],
  4: [notWhole, fractionOf, story],
  5: [fractionOf, notWhole],
});
