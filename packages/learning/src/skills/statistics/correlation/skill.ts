import {
  ask,
  choiceAnswer,
  defineSkill,
  picture,
  say,
  step,
  total,
  wrong,
  type Block,
  type Draw,
  type Make,
} from '../builder';
import { lesson } from './lesson';
import { predicted, throughMeans } from './lines';

const CASES = [
  [
    'On days with more ice cream cones sold, more people get sunburned.',
    'sunny weather',
    'Ice cream burns the skin',
    'People with a sunburn buy ice cream to cool the skin',
  ],
  [
    'Children with larger feet read better.',
    'age',
    'Large feet help with reading',
    'Reading makes feet grow',
  ],
  [
    'The more fire engines come to a fire, the greater the damage.',
    'the size of the fire',
    'Fire engines cause the damage',
    'Damage that comes later makes fire engines come',
  ],
  [
    'Towns with more churches have more crime.',
    'the number of people who live there',
    'Churches lead to crime',
    'Criminals build churches',
  ],
  [
    'In months when more coats are sold, more people catch a cold.',
    'winter',
    'New coats make people sick',
    'A cold makes people buy a coat',
  ],
  [
    'Families with more phones travel more often.',
    'income',
    'Phones make people travel',
    'Travel by itself makes people own more phones',
  ],
] as const;

/** The common cause of two things that correlate. */
const thirdThing: Make = (draw) => {
  const [seen, behind, forward, backward] = draw.pick(CASES);
  const right = `Both depend on ${behind}`;
  return {
    prompt: ask`${seen} What is the most sensible explanation?`,
    answer: choiceAnswer(right, [
      wrong`${forward} | Correlation does not imply causation. Ask what third variable may cause both.`,
      wrong`${backward} | This reverses cause and effect. It is more likely that a third variable causes both.`,
      wrong`It must be an error: the two cannot go together | The two do go together, but for another reason. Ask what third variable may cause both.`,
    ]),
    solution: [
      step`Two things that go together may have a common cause.`,
      step`Here it is ${behind}: it changes both.`,
      step`Compare only cases that are alike in this (${behind}). Then the two hardly go together anymore.`,
    ],
  };
};

const CHANGES = [
  [
    'In a rising cloud, one point on the right, far below the others, is an error. It is removed.',
    'r becomes larger',
    'r becomes smaller',
  ],
  [
    'One point at the bottom right is added to a narrow rising cloud.',
    'r becomes smaller',
    'r becomes larger',
  ],
  [
    'All heights in a scatter plot are written in centimeters instead of inches.',
    'r stays the same',
    'r becomes larger',
  ],
  ['The two axes of a scatter plot change places.', 'r stays the same', 'r changes its sign'],
  ['A rising cloud is flipped: each y becomes -y.', 'r changes its sign', 'r stays the same'],
  ['The same number is added to all x of a scatter plot.', 'r stays the same', 'r becomes larger'],
] as const;

const WHY = {
  'r becomes larger': 'Look at the points that remain: they are closer to a rising line than before.',
  'r becomes smaller':
    'The new point is far from the line, so the points are less close to a line than before.',
  'r stays the same':
    'The picture is only stretched, shifted or seen from another side. The points are as close to a line as before.',
  'r changes its sign': 'What went up now goes down. The points are just as close to a line.',
} as const;

/** How a change of the points affects r. */
const changeOfR: Make = (draw) => {
  const [change, right] = draw.pick(CHANGES);
  const others = (Object.keys(WHY) as (keyof typeof WHY)[]).filter((option) => option !== right);
  const text = (option: string) => option.replace(/^r /, '$r$ ');
  return {
    prompt: ask`${change.replace(/each y becomes -y/, 'each $y$ becomes $-y$').replace('all x of', 'all $x$ of')} What happens to $r$?`,
    answer: choiceAnswer(
      text(right),
      others.map((option) => [text(option), WHY[right]]),
    ),
    solution: [
      step`$r$ says how close the points are to a straight line, and whether it rises or falls.`,
      step`${WHY[right]} So ${text(right)}.`,
    ],
  };
};

type Point = readonly [x: number, y: number];

/** How close to a straight line, and in which direction, from -1 to 1. */
function correlationOf(points: readonly Point[]): number {
  const mean = (numbers: readonly number[]) => total(numbers) / numbers.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const along = (one: (point: Point) => number, another: (point: Point) => number) =>
    total(points.map((point) => one(point) * another(point)));
  const [x, y] = [(point: Point) => point[0] - meanX, (point: Point) => point[1] - meanY];
  return along(x, y) / Math.sqrt(along(x, x) * along(y, y));
}

/** Fourteen points, from left to right, with the given correlation up to 0.04. */
function drawCloud(draw: Draw, wanted: number): Point[] {
  for (;;) {
    const points = Array.from({ length: 14 }, (_, index): Point => {
      const noise = draw.integer(-100, 100) / 100;
      const height = wanted * ((index - 6.5) / 4.03) + Math.sqrt(1 - wanted * wanted) * noise * 1.7;
      return [index + draw.integer(4, 6), Math.round(50 + 16 * height)];
    });
    if (Math.abs(correlationOf(points) - wanted) < 0.04)
      return points.sort(([one], [another]) => one - another);
  }
}

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
  { r: 0.95, name: 'strong positive', look: 'The points rise to the right and are close to a line.' },
  { r: 0.55, name: 'weak positive', look: 'The points rise to the right, but they are not close to a line.' },
  { r: 0, name: 'no', look: 'The points go neither up nor down: they form a cloud.' },
  {
    r: -0.55,
    name: 'weak negative',
    look: 'The points fall to the right, but they are not close to a line.',
  },
  { r: -0.95, name: 'strong negative', look: 'The points fall to the right and are close to a line.' },
] as const;

/** @param question about what the axes show */
function plotted(
  draw: Draw,
  kind: (typeof KINDS)[number],
  question: (x: string, y: string) => string,
): Block[] {
  const [xAxis, yAxis] = draw.pick(AXES[kind.r > 0 ? 'rising' : kind.r < 0 ? 'falling' : 'none']);
  const points = drawCloud(draw, kind.r);
  const inWords = (axis: string) => axis.charAt(0).toLowerCase() + axis.slice(1);
  const drawn = picture({
    kind: 'scatter',
    text: `A scatter plot of 14 points. To the right: ${xAxis}. Upward: ${yAxis}. The points from left to right: ${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}.`,
    xAxis,
    yAxis,
    points,
  });
  return [say(question(inWords(xAxis), inWords(yAxis))), drawn];
}

const direction: Make = (draw) => {
  const kind = draw.pick([KINDS[0], KINDS[2], KINDS[4]]);
  const options = [
    [
      'More of one goes with more of the other',
      1,
      'Look at the points from left to right. They would rise if this were true.',
    ],
    [
      'More of one goes with less of the other',
      -1,
      'Look at the points from left to right. They would fall if this were true.',
    ],
    [
      'The two do not go together',
      0,
      'Look at the points from left to right. They would form a cloud if this were true.',
    ],
  ] as const;
  const right = options.find(([, sign]) => sign === Math.sign(kind.r)) ?? options[0];
  return {
    prompt: plotted(draw, kind, (x, y) => `What does the plot show about ${x} and ${y}?`),
    answer: choiceAnswer(
      right[0],
      options.filter((option) => option !== right).map(([text, , reason]) => [text, reason]),
    ),
    solution: [step`Go from left to right and see where the points go.`, step`${kind.look}`],
  };
};

/** In words, or from difficulty 3 on as the number r. */
const strength: Make = (draw, difficulty) => {
  const kind = draw.pick(KINDS);
  const asNumber = difficulty > 2;
  const name = ({ r, name: word }: (typeof KINDS)[number]) =>
    asNumber ? `$r = ${r}$` : `${word} correlation`;
  const reason = (other: (typeof KINDS)[number]) => {
    if (other.r === 0) return 'The points do have a direction: see where they go from left to right.';
    if (kind.r === 0) return 'The points have no direction: they form a cloud.';
    if (Math.sign(other.r) !== Math.sign(kind.r))
      return `The sign is wrong: the points ${kind.r > 0 ? 'rise' : 'fall'} to the right.`;
    return Math.abs(other.r) > Math.abs(kind.r)
      ? 'The direction is right. The points would be closer to a line if this were true.'
      : 'The direction is right. The points are closer to a line than that.';
  };
  // The nearest ones first, the opposite next.
  const others = KINDS.filter((other) => other !== kind).sort(
    (one, another) => closeness(one.r) - closeness(another.r),
  );
  function closeness(r: number): number {
    return r === -kind.r ? 0 : Math.abs(r - kind.r);
  }
  return {
    prompt: plotted(draw, kind, (x, y) =>
      asNumber ? `Which number $r$ fits the plot of ${x} and ${y}?` : `How do ${x} and ${y} correlate?`,
    ),
    answer: choiceAnswer(
      name(kind),
      others.map((other) => [name(other), reason(other)] as const),
    ),
    solution: [
      step`Go from left to right: up is positive, down is negative.`,
      step`Then see how close the points are to a straight line. That says how strong it is.`,
      step`${kind.look} The answer is ${name(kind)}.`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [direction],
  2: [strength, direction],
  3: [strength, predicted, thirdThing],
  4: [strength, predicted, thirdThing],
  5: [throughMeans, predicted, changeOfR],
});
