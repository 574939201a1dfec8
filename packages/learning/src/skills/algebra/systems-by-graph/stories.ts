import { randomInteger } from 'shared-puzzle-engine';
import { pairAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { heightAt } from './crossing-lines';

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
export const equalAmounts: Make = (random, difficulty) => {
  const [loses, gains] = [randomInteger(random, 1, 2), randomInteger(random, 1, 3)];
  const [x, second] = [randomInteger(random, 2, 5), randomInteger(random, 2, 4)];
  const y = second + gains * x;
  const first = y + loses * x;
  if (first > 12 || first < 2 || x === y) return equalAmounts(random, difficulty);
  const [time, unit, story] = pick(random, STORIES);
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
      say(
        `${story(first, loses, second, gains)} The graph shows both. After how many ${time} $x$ are they equal, and how many ${unit} $y$ is each then?`,
      ),
      picture(graph),
    ],
    answer: pairAnswer(
      ['x', 'y'],
      [x, y],
      [
        [`${y}, ${x}`, `You swapped them. The ${time} are on the horizontal axis.`],
        [`0, ${first}`, 'This is where the falling line starts. Look for the point that is on both lines.'],
        [`0, ${second}`, 'This is where the rising line starts. Look for the point that is on both lines.'],
        [`${x + 1}, ${heightAt(lines[1], x + 1)}`, `At $x = ${x + 1}$ the falling line is already lower.`],
        [`${x - 1}, ${heightAt(lines[0], x - 1)}`, `At $x = ${x - 1}$ the rising line is not as high yet.`],
      ],
    ),
    solution: [
      {
        text: 'Both are equal where the lines cross.',
        show: picture({
          ...graph,
          text: `The two lines cross at (${x}, ${y}).`,
          points: [{ x, y, label: `(${x}, ${y})` }],
        }),
      },
      step('Check the falling line.', `${first} - ${loses} xx ${x} = ${y}`),
      step('Check the rising line.', `${second} + ${gains} xx ${x} = ${y}`),
    ],
  };
};
