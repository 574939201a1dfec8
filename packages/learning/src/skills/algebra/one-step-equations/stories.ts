import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { Exercise } from '../../../exercise/exercise';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, people, pick } from '../../making/draw';

export const story: Make = (random) => pick(random, [shared, bought, saved])(random);

/** Something is divided: the equation is x/n = part. */
function shared(random: Random): Exercise {
  const [name = ''] = people(random, 1);
  const count = randomInteger(random, 3, 8);
  const each = other(random, 4, 15, count);
  const all = count * each;
  return {
    prompt: [
      say(
        `${name} shares all the dates in a box equally among ${count} friends. Each gets ${each}. How many dates were in the box?`,
      ),
    ],
    answer: numberAnswer(all, [
      [each + count, `You added. Each of the ${count} friends gets ${each}.`],
      [each - count, `You subtracted. Each of the ${count} friends gets ${each}.`],
      [all + each, `${name} takes none: only the ${count} friends get dates.`],
      ...nearly(all),
    ]),
    solution: [
      step('Let $x$ be the number of dates in the box. It was divided.', `x/${count} = ${each}`),
      step(`Multiply both sides by ${count}.`, `x = ${each} xx ${count} = ${all}`),
    ],
  };
}

function bought(random: Random): Exercise {
  const [name = ''] = people(random, 1);
  const count = randomInteger(random, 3, 9);
  const price = other(random, 3, 12, count);
  const all = count * price;
  return {
    prompt: [
      say(
        `${name} buys ${count} notebooks at the same price and pays ${all} dollars. What does one notebook cost, in dollars?`,
      ),
    ],
    answer: numberAnswer(price, [
      [all - count, `You subtracted. ${count} notebooks cost ${count} times the price, so divide.`],
      [all * count, `You multiplied. ${all} dollars is the price of all of them.`],
      [all, 'This is what all of them cost. The question is about one.'],
      ...nearly(price),
    ]),
    solution: [
      step('Let $x$ be the price of one notebook.', `${count}x = ${all}`),
      step(`Divide both sides by ${count}.`, `x = ${all}/${count} = ${price}`),
    ],
  };
}

function saved(random: Random): Exercise {
  const [name = ''] = people(random, 1);
  const spent = randomInteger(random, 12, 48);
  const left = other(random, 15, 60, spent);
  return {
    prompt: [
      say(
        `${name} spends ${spent} dollars at the market and has ${left} dollars left. How many dollars did ${name} have before?`,
      ),
    ],
    answer: numberAnswer(spent + left, [
      [left - spent, `You subtracted. It was more than ${left} before the market: add back what was spent.`],
      [spent - left, 'You subtracted what is left from what was spent. Before, both were there.'],
      [left, 'This is what is left now.'],
      ...nearly(spent + left),
    ]),
    solution: [
      step('Let $x$ be the amount before, in dollars.', `x - ${spent} = ${left}`),
      step(`Add ${spent} to both sides.`, `x = ${left} + ${spent} = ${spent + left}`),
    ],
  };
}
