import { type Random } from 'shared-puzzle-engine';
import type { Block } from '../../../exercise/text';
import { choiceAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { drawCloud } from './cloud';

const AXES = {
  rising: [
    ['Hours of sun', 'Ice cream cones sold'],
    ['Age of a tree', 'Height in feet'],
    ['Hours of practice', 'Points'],
  ],
  falling: [
    ['Age of a car', 'Price in hundreds'],
    ['Height on a mountain', 'Temperature in °F'],
    ['Speed', 'Minutes of travel'],
  ],
  none: [
    ['Shoe size', 'Points on a quiz'],
    ['House number', 'Age'],
  ],
} as const;

const KINDS = [
  { r: 0.95, name: 'strong positive', look: 'The points rise to the right and lie close to a line.' },
  { r: 0.55, name: 'weak positive', look: 'The points rise to the right, but lie far from a line.' },
  { r: 0, name: 'no', look: 'The points go neither up nor down: they form a cloud.' },
  { r: -0.55, name: 'weak negative', look: 'The points fall to the right, but lie far from a line.' },
  { r: -0.95, name: 'strong negative', look: 'The points fall to the right and lie close to a line.' },
] as const;

function plot(random: Random, kind: (typeof KINDS)[number]): Block {
  const [xAxis, yAxis] = pick(random, AXES[kind.r > 0 ? 'rising' : kind.r < 0 ? 'falling' : 'none']);
  const points = drawCloud(random, kind.r);
  return picture({
    kind: 'scatter',
    text: `A scatter plot of 14 points. To the right: ${xAxis}. Upward: ${yAxis}. The points from left to right: ${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}.`,
    xAxis,
    yAxis,
    points,
  });
}

export const direction: Make = (random) => {
  const kind = pick(random, [KINDS[0], KINDS[2], KINDS[4]]);
  const options = [
    ['More of one goes with more of the other', 1, 'Then the points would rise to the right.'],
    ['More of one goes with less of the other', -1, 'Then the points would fall to the right.'],
    ['The two do not go together', 0, 'Then the points would form a cloud without direction.'],
  ] as const;
  const right = options.find(([, sign]) => sign === Math.sign(kind.r)) ?? options[0];
  return {
    prompt: [say('What does the plot show?'), plot(random, kind)],
    answer: choiceAnswer(
      right[0],
      options.filter((option) => option !== right).map(([text, , reason]) => [text, reason]),
      random,
    ),
    solution: [step('Go from left to right and see where the points go.'), step(kind.look)],
  };
};

/** In words, or from difficulty 3 on as the number r. */
export const strength: Make = (random, difficulty) => {
  const kind = pick(random, KINDS);
  const asNumber = difficulty > 2;
  const name = ({ r, name: word }: (typeof KINDS)[number]) =>
    asNumber ? `$r = ${r}$` : `${word} correlation`;
  const reason = (other: (typeof KINDS)[number]) => {
    if (other.r === 0) return 'The points do have a direction: see where they go from left to right.';
    if (kind.r === 0) return 'The points have no direction: they form a cloud.';
    if (Math.sign(other.r) !== Math.sign(kind.r))
      return `The sign is wrong: the points ${kind.r > 0 ? 'rise' : 'fall'} to the right.`;
    return Math.abs(other.r) > Math.abs(kind.r)
      ? 'Then the points would lie closer to a line.'
      : 'The points lie closer to a line than that.';
  };
  // The nearest ones first, the opposite next.
  const others = KINDS.filter((other) => other !== kind).sort(
    (one, another) => closeness(one.r) - closeness(another.r),
  );
  function closeness(r: number): number {
    return r === -kind.r ? 0 : Math.abs(r - kind.r);
  }
  return {
    prompt: [
      say(asNumber ? 'Which number $r$ fits the plot?' : 'What kind of correlation does the plot show?'),
      plot(random, kind),
    ],
    answer: choiceAnswer(
      name(kind),
      others.map((other) => [name(other), reason(other)] as const),
      random,
    ),
    solution: [
      step('Go from left to right: up is positive, down is negative.'),
      step('Then see how close the points lie to a straight line. That says how strong it is.'),
      step(`${kind.look} So: ${name(kind)}.`),
    ],
  };
};
