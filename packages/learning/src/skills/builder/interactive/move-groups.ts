import type { Explore, Handle } from '../../explore';
import type { LessonBlock } from '../../skill';
import { tryIt } from '../blocks';

interface MoveGroups extends Pick<Explore, 'question'> {
  readonly handle: Handle;
  /** How many make a whole group. */
  readonly size: number;
  /** What follows from the groups and the remainder. */
  readonly note: (value: number, remainder: number) => string;
}

/** A strip that is cut into equal groups. The remainder is highlighted. */
export function moveGroups({ question, handle, size, note }: MoveGroups): LessonBlock {
  return tryIt({
    question,
    handles: [handle],
    show: (value) => ({
      kind: 'bar-model',
      longest: handle.to,
      bars: [
        {
          parts: [
            ...Array.from({ length: Math.floor(value / size) }, () => ({ size, label: String(size) })),
            ...(value % size > 0 ? [{ size: value % size, label: String(value % size), marked: true }] : []),
          ],
        },
      ],
    }),
    says: (value) =>
      `$${value} = ${Math.floor(value / size)} xx ${size} + ${value % size}$. ${note(value, value % size)}`,
    at: (value) => [[value, 0]],
  });
}
