import {
  added,
  ask,
  bracketed,
  commonDivisor,
  defineSkill,
  nearly,
  numberAnswer,
  picture,
  quotient,
  say,
  step,
  wrong,
  type Block,
  type Draw,
  type Make,
  type Question,
} from '../builder';
import { lesson } from './lesson';

const STORIES = [
  ['A tank is being filled.', 'minutes', 'liters', 'How many liters flow in each minute?'],
  ['A printer works at a steady speed.', 'minutes', 'pages', 'How many pages does it print each minute?'],
  [
    'A snail crawls at a steady speed.',
    'minutes',
    'centimeters',
    'How many centimeters does it crawl each minute?',
  ],
] as const;

/** The slope as a rate, from a table whose steps are not 1. */
const rate: Make = (draw, difficulty) => {
  const [story, time, amount, question] = draw.pick(STORIES);
  const gap = draw.integer(2, difficulty + 3);
  const each = draw.integer(3, 4 + 4 * difficulty);
  const begin = draw.integer(2, 9);
  // Something is there at the beginning, and never less than nothing.
  const start = draw.integer(4, 30) + each * begin;
  const times = [begin, begin + gap, begin + 3 * gap];
  const amounts = times.map((at) => start + each * (at - begin));
  const [first = 0, second = 0] = amounts;
  return {
    prompt: [
      say`${story} ${question}`,
      picture({
        kind: 'table',
        text: `A table. ${times.map((at, index) => `After ${at} ${time}: ${amounts[index]} ${amount}.`).join(' ')}`,
        head: [time, amount],
        rows: times.map((at, index) => [String(at), String(amounts[index])]),
      }),
    ],
    answer: numberAnswer(each, [
      wrong`${second - first} | This is the change in ${gap} ${time}. Divide by ${gap}.`,
      wrong`${quotient(second, begin + gap)} | You divided a total amount by the time. It did not start at 0: divide the differences.`,
      wrong`${quotient(first, begin)} | You divided a total amount by the time. It did not start at 0: divide the differences.`,
      wrong`${quotient(gap, second - first)} | You flipped the fraction. Divide the change in ${amount} by the change in ${time}.`,
      ...nearly(each),
    ]),
    solution: [
      step`Take two rows. How much is added? | ${second} - ${first} = ${second - first}`,
      step`In how many ${time}? | ${begin + gap} - ${begin} = ${gap}`,
      step`Divide. This is the slope. | ${second - first}/${gap} = ${each}`,
    ],
  };
};

/** The slope is known, but one coordinate of the second point is not. */
const missingCoordinate: Make = (draw) => {
  const [over, under] = [draw.signed(2, 7), draw.integer(2, 5)];
  const times = draw.signed(2, 4);
  const [x1, y1] = [draw.signed(1, 9), draw.signed(1, 9)];
  const [right, up] = [under * times, over * times];
  const [x2, y2] = [x1 + right, y1 + up];
  if (commonDivisor(over, under) > 1 || Math.abs(x2) > 20 || x2 * y2 === 0) return missingCoordinate(draw, 5);
  const asksUp = draw.chance(0.6);
  const [value, known, change, start] = asksUp ? [y2, x2, up, y1] : [x2, y2, right, x1];
  const letter = 'k';
  const point = asksUp ? `(${x2}, ${letter})` : `(${letter}, ${y2})`;
  const knownChange = asksUp ? right : up;
  const [per, each] = asksUp ? [over, under] : [under, over];
  return {
    prompt: ask`${draw.pick([`A line with slope $${over}/${under}$ goes through`, `Two points on a line with slope $${over}/${under}$ are`])} $(${x1}, ${y1})$ and $${point}$. Find $${letter}$.`,
    answer: numberAnswer(value, [
      wrong`${change} | This is how far the line goes from the first point. Add it to $${start}$.`,
      wrong`${start - change} | You went the wrong way. Watch the sign of the step: it is $${change}$.`,
      wrong`${start + knownChange} | You took the same step in both directions. The slope $${over}/${under}$ says how they are related.`,
      wrong`${start + per} | You took one step of the slope. The known coordinates are $${times}$ such steps apart.`,
      ...nearly(value),
    ]),
    solution: [
      step`How far apart are the known coordinates? | ${known} - ${bracketed(asksUp ? x1 : y1)} = ${knownChange}`,
      step`The slope means $${over}$ up for every ${under} to the right. How many such steps is that? | ${knownChange} -: ${bracketed(each)} = ${times}`,
      step`So the other coordinate changes by the same number of steps. | ${bracketed(times)} xx ${bracketed(per)} = ${change}`,
      step`Add it to the coordinate of the first point. | ${letter} = ${start} ${added(change)} = ${value}`,
    ],
  };
};

type Point = readonly [x: number, y: number];

function between([x1, y1]: Point, [x2, y2]: Point, prompt: readonly Block[]): Question {
  const [up, right] = [y2 - y1, x2 - x1];
  const value = quotient(up, right);
  const shortens = commonDivisor(up, right) > 1 || right < 0;
  return {
    prompt,
    answer: numberAnswer(value, [
      wrong`${quotient(right, up)} | You flipped the fraction. Slope is rise over run.`,
      wrong`${quotient(-up, right)} | The sign is wrong: from left to right, the line goes ${up / right < 0 ? 'down' : 'up'}.`,
      x1 + x2 !== 0 &&
        wrong`${quotient(y1 + y2, x1 + x2)} | You added the coordinates. Subtract them to find the rise and the run.`,
      x2 !== 0 &&
        wrong`${quotient(y2, x2)} | You divided the coordinates of one point. Divide the differences of both points.`,
      wrong`${up} | This is only the rise. Divide it by the run, $${right}$.`,
      wrong`${right} | This is only the run. Divide the rise by it.`,
      wrong`${quotient(-right, up)} | You flipped the fraction, and its sign is wrong too. Slope is rise over run.`,
    ]),
    solution: [
      step`Find the rise: the second $y$ minus the first. | ${y2} - ${bracketed(y1)} = ${up}`,
      step`Find the run in the same order: the second $x$ minus the first. | ${x2} - ${bracketed(x1)} = ${right}`,
      shortens
        ? step`Divide the rise by the run, and write the slope in lowest terms. | m = ${bracketed(up)}/${bracketed(right)} = ${value}`
        : step`Divide the rise by the run. | m = ${value}`,
      up / right < 0
        ? step`Check: the line goes down, so the slope is negative.`
        : step`Check: the line goes up, so the slope is positive.`,
    ],
  };
}

/** Neither horizontal nor vertical, and not equally far up and to the right. */
function drawPoints(draw: Draw, low: number, high: number, whole: boolean): readonly [Point, Point] {
  const point = (): Point => [draw.integer(low, high), draw.integer(low, high)];
  const [one, another] = [point(), point()];
  const [up, right] = [another[1] - one[1], another[0] - one[0]];
  const isFlat = Math.abs(up) < 2 || Math.abs(right) < 2 || Math.abs(up) === Math.abs(right);
  return isFlat || Number.isInteger(up / right) !== whole
    ? drawPoints(draw, low, high, whole)
    : [one, another];
}

const fromPicture: Make = (draw, difficulty) => {
  const right = draw.integer(difficulty === 1 ? 1 : 2, 3);
  const up = difficulty === 1 ? right * draw.signed(2, 4) : draw.signed(2, 5);
  const intercept = draw.integer(-4, 4);
  // Both points are well inside the picture.
  if (Math.abs(up) === right || Math.abs(intercept + up) > 7) return fromPicture(draw, difficulty);
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
  return between(one, another, [say`Find the slope of this line.`, picture(drawing)]);
};

const fromPoints: Make = (draw, difficulty) => {
  const [one, another] = difficulty < 3 ? drawPoints(draw, 1, 12, true) : drawPoints(draw, -9, 9, false);
  const [first, second] = difficulty < 3 && one[0] > another[0] ? [another, one] : [one, another];
  return between(first, second, [
    say`Find the slope of the line through $(${first.join(', ')})$ and $(${second.join(', ')})$.`,
  ]);
};

export const skill = defineSkill(lesson, {
  1: [fromPicture, fromPicture, rate],
  2: [fromPicture, fromPoints, rate],
  3: [fromPoints, rate],
  4: [fromPoints, rate],
  5: [missingCoordinate],
});
