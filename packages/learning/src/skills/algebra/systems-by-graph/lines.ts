import {
  bracketed,
  lineText,
  pairAnswer,
  quotient,
  wrong,
  type Draw,
  type Drawing,
  type Mistakes,
  type PairAnswer,
} from '../builder';

export type Point = readonly [x: number, y: number];

/** The slope is over/under, in lowest terms. */
export interface Line {
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
    wrong`${-x}, ${y} | The lines cross to the ${x > 0 ? 'right' : 'left'} of the y-axis, so $x$ is ${x > 0 ? 'positive' : 'negative'}.`,
    wrong`${x}, ${-y} | The lines cross ${y > 0 ? 'above' : 'below'} the x-axis, so $y$ is ${y > 0 ? 'positive' : 'negative'}.`,
    wrong`0, ${first.intercept} | This is where the first line crosses the y-axis. Look for the point where it meets the other line.`,
    wrong`0, ${second.intercept} | This is where the second line crosses the y-axis. Look for the point where it meets the other line.`,
    alone(first, x + first.under, 'first'),
    alone(second, x - second.under, 'second'),
  ]);
}
