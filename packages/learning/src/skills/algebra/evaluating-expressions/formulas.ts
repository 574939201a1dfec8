import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { Exercise } from '../../../exercise/exercise';
import { nearly, numberAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { people, pick } from '../../making/draw';

/** Formulas from life: the letters are things that have a name. */
export const formulas: Make = (random) => pick(random, [fahrenheit, trapezoid, fall, rental])(random);

function fahrenheit(random: Random): Exercise {
  const celsius = 5 * randomInteger(random, -6, 8);
  if (celsius === 0) return fahrenheit(random);
  const product = (celsius / 5) * 9;
  const value = product + 32;
  return {
    prompt: [
      say(`This formula converts degrees Celsius to degrees Fahrenheit. Here $C = ${celsius}$. Find $F$.`),
      formula('F = 9/5 C + 32'),
    ],
    answer: numberAnswer(value, [
      [(celsius / 5) * 9 - 32, '32 is added at the end, not subtracted.'],
      [-product + 32, 'Watch the sign of the product.'],
      [product, 'This is the product. Now add 32.'],
      [celsius + 32, `You left out the fraction. $9/5$ of $${celsius}$ comes first.`],
      ...nearly(value),
    ]),
    solution: [
      step(`Put $${celsius}$ in place of $C$.`, `F = 9/5 (${celsius}) + 32`),
      step('Divide by 5, then multiply by 9.', `9/5 (${celsius}) = 9 (${celsius / 5}) = ${product}`),
      step('Add 32.', `F = ${product} + 32 = ${value}`),
    ],
  };
}

function trapezoid(random: Random): Exercise {
  const [a, h] = [randomInteger(random, 3, 9), 2 * randomInteger(random, 2, 6)];
  const c = a + randomInteger(random, 2, 8);
  const value = ((a + c) * h) / 2;
  return {
    prompt: [
      say(
        `A field has two parallel sides of lengths $a = ${a}$ and $c = ${c}$ meters. They are $h = ${h}$ meters apart. Find its area $A$ in square meters.`,
      ),
      formula('A = ((a + c) h)/2'),
    ],
    answer: numberAnswer(value, [
      [value * 2, 'You left out the 2 below the bar. Divide by 2.'],
      [a + (c * h) / 2, `Only $c$ was multiplied by $h$. The parentheses come first.`],
      [(a * c * h) / 2, 'You multiplied $a$ and $c$. The formula adds them.'],
      ...nearly(value),
    ]),
    solution: [
      step('Put the numbers in place of the letters.', `A = ((${a} + ${c}) xx ${h})/2`),
      step('Parentheses first.', `A = (${a + c} xx ${h})/2`),
      step('Multiply, then divide by 2.', `A = ${(a + c) * h}/2 = ${value}`),
    ],
  };
}

function fall(random: Random): Exercise {
  const t = randomInteger(random, 2, 6);
  const tower = 5 * t * t + 5 * randomInteger(random, 2, 15);
  const value = tower - 5 * t * t;
  return {
    prompt: [
      say(
        `A stone falls from a height of ${tower} meters. This formula gives its approximate height $h$ in meters after $t$ seconds. Find $h$ for $t = ${t}$.`,
      ),
      formula(`h = ${tower} - 5t^2`),
    ],
    answer: numberAnswer(value, [
      [tower - 10 * t, `$t^2$ is $t xx t$, not $2t$.`],
      [tower - 25 * t * t, 'You multiplied by 5 before the power. The exponent 2 applies only to $t$.'],
      [5 * t * t, `This is how far it fell. Subtract it from ${tower}.`],
      ...nearly(value),
    ]),
    solution: [
      step(`Put ${t} in place of $t$.`, `h = ${tower} - 5(${t})^2`),
      step('The power first, then the product.', `5(${t})^2 = 5 xx ${t * t} = ${5 * t * t}`),
      step('Then subtract.', `h = ${tower} - ${5 * t * t} = ${value}`),
    ],
  };
}

function rental(random: Random): Exercise {
  const [name = ''] = people(random, 1);
  const [fixed, perHour, off] = [
    randomInteger(random, 5, 15),
    randomInteger(random, 4, 9),
    randomInteger(random, 2, 4),
  ];
  const hours = randomInteger(random, off + 2, 9);
  const value = fixed + perHour * (hours - off);
  return {
    prompt: [
      say(
        `${name} rents a bicycle for $h = ${hours}$ hours. The first ${off} hours are included in the base price. Find the cost $c$ in dollars.`,
      ),
      formula(`c = ${fixed} + ${perHour}(h - ${off})`),
    ],
    answer: numberAnswer(value, [
      [fixed + perHour * hours - off, `Everything in the parentheses is multiplied by ${perHour}.`],
      [(fixed + perHour) * (hours - off), `The product comes before the sum. ${fixed} is paid only once.`],
      [fixed + perHour * hours, `You left out the ${off} hours that are included in the base price.`],
      ...nearly(value),
    ]),
    solution: [
      step(`Put ${hours} in place of $h$.`, `c = ${fixed} + ${perHour}(${hours} - ${off})`),
      step('Parentheses first.', `c = ${fixed} + ${perHour} xx ${hours - off}`),
      step('Then the product, and finally the sum.', `c = ${fixed} + ${perHour * (hours - off)} = ${value}`),
    ],
  };
}
