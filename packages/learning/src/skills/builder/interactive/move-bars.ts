import type { BarModel } from '../../../exercise/drawing';
import type { Explore, Handle } from '../../explore';
import type { LessonBlock } from '../../skill';
import { tryIt } from '../blocks';

/** `times` parts of the moved number, and a part of `plus`. */
interface Row {
  /** AsciiMath with `x` in place of the moved number: "3 xx x + 2". Its value is `times * x + plus`. */
  readonly math: string;
  readonly label?: string;
  readonly times: number;
  readonly plus?: number;
  /** How many of the parts are highlighted; all of them if missing. */
  readonly marked?: number;
}

interface MoveBars extends Pick<Explore, 'question'> {
  readonly handle: Handle;
  readonly rows: readonly Row[];
  /** The name in the parts; their value if missing. */
  readonly letter?: string;
  /** The two rows are the sides of an equation. */
  readonly isEquation?: boolean;
  /** Another sentence, for what the formulas do not say. */
  readonly note?: (value: number) => string;
}

const worth = ({ times, plus = 0 }: Row, value: number) => times * value + plus;

/** Bars of equal parts. The reader moves the end of the first bar, and all parts follow. */
export function moveBars({ question, handle, rows, letter, isEquation, note }: MoveBars): LessonBlock {
  const barOf = (
    { label, times, plus = 0, marked = times }: Row,
    value: number,
  ): BarModel['bars'][number] => ({
    ...(label !== undefined && { label }),
    parts: [
      ...Array.from({ length: times }, (_, index) => ({
        size: value,
        label: letter ?? String(value),
        marked: index < marked,
      })),
      ...(plus > 0 ? [{ size: plus, label: String(plus) }] : []),
    ],
  });
  return tryIt({
    question,
    handles: [handle],
    show: (value) => ({
      kind: 'bar-model',
      bars: rows.map((row) => barOf(row, value)),
      longest: Math.max(...rows.map((row) => worth(row, handle.to))),
    }),
    says: (value) => {
      if (isEquation) return comparison(rows, value);
      return `${rows.map((row) => statement(row, value)).join(', ')}.${note ? ` ${note(value)}` : ''}`;
    },
    at: (value) => [[(rows[0]?.times ?? 0) * value, 0]],
  });
}

function statement(row: Row, value: number): string {
  if (row.times === 0) return `$${row.math}$`;
  const math = row.math.replaceAll('x', (letter, at: number) =>
    isTimes(row.math, at) ? letter : String(value),
  );
  return `$${math} = ${worth(row, value)}$`;
}

/** The x of "xx", the multiplication sign. */
const isTimes = (math: string, at: number) => math[at + 1] === 'x' || math[at - 1] === 'x';

function comparison([first, second]: MoveBars['rows'], value: number): string {
  if (!first || !second) return '';
  const more = worth(first, value) - worth(second, value);
  const sides = [statement(first, value), statement(second, value)];
  if (more === 0) return `Both sides are equal: ${sides.join(' and ')}.`;
  return `${sides[0]} is ${Math.abs(more)} ${more < 0 ? 'less' : 'more'} than ${sides[1]}.`;
}
