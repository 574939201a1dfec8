import type { Random } from 'shared-puzzle-engine';
import { formula, picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, signed } from '../../making/draw';
import {
  crossingAnswer,
  drawCrossing,
  drawingOf,
  equationOf,
  putIn,
  solvedDrawing,
  type Crossing,
  type Point,
} from './crossing-lines';

function checked({ lines, at: [x] }: Crossing) {
  const [first, second] = lines;
  return [
    step('Check it in the first equation.', putIn(first, x)),
    step('Check it in the second equation.', putIn(second, x)),
  ];
}

/** The lines alone. */
export const seen: Make = (random) => {
  const crossing = drawCrossing(random, 1);
  const [x, y] = crossing.at;
  return {
    prompt: [say('Where do the two lines cross?'), picture(drawingOf(crossing.lines, crossing.at))],
    answer: crossingAnswer(crossing),
    solution: [
      {
        text: `One point is on both lines. From 0 it is ${distance(x, 'right', 'left')} and ${distance(y, 'up', 'down')}.`,
        show: picture(solvedDrawing(crossing)),
      },
      step('Write the distance along the horizontal axis first.', `x = ${x}, y = ${y}`),
    ],
  };
};

function distance(by: number, plus: string, minus: string): string {
  return `${Math.abs(by)} ${by > 0 ? plus : minus}`;
}

/** The lines with their equations: the crossing solves both. */
export const system: Make = (random, difficulty) => {
  const crossing = drawCrossing(random, difficulty === 2 ? 1 : 3);
  const { lines, at } = crossing;
  return {
    prompt: [
      say('Find $x$ and $y$ so that both equations are true. Read them off the graph.'),
      ...lines.map((line) => formula(equationOf(line))),
      picture(drawingOf(lines, at)),
    ],
    answer: crossingAnswer(crossing),
    solution: [
      {
        text: 'Each line shows the points that make its equation true. The crossing is on both lines.',
        show: picture(solvedDrawing(crossing)),
      },
      ...checked(crossing),
    ],
  };
};

/** Only one line is drawn; the other has to be. */
export const secondLineToDraw: Make = (random) => {
  const crossing = drawCrossing(random, 2);
  const [drawn, missing] = crossing.lines;
  const { over, under, intercept } = missing;
  return {
    prompt: [
      say('The graph shows one line. The other one has this equation:'),
      formula(equationOf(missing)),
      picture(drawingOf([drawn], crossing.at)),
      say('Where do the two lines cross?'),
    ],
    answer: crossingAnswer(crossing),
    solution: [
      step(
        `Draw the second line. It starts at $(0, ${intercept})$ and goes ${under} to the right and ${distance(over, 'up', 'down')} each time.`,
      ),
      {
        text: 'Read off where it meets the line that is already there.',
        show: picture(solvedDrawing(crossing)),
      },
      step('Check it in the equation.', putIn(missing, crossing.at[0])),
    ],
  };
};

/** The crossing lies halfway between two lines of the grid. */
export const halfway: Make = (random) => {
  const crossing = drawHalfway(random);
  const { lines, at } = crossing;
  const [x, y] = at;
  return {
    prompt: [
      say(
        'Find $x$ and $y$ so that both equations are true. Read them off the graph, as exactly as you can, and check them.',
      ),
      ...lines.map((line) => formula(equationOf(line))),
      picture(drawingOf(lines, at)),
    ],
    answer: crossingAnswer(crossing, [
      [
        `${Math.ceil(x)}, ${y}`,
        `Look closely: the crossing lies between $${Math.floor(x)}$ and $${Math.ceil(x)}$.`,
      ],
      [
        `${Math.floor(x)}, ${y}`,
        `Look closely: the crossing lies between $${Math.floor(x)}$ and $${Math.ceil(x)}$.`,
      ],
    ]),
    solution: [
      {
        text: `The crossing lies halfway between $x = ${Math.floor(x)}$ and $x = ${Math.ceil(x)}$.`,
        show: picture(solvedDrawing(crossing)),
      },
      ...checked(crossing),
    ],
  };
};

function drawHalfway(random: Random): Crossing {
  const x = signed(random, 0, 3) + 0.5;
  const [m, n] = [signed(random, 1, 3), signed(random, 1, 3)];
  const intercept = other(random, -5, 5, 0);
  const y = m * x + intercept;
  const second = y - n * x;
  const at: Point = [x, y];
  if (m === n || !Number.isInteger(second) || Math.abs(second) > 6 || Math.abs(y) > 6 || y === 0)
    return drawHalfway(random);
  return {
    lines: [
      { over: m, under: 1, intercept },
      { over: n, under: 1, intercept: second },
    ],
    at,
  };
}
