import type { Explore, Handle } from '../../explore';
import type { LessonBlock } from '../../skill';
import { tryIt } from '../blocks';

interface MoveShare extends Pick<Explore, 'question' | 'says'> {
  readonly handle: Handle;
  readonly whole: number;
  /** Into how many equal parts the strip is cut; only at the handle if missing. */
  readonly pieces?: number;
  readonly label?: string;
  /** What is written in a part, by its place. With two parts: the marked one and the rest. */
  readonly name?: (place: number, value: number) => string;
}

/** A strip of which a share is marked, up to the handle. */
export function moveShare({ question, says, handle, whole, pieces, label, name }: MoveShare): LessonBlock {
  return tryIt({
    question,
    says,
    handles: [handle],
    show: (value) => {
      const sizes = pieces ? Array.from({ length: pieces }, () => whole / pieces) : [value, whole - value];
      const marked = pieces
        ? (place: number) => ((place + 1) * whole) / pieces <= value
        : (place: number) => place === 0;
      return {
        kind: 'bar-model',
        longest: whole,
        bars: [
          {
            ...(label !== undefined && { label }),
            parts: sizes.map((size, index) => ({
              size,
              label: name?.(index, value) ?? String(size),
              marked: marked(index),
            })),
          },
        ],
      };
    },
    at: (value) => [[value, 0]],
  });
}
