import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { people, pick } from '../../making/draw';
import { quotient } from '../../making/write';
import { bothSolutions } from '../both-solutions';
import { solvedByFactors, multiplied } from './factored';

const AREAS = ['vegetable bed', 'carpet', 'parking lot', 'pool'] as const;

/** A rectangle that is longer than it is wide. */
export const rectangle: Make = (random) => {
  const [width, more] = [randomInteger(random, 3, 12), randomInteger(random, 2, 9)];
  const length = width + more;
  const area = width * length;
  return {
    prompt: [
      say(
        `A ${pick(random, AREAS)} is ${more} meters longer than it is wide. Its area is ${area} square meters. How many meters wide is it?`,
      ),
    ],
    answer: numberAnswer(width, [
      [length, 'This is the length. The question asks for the width.'],
      [-length, 'This solves the equation, but a width is not negative. Take the other solution.'],
      [
        quotient(area, more),
        `You divided the area by ${more}. The length is not ${more}: it is the width plus ${more}.`,
      ],
      [quotient(area - more, 2), 'You treated the area as a sum. It is the width times the length.'],
      ...nearly(width),
    ]),
    solution: [
      step(`Let $x$ be the width. The length is $x + ${more}$.`, `x(x + ${more}) = ${area}`),
      step('Multiply out and move all terms to one side.', `${multiplied(1, width, -length)} = 0`),
      ...solvedByFactors(width, -length),
      step('A width is positive.', `x = ${width}`),
    ],
  };
};

const NEIGHBORS = [
  ['two consecutive whole numbers', 1],
  ['two consecutive even numbers', 2],
  ['two consecutive odd numbers', 2],
] as const;

export const neighbors: Make = (random) => {
  const [what, apart] = pick(random, NEIGHBORS);
  const start = randomInteger(random, 2, 15);
  const smaller = apart === 1 ? start : 2 * Math.ceil(start / 2) + (what.includes('odd') ? 1 : 0);
  const larger = smaller + apart;
  const product = smaller * larger;
  return {
    prompt: [say(`The product of ${what}, both positive, is ${product}. What is the smaller of the two?`)],
    answer: numberAnswer(smaller, [
      [larger, 'This is the larger of the two.'],
      [-larger, 'This solves the equation, but both numbers are positive. Take the other solution.'],
      [quotient(product - apart, 2), 'You treated the product as a sum.'],
      [quotient(product, 2), `You halved. Look for a number $x$ with $x(x + ${apart}) = ${product}$.`],
      ...nearly(smaller),
    ]),
    solution: [
      step(`Let $x$ be the smaller one. The larger one is ${apart} more.`, `x(x + ${apart}) = ${product}`),
      step('Multiply out and move all terms to one side.', `${multiplied(1, smaller, -larger)} = 0`),
      ...solvedByFactors(smaller, -larger),
      step('It is positive.', `x = ${smaller}`),
    ],
  };
};

/** A ball passes a height twice: on the way up and on the way down. */
export const ball: Make = (random) => {
  const [up, more] = [randomInteger(random, 1, 4), randomInteger(random, 1, 4)];
  const down = up + more;
  const [speed, height] = [5 * (up + down), 5 * up * down];
  const [name = ''] = people(random, 1);
  return {
    prompt: [
      say(
        `${name} throws a ball straight up. This formula gives its approximate height in meters after $t$ seconds. The ball is ${height} meters high at two times. After how many seconds?`,
      ),
      formula(`h = ${speed}t - 5t^2`),
    ],
    answer: bothSolutions(up, down, [
      [
        0,
        up + down,
        `At these times the ball is on the ground: they solve $${speed}t - 5t^2 = 0$. Put ${height} in place of $h$.`,
      ],
      [-down, -up, 'Times after the throw are positive. Watch the signs in the parentheses.'],
      [5 * up, 5 * down, 'You lost a factor 5. Divide the whole equation by 5.'],
    ]),
    solution: [
      step('Put the height in and move all terms to one side.', `5t^2 - ${speed}t + ${height} = 0`),
      step('Divide both sides by 5.', `t^2 - ${up + down}t + ${up * down} = 0`),
      step(
        `Two numbers with the product ${up * down} and the sum $${-up - down}$ are $${-up}$ and $${-down}$.`,
        `(t - ${up})(t - ${down}) = 0`,
      ),
      step('On the way up and on the way down:', `t = ${up} "or" t = ${down}`),
    ],
  };
};

/** A frame of one width around a picture. */
export const frame: Make = (random, difficulty) => {
  const [width, height, edge] = [
    randomInteger(random, 6, 20),
    randomInteger(random, 5, 16),
    randomInteger(random, 1, 5),
  ];
  const all = (width + 2 * edge) * (height + 2 * edge);
  const half = width + height;
  const negative = -half / 2 - edge;
  if (half % 2 === 1 || width === height) return frame(random, difficulty);
  return {
    prompt: [
      say(
        `A picture is ${width} centimeters wide and ${height} centimeters high. With a frame that is equally wide on all sides, it covers ${all} square centimeters. How many centimeters wide is the frame?`,
      ),
    ],
    answer: numberAnswer(edge, [
      [2 * edge, 'The frame is on both the left and the right: this is both sides together.'],
      [negative, 'This solves the equation, but a width is not negative. Take the other solution.'],
      [
        quotient(all - width * height, 2 * half),
        'You forgot the four corners of the frame. Multiply the whole width by the whole height.',
      ],
      [all - width * height, 'This is the area of the frame. The question asks for its width.'],
      ...nearly(edge),
    ]),
    solution: [
      step(
        'Let $x$ be the width of the frame. It is on both sides.',
        `(${width} + 2x)(${height} + 2x) = ${all}`,
      ),
      step(
        'Multiply out and move all terms to one side.',
        `4x^2 + ${2 * half}x - ${all - width * height} = 0`,
      ),
      step('Divide both sides by 4.', `${multiplied(1, edge, negative)} = 0`),
      ...solvedByFactors(edge, negative),
      step('A width is positive.', `x = ${edge}`),
    ],
  };
};
