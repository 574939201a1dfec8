import {
  defineSkill,
  formula,
  pairAnswer,
  picture,
  say,
  step,
  wrong,
  type Draw,
  type Make,
} from '../builder';
import { howManySeen, howManySolved } from './how-many-solutions';
import { lesson } from './lesson';
import {
  crossingAnswer,
  drawCrossing,
  drawingOf,
  equationOf,
  heightAt,
  putIn,
  solvedDrawing,
  type Crossing,
  type Point,
} from './lines';
import { crossingFor, parallelFor, sameFor } from './parameters';
import { whichPoint } from './which-point';

function checked({ lines, at: [x] }: Crossing) {
  const [first, second] = lines;
  return [
    step`Check it in the first equation. | ${putIn(first, x)}`,
    step`Check it in the second equation. | ${putIn(second, x)}`,
  ];
}

/** The lines alone. */
const seen: Make = (draw) => {
  const crossing = drawCrossing(draw, 1);
  const [x, y] = crossing.at;
  return {
    prompt: [say`Where do the two lines cross?`, picture(drawingOf(crossing.lines, crossing.at))],
    answer: crossingAnswer(crossing),
    solution: [
      step`Look for the point that is on both lines.`,
      {
        text: `Count the squares. From 0 it is ${distance(x, 'right', 'left')} and ${distance(y, 'up', 'down')}.`,
        show: picture(solvedDrawing(crossing)),
      },
      step`Write the distance along the horizontal axis first. | x = ${x}, y = ${y}`,
    ],
  };
};

function distance(by: number, plus: string, minus: string): string {
  return `${Math.abs(by)} ${by > 0 ? plus : minus}`;
}

/** The lines with their equations: the crossing solves both. */
const system: Make = (draw, difficulty) => {
  const crossing = drawCrossing(draw, difficulty === 2 ? 1 : 3);
  const { lines, at } = crossing;
  return {
    prompt: [
      say`Find $x$ and $y$ so that both equations are true. Read them off the graph.`,
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
const secondLineToDraw: Make = (draw) => {
  const crossing = drawCrossing(draw, 2);
  const [drawn, missing] = crossing.lines;
  const { over, under, intercept } = missing;
  return {
    prompt: [
      say`The graph shows one line. The other one has this equation:`,
      formula(equationOf(missing)),
      picture(drawingOf([drawn], crossing.at)),
      say`Where do the two lines cross?`,
    ],
    answer: crossingAnswer(crossing),
    solution: [
      step`Draw the second line. It starts at $(0, ${intercept})$ and goes ${under} to the right and ${distance(over, 'up', 'down')} each time.`,
      {
        text: 'Read off where it meets the line that is already there.',
        show: picture(solvedDrawing(crossing)),
      },
      step`Check it in the equation. | ${putIn(missing, crossing.at[0])}`,
    ],
  };
};

/** The crossing is halfway between two lines of the grid. */
const halfway: Make = (draw) => {
  const crossing = drawHalfway(draw);
  const { lines, at } = crossing;
  const [x, y] = at;
  return {
    prompt: [
      say`Find $x$ and $y$ so that both equations are true. Read them off the graph, as exactly as you can, and check them.`,
      ...lines.map((line) => formula(equationOf(line))),
      picture(drawingOf(lines, at)),
    ],
    answer: crossingAnswer(crossing, [
      wrong`${Math.ceil(x)}, ${y} | Look closely: the crossing is between $${Math.floor(x)}$ and $${Math.ceil(x)}$.`,
      wrong`${Math.floor(x)}, ${y} | Look closely: the crossing is between $${Math.floor(x)}$ and $${Math.ceil(x)}$.`,
    ]),
    solution: [
      {
        text: `The crossing is halfway between $x = ${Math.floor(x)}$ and $x = ${Math.ceil(x)}$.`,
        show: picture(solvedDrawing(crossing)),
      },
      ...checked(crossing),
    ],
  };
};

function drawHalfway(draw: Draw): Crossing {
  const x = draw.signed(0, 3) + 0.5;
  const [m, n] = [draw.signed(1, 3), draw.signed(1, 3)];
  const intercept = draw.other(-5, 5, 0);
  const y = m * x + intercept;
  const second = y - n * x;
  const at: Point = [x, y];
  if (m === n || !Number.isInteger(second) || Math.abs(second) > 6 || Math.abs(y) > 6 || y === 0)
    return drawHalfway(draw);
  return {
    lines: [
      { over: m, under: 1, intercept },
      { over: n, under: 1, intercept: second },
    ],
    at,
  };
}

const STORIES = [
  [
    'minutes',
    'liters',
    (first: number, loses: number, second: number, gains: number) =>
      `Tank A holds ${first} liters and loses ${loses} each minute. Tank B holds ${second} liters and gains ${gains} each minute.`,
  ],
  [
    'hours',
    'centimeters',
    (first: number, loses: number, second: number, gains: number) =>
      `The snow in a yard is ${first} centimeters deep and goes down by ${loses} each hour. The water in a rain barrel is ${second} centimeters high and rises by ${gains} each hour.`,
  ],
  [
    'weeks',
    'kilograms',
    (first: number, loses: number, second: number, gains: number) =>
      `A farm has ${first} kilograms of old potatoes and sells ${loses} each week. It has ${second} kilograms of new ones and digs up ${gains} more each week.`,
  ],
] as const;

/** One amount falls, the other rises: when are they equal? */
const equalAmounts: Make = (draw, difficulty) => {
  const [loses, gains] = [draw.integer(1, 2), draw.integer(1, 3)];
  const [x, second] = [draw.integer(2, 5), draw.integer(2, 4)];
  const y = second + gains * x;
  const first = y + loses * x;
  if (first > 12 || first < 2 || x === y) return equalAmounts(draw, difficulty);
  const [time, unit, story] = draw.pick(STORIES);
  const lines = [
    { over: -loses, under: 1, intercept: first },
    { over: gains, under: 1, intercept: second },
  ] as const;
  const graph = {
    kind: 'line-graph',
    text: `Two lines. One falls from (0, ${first}) to (1, ${first - loses}) and beyond, the other rises from (0, ${second}) to (1, ${second + gains}) and beyond.`,
    from: 0,
    to: 12,
    lines: lines.map((line) => ({ slope: line.over, intercept: line.intercept })),
  } as const;
  return {
    prompt: [
      say`${story(first, loses, second, gains)} The graph shows both. After how many ${time} $x$ are they equal, and how many ${unit} $y$ is each then?`,
      picture(graph),
    ],
    answer: pairAnswer({ x, y }, [
      wrong`${y}, ${x} | You swapped them. The ${time} are on the horizontal axis.`,
      wrong`0, ${first} | This is where the falling line starts. Look for the point that is on both lines.`,
      wrong`0, ${second} | This is where the rising line starts. Look for the point that is on both lines.`,
      wrong`${x + 1}, ${heightAt(lines[1], x + 1)} | You went one step too far. At $x = ${x + 1}$, the falling line is already lower.`,
      wrong`${x - 1}, ${heightAt(lines[0], x - 1)} | You stopped one step too early. At $x = ${x - 1}$, the rising line is not as high yet.`,
    ]),
    solution: [
      {
        text: 'Both are equal where the lines cross.',
        show: picture({
          ...graph,
          text: `The two lines cross at (${x}, ${y}).`,
          points: [{ x, y, label: `(${x}, ${y})` }],
        }),
      },
      step`Check the falling line. | ${first} - ${loses} xx ${x} = ${y}`,
      step`Check the rising line. | ${second} + ${gains} xx ${x} = ${y}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [seen, seen, whichPoint],
  2: [system, equalAmounts, howManySeen],
  3: [system, whichPoint, howManySolved],
  4: [howManySolved, secondLineToDraw, halfway],
  5: [parallelFor, sameFor, crossingFor],
});
