import { randomInteger } from 'shared-puzzle-engine';
import type { Skill } from '../../skill';
import { pairAnswer } from '../../making/answers';
import { formula, picture, say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, signed } from '../../making/draw';
import { commonDivisor, quotient, sum } from '../../making/write';
import { fromSlopeAndPoint, fromTwoPoints } from './from-points';
import { lesson } from './lesson';
import { lineAnswer, lineGraph, lineText } from './line';
import { plan } from './plans';

const NAMES = ['slope', 'intercept'] as const;

/** Reads m and b; at difficulty 1 the terms may stand the other way round. */
const readOff: Make = (random) => {
  const slope = signed(random, 2, 9);
  const intercept = other(random, -9, 9, -1, 0, 1, slope, -slope);
  const turned = random() < 0.5;
  return {
    prompt: [
      say('Find the slope and the intercept of this line.'),
      formula(`y = ${turned ? sum([intercept, ''], [slope, 'x']) : sum([slope, 'x'], [intercept, ''])}`),
    ],
    answer: pairAnswer(
      NAMES,
      [slope, intercept],
      [
        [
          `${intercept}, ${slope}`,
          'You swapped them. The slope is the number in front of $x$, wherever that term is.',
        ],
        [`${-slope}, ${intercept}`, 'The slope keeps its sign.'],
        [`${slope}, ${-intercept}`, 'The intercept keeps its sign.'],
        [`${-intercept}, ${-slope}`, 'You swapped them, and the signs too.'],
      ],
    ),
    solution: [
      step('The slope is the number in front of $x$, with its sign.', `m = ${slope}`),
      step('The intercept is the number by itself, with its sign.', `b = ${intercept}`),
    ],
  };
};

/** ax + by = c, solved for y. */
const rearranged: Make = (random) => {
  const under = randomInteger(random, 2, 6);
  const over = other(random, -9, 9, 0, under, -under);
  const intercept = other(random, -7, 7, -1, 0, 1);
  const [a, c] = [-over, intercept * under];
  const slope = quotient(over, under);
  return {
    prompt: [
      say('Find the slope and the intercept of this line.'),
      formula(`${sum([a, 'x'], [under, 'y'])} = ${c}`),
    ],
    answer: pairAnswer(
      NAMES,
      [slope, intercept],
      [
        [
          `${quotient(-over, under)}, ${intercept}`,
          `On the other side of the equation $${sum([a, 'x'])}$ has the opposite sign.`,
        ],
        [`${over}, ${c}`, `This is $${under}y$. Divide every term by ${under}.`],
        [`${a}, ${c}`, 'Solve for $y$ first: $y$ must be alone.'],
        [`${slope}, ${c}`, `Divide the number by itself by ${under} too.`],
      ],
    ),
    solution: [
      step(
        a > 0 ? `Subtract $${sum([a, 'x'])}$ from both sides.` : `Add $${sum([-a, 'x'])}$ to both sides.`,
        `${under}y = ${sum([over, 'x'], [c, ''])}`,
      ),
      step(`Divide every term by ${under}.`, `y = ${lineText(slope, intercept)}`),
      step(`So the slope is $${slope}$ and the intercept is $${intercept}$.`),
    ],
  };
};

const fromPicture: Make = (random, difficulty) => {
  const under = difficulty < 3 ? 1 : randomInteger(random, 2, 3);
  const over = signed(random, 2, difficulty < 3 ? 3 : 5);
  const intercept = other(random, -4, 4, 0, over);
  // The second point stands well inside the picture.
  const isOutside = Math.abs(intercept + over) > 7;
  if (isOutside || commonDivisor(over, under) > 1) return fromPicture(random, difficulty);
  const points = [
    [0, intercept],
    [under, intercept + over],
  ] as const;
  return {
    prompt: [
      say('Find the equation of this line. Write what comes after $y =$.'),
      picture(lineGraph(over / under, intercept, points)),
    ],
    answer: lineAnswer(over, under, intercept),
    solution: [
      step(`It crosses the y-axis at $(0, ${intercept})$.`, `b = ${intercept}`),
      step(
        `From there to the other point it goes ${under} to the right and ${Math.abs(over)} ${over < 0 ? 'down' : 'up'}.`,
        `m = ${quotient(over, under)}`,
      ),
      step('Put both into the equation.', `y = ${lineText(quotient(over, under), intercept)}`),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [readOff, readOff, fromPicture],
    2: [fromPicture, fromSlopeAndPoint],
    3: [fromSlopeAndPoint, fromPicture, plan],
    4: [rearranged, plan],
    5: [fromTwoPoints],
  }),
};
