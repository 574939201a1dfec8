import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { Exercise } from '../../../exercise/exercise';
import type { Block } from '../../../exercise/text';
import type { Skill } from '../../skill';
import { numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { signed } from '../../making/draw';
import { bracketed, commonDivisor, quotient } from '../../making/write';
import { lesson } from './lesson';
import { missingCoordinate } from './missing-coordinate';
import { rate } from './rates';

type Point = readonly [x: number, y: number];

function between([x1, y1]: Point, [x2, y2]: Point, prompt: readonly Block[]): Exercise {
  const [up, right] = [y2 - y1, x2 - x1];
  const value = quotient(up, right);
  const shortens = commonDivisor(up, right) > 1 || right < 0;
  return {
    prompt,
    answer: numberAnswer(value, [
      [quotient(right, up), 'You flipped the fraction. It is up divided by right.'],
      [
        quotient(-up, right),
        `Watch the sign: going to the right, the line goes ${up / right < 0 ? 'down' : 'up'}.`,
      ],
      ...(x1 + x2 === 0
        ? []
        : ([
            [
              quotient(y1 + y2, x1 + x2),
              'You added the coordinates. Their differences say how far the line goes.',
            ],
          ] as const)),
      [up, `This is only how far it goes up. Divide it by how far it goes to the right, $${right}$.`],
      [right, 'This is only how far it goes to the right.'],
      [quotient(-right, up), 'You flipped the fraction, and the sign too. It is up divided by right.'],
    ]),
    solution: [
      step('How far up? Second minus first.', `${y2} - ${bracketed(y1)} = ${up}`),
      step('How far to the right? In the same order.', `${x2} - ${bracketed(x1)} = ${right}`),
      step(
        shortens ? 'Up divided by right, in lowest terms.' : 'Up divided by right.',
        shortens ? `m = ${bracketed(up)}/${bracketed(right)} = ${value}` : `m = ${value}`,
      ),
      step(
        up / right < 0
          ? 'Check: the line goes down, so the slope is negative.'
          : 'Check: the line goes up, so the slope is positive.',
      ),
    ],
  };
}

/** Not flat, not steep without end, and not the same up as right. */
function drawPoints(random: Random, low: number, high: number, whole: boolean): readonly [Point, Point] {
  const point = (): Point => [randomInteger(random, low, high), randomInteger(random, low, high)];
  const [one, another] = [point(), point()];
  const [up, right] = [another[1] - one[1], another[0] - one[0]];
  const isFlat = Math.abs(up) < 2 || Math.abs(right) < 2 || Math.abs(up) === Math.abs(right);
  return isFlat || Number.isInteger(up / right) !== whole
    ? drawPoints(random, low, high, whole)
    : [one, another];
}

const fromPicture: Make = (random, difficulty) => {
  const right = randomInteger(random, difficulty === 1 ? 1 : 2, 3);
  const up = difficulty === 1 ? right * signed(random, 2, 4) : signed(random, 2, 5);
  const intercept = randomInteger(random, -4, 4);
  // Both points stand well inside the picture.
  if (Math.abs(up) === right || Math.abs(intercept + up) > 7) return fromPicture(random, difficulty);
  const [one, another]: [Point, Point] = [
    [0, intercept],
    [right, intercept + up],
  ];
  const drawing = {
    kind: 'line-graph',
    text: `A line through the points (${one.join(', ')}) and (${another.join(', ')}).`,
    from: -8,
    to: 8,
    lines: [{ slope: up / right, intercept }],
    points: [one, another].map(([x, y]) => ({ x, y, label: `(${x}, ${y})` })),
  } as const;
  return between(one, another, [say('Find the slope of this line.'), picture(drawing)]);
};

const fromPoints: Make = (random, difficulty) => {
  const [one, another] = difficulty < 3 ? drawPoints(random, 1, 12, true) : drawPoints(random, -9, 9, false);
  const [first, second] = difficulty < 3 && one[0] > another[0] ? [another, one] : [one, another];
  return between(first, second, [
    say(`Find the slope of the line through $(${first.join(', ')})$ and $(${second.join(', ')})$.`),
  ]);
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [fromPicture],
    2: [fromPicture, fromPoints, rate],
    3: [fromPoints, rate],
    4: [fromPoints, rate],
    5: [missingCoordinate],
  }),
};
