import {
  bracketed,
  choiceAnswer,
  commonDivisor,
  formula,
  lineText,
  pairAnswer,
  picture,
  quotient,
  say,
  step,
  sum,
  wrong,
  type Block,
  type Draw,
  type Drawing,
  type Make,
  type Mistakes,
  type PairAnswer,
  type Question,
  type Step,
} from '../builder';

export type Point = readonly [x: number, y: number];

/** The slope is over/under, in lowest terms. */
interface Line {
  readonly over: number;
  readonly under: number;
  readonly intercept: number;
}

export interface Crossing {
  readonly lines: readonly [Line, Line];
  readonly at: Point;
}

export function heightAt({ over, under, intercept }: Line, x: number): number {
  return (over * x) / under + intercept;
}

/** "y = 3/4 x - 2" */
export function equationOf({ over, under, intercept }: Line): string {
  return `y = ${lineText(quotient(over, under), intercept)}`;
}

/** "y = 3 xx (-2) + 1 = -5" */
export function putIn(line: Line, x: number): string {
  const [left = '', right = ''] = equationOf(line).split('x');
  const factor = left.replace('y = ', '').trim();
  const product =
    factor === ''
      ? String(x)
      : factor === '-'
        ? x < 0
          ? `-(${x})`
          : `-${x}`
        : `${factor} xx ${bracketed(x)}`;
  const height = heightAt(line, x);
  return right === '' && factor === '' ? `y = ${x}` : `y = ${product}${right} = ${height}`;
}

function through(intercept: number, [x, y]: Point): Line {
  const [over = 0, under = 1] = quotient(y - intercept, x)
    .split('/')
    .map(Number);
  return { over, under, intercept };
}

/** Whole numbers for the crossing and the intercepts. Neither line is flat or steep. */
export function drawCrossing(draw: Draw, largestUnder: number): Crossing {
  const at: Point = [draw.other(-5, 5, 0), draw.other(-6, 6, 0)];
  const lines = [through(draw.integer(-6, 6), at), through(draw.integer(-6, 6), at)] as const;
  const [one, another] = lines;
  const isPlain = ({ over, under }: Line) =>
    over !== 0 && under <= largestUnder && Math.abs(over) <= 3 * under;
  const isClear = one.intercept !== another.intercept && Math.abs(at[0]) !== Math.abs(at[1]);
  const isHardest = largestUnder < 3 || Math.max(one.under, another.under) > 1;
  return lines.every(isPlain) && isClear && isHardest ? { lines, at } : drawCrossing(draw, largestUnder);
}

/** The text gives two points of each line, not the crossing. */
export function drawingOf(lines: readonly Line[], at?: Point, isLabeled = false): Drawing {
  const words = lines.map((line) => {
    const x = line.under * (at?.[0] === line.under ? -1 : 1);
    return `through (0, ${line.intercept}) and (${x}, ${heightAt(line, x)})`;
  });
  return {
    kind: 'line-graph',
    text: `${lines.length > 1 ? 'Two lines, one' : 'A line'} ${words.join(', one ')}.`,
    from: -8,
    to: 8,
    lines: lines.map((line) => ({
      slope: line.over / line.under,
      intercept: line.intercept,
      ...(isLabeled && { label: equationOf(line) }),
    })),
  };
}

/** The picture of the solution: the crossing is marked. */
export function solvedDrawing({ lines, at }: Crossing): Drawing {
  const [x, y] = at;
  return {
    kind: 'line-graph',
    text: `The lines ${lines.map(equationOf).join(' and ')} cross at (${x}, ${y}).`,
    from: -8,
    to: 8,
    lines: lines.map((line) => ({ slope: line.over / line.under, intercept: line.intercept })),
    points: [{ x, y, label: `(${x}, ${y})` }],
  };
}

export function crossingAnswer({ lines, at: [x, y] }: Crossing, mistakes: Mistakes = []): PairAnswer {
  const [first, second] = lines;
  const alone = (line: Line, at: number, name: string): Mistakes[number] =>
    wrong`${at}, ${heightAt(line, at)} | This point is on the ${name} line only. Look for the one that is on both.`;
  return pairAnswer({ x, y }, [
    ...mistakes,
    wrong`${y}, ${x} | You swapped them. Read $x$ along the horizontal axis and $y$ along the vertical one.`,
    wrong`${-x}, ${y} | The crossing is to the ${x > 0 ? 'right' : 'left'} of the y-axis, so $x$ is ${x > 0 ? 'positive' : 'negative'}.`,
    wrong`${x}, ${-y} | The crossing is ${y > 0 ? 'above' : 'below'} the x-axis, so $y$ is ${y > 0 ? 'positive' : 'negative'}.`,
    wrong`0, ${first.intercept} | This is where the first line crosses the y-axis. Look for the point where it meets the other line.`,
    wrong`0, ${second.intercept} | This is where the second line crosses the y-axis. Look for the point where it meets the other line.`,
    alone(first, x + first.under, 'first'),
    alone(second, x - second.under, 'second'),
  ]);
}

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
  draw: Draw,
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
    draw,
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
    draw,
    lines,
    count,
    [formula(equationOf(first)), formula`${left} = ${b * second.intercept}`],
    [
      step`Solve the second equation for $y$: move $${sum([a, 'x'])}$ to the other side${b === 1 ? '' : ` and divide each term by $${b}$`}. | ${equationOf(second)}`,
    ],
  );
};

interface Equation {
  readonly text: string;
  /** The equation with the point substituted: "2 xx 3 + 5 = 11". */
  trueAt(point: Point): string;
  /** Why the point does not fit, or undefined if it does. */
  failsAt(point: Point): string | undefined;
}

function solvedForY(line: Line): Equation {
  const text = equationOf(line);
  return {
    text,
    trueAt: ([x]) => putIn(line, x),
    failsAt: ([x, y]) => {
      const height = heightAt(line, x);
      return height === y
        ? undefined
        : `At $x = ${x}$ the equation $${text}$ gives $y = ${height}$, not $${y}$.`;
    },
  };
}

/** ax + by = c, with a above zero. */
function standardForm({ over, under, intercept }: Line): Equation {
  const a = Math.abs(over);
  const b = over > 0 ? -under : under;
  const c = b * intercept;
  const text = `${sum([a, 'x'], [b, 'y'])} = ${c}`;
  const times = (factor: number, value: number) =>
    factor === 1 ? bracketed(value) : `${factor} xx ${bracketed(value)}`;
  const left = ([x, y]: Point) =>
    `${a === 1 ? x : times(a, x)} ${b < 0 ? '-' : '+'} ${times(Math.abs(b), y)} = ${a * x + b * y}`;
  return {
    text,
    trueAt: left,
    failsAt: (point) =>
      a * point[0] + b * point[1] === c ? undefined : `In $${text}$ the left side is $${left(point)}$.`,
  };
}

/** At difficulty 1 both are solved for y; later one is not. */
export const whichPoint: Make = (draw, difficulty) => {
  const { lines, at } = drawCrossing(draw, difficulty === 1 ? 1 : 2);
  const [first, second] = lines;
  const [x, y] = at;
  const equations = [
    solvedForY(first),
    difficulty === 1 ? solvedForY(second) : standardForm(second),
  ] as const;
  const written = (point: Point) => `$(${point.join(', ')})$`;
  const points: readonly Point[] = [
    [x + first.under, heightAt(first, x + first.under)],
    [x - second.under, heightAt(second, x - second.under)],
    [y, x],
    [x, -y],
  ];
  return {
    prompt: [say`Which point is on both lines?`, ...equations.map(({ text }) => formula(text))],
    answer: choiceAnswer(
      written(at),
      points.map((point) => [
        written(point),
        equations[0].failsAt(point) ?? equations[1].failsAt(point) ?? '',
      ]),
    ),
    solution: [
      step`A point is on a line when its $x$ and $y$ make the equation true. So put each point into both.`,
      ...equations.map(
        ({ trueAt }, index) =>
          step`$(${x}, ${y})$ in the ${index === 0 ? 'first' : 'second'} equation: | ${trueAt(at)}`,
      ),
    ],
  };
};
