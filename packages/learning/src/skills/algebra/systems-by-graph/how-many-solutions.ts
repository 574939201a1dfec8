import {
  choiceAnswer,
  commonDivisor,
  formula,
  picture,
  quotient,
  say,
  step,
  sum,
  wrong,
  type Block,
  type Draw,
  type Make,
  type Question,
  type Step,
} from '../builder';
import { drawingOf, equationOf, type Line } from './lines';

const COUNTS = ['none', 'one', 'infinitely many'] as const;

type Count = (typeof COUNTS)[number];

const OPTIONS: Readonly<Record<Count, string>> = {
  none: 'None',
  one: 'Exactly one',
  'infinitely many': 'Infinitely many',
};

/** Two lines with that number of common points. */
function drawLines(draw: Draw, count: Count, largestUnder: number): [Line, Line] {
  const under = draw.integer(1, largestUnder);
  const over = draw.signed(1, 3);
  const intercept = draw.other(-6, 6, 0);
  if (commonDivisor(over, under) > 1) return drawLines(draw, count, largestUnder);
  const first = { over, under, intercept };
  if (count === 'infinitely many') return [first, first];
  if (count === 'none') return [first, { ...first, intercept: draw.other(-6, 6, 0, intercept) }];
  // People take these for parallel: only a sign differs, or the intercept is the same.
  return draw.chance(0.5)
    ? [first, { ...first, over: -over, intercept: draw.other(-6, 6, 0, intercept) }]
    : [first, { ...first, over: draw.other(-3, 3, 0, over), under: 1 }];
}

function reasonsFor([one, another]: readonly [Line, Line]): Readonly<Record<Count, string>> {
  const [m, n] = [one, another].map(({ over, under }) => quotient(over, under));
  if (m !== n) {
    const apart = `The slopes are $${m}$ and $${n}$. Lines with different slopes cross exactly once, even if the graph does not reach that far.`;
    return { none: apart, 'infinitely many': apart, one: '' };
  }
  if (one.intercept === another.intercept) {
    const same = `Both have slope $${m}$ and intercept $${one.intercept}$. They are one and the same line, so each of its points solves both.`;
    return { none: same, one: same, 'infinitely many': '' };
  }
  const parallel = `Both have slope $${m}$, but the intercepts $${one.intercept}$ and $${another.intercept}$ differ. So the lines are parallel and never meet.`;
  return { one: parallel, 'infinitely many': parallel, none: '' };
}

function counted(
  lines: readonly [Line, Line],
  count: Count,
  shown: readonly Block[],
  steps: readonly Step[],
): Question {
  const reasons = reasonsFor(lines);
  const mistaken = COUNTS.filter((name) => name !== count);
  const [one, another] = lines;
  const [m = '', n = ''] = lines.map(({ over, under }) => quotient(over, under));
  return {
    prompt: [say`How many solutions does this system of equations have?`, ...shown],
    answer: choiceAnswer(OPTIONS[count], [
      ...mistaken.map((name) => [OPTIONS[name], reasons[name]] as const),
      wrong`Exactly two | Two straight lines that meet twice are the same line. Then they meet everywhere.`,
    ]),
    solution: [
      ...steps,
      step`Compare the slopes. | m_1 = ${m}, m_2 = ${n}`,
      m === n
        ? step`They are equal. Compare the intercepts. | b_1 = ${one.intercept}, b_2 = ${another.intercept}`
        : step`They differ: the lines cross exactly once. There is one solution.`,
      m === n &&
        (count === 'none'
          ? step`They differ: the lines are parallel. There is no solution.`
          : step`They are equal too: it is a single line. Each of its points is a solution.`),
    ],
  };
}

/** With the graph; the lines may cross outside of it. */
export const howManySeen: Make = (draw) => {
  const count = draw.pick(COUNTS);
  const lines = drawLines(draw, count, 2);
  return counted(
    lines,
    count,
    [...lines.map((line) => formula(equationOf(line))), picture(drawingOf(lines))],
    [],
  );
};

/** The second equation is turned, or multiplied, or both: it has to be solved for y first. */
export const howManySolved: Make = (draw, difficulty) => {
  const count = draw.pick(COUNTS);
  const lines = drawLines(draw, count, 3);
  const [first, second] = lines;
  const times = difficulty === 3 ? 1 : draw.other(-4, 4, 0, 1, -1);
  const [a, b] = [-second.over * times, second.under * times];
  const left = sum([a, 'x'], [b, 'y']);
  return counted(
    lines,
    count,
    [formula(equationOf(first)), formula`${left} = ${b * second.intercept}`],
    [
      step`Solve the second equation for $y$: move $${sum([a, 'x'])}$ to the other side${b === 1 ? '' : ` and divide each term by $${b}$`}. | ${equationOf(second)}`,
    ],
  );
};
