import type { DrawingData } from '../../../exercise/drawing';
import type { Explore } from '../../explore';
import type { LessonBlock } from '../../skill';
import { tryIt } from '../blocks';

interface MoveValues extends Pick<Explore, 'question' | 'says'> {
  readonly values: readonly number[];
  readonly ends: readonly [from: number, to: number];
  /** The distance between two marks of the line. */
  readonly step?: number;
  /** Marked below the line: the mean, the median. */
  marks?(...values: number[]): readonly { readonly at: number; readonly label: string }[];
  /** Replaces the drawing of dots on a line. Its handles are at `[value, 0]`. */
  show?(...values: number[]): DrawingData;
  readonly unit?: string;
}

/** Values on a line, each of which can be dragged. Equal ones are stacked. */
export function moveValues({
  question,
  says,
  values,
  ends: [from, to],
  step = 1,
  marks,
  show,
  unit,
}: MoveValues): LessonBlock {
  return tryIt({
    question,
    says,
    handles: values.map((start, index) => ({
      name: `Value ${index + 1}`,
      from,
      to,
      start,
      ...(unit !== undefined && { unit }),
    })),
    show:
      show ??
      ((...moved) => ({
        kind: 'number-line',
        from,
        to,
        step,
        points: moved.map((at) => ({ at })),
        stackRoom: Math.min(4, moved.length - 1),
        ...(marks && { marks: marks(...moved) }),
      })),
    at: (...moved) =>
      moved.map(
        (value, index) => [value, moved.slice(0, index).filter((other) => other === value).length] as const,
      ),
  });
}
