import type { Explore, Handle, HandlePlace } from '../../explore';
import type { LessonBlock } from '../../skill';
import { tryIt } from '../blocks';

interface MoveArea extends Pick<Explore, 'question' | 'says'> {
  /** A handle without a side has its own track and comes last. */
  readonly handles: readonly (Handle & { readonly side?: 'across' | 'down'; readonly isAtEnd?: boolean })[];
  /** The largest that the rectangle may grow. */
  readonly room: readonly [across: number, down: number];
  /** The parts of its sides. A handle is held at the end of the first part, or of the whole side. */
  sides(...values: number[]): readonly [across: readonly number[], down: readonly number[]];
  /** What is written in a part; its area if missing. */
  readonly label?: (across: number, down: number, column: number, row: number) => string;
  readonly sideLabel?: (size: number, place: number) => string;
}

/** How far along its cut a handle is: not in the middle, where the labels are. */
const BESIDE = 0.25;

const tidy = (value: number) => Number(value.toFixed(6));

/** A rectangle whose cuts are moved. It is drawn to scale. */
export function moveArea({ question, says, handles, room, sides, label, sideLabel }: MoveArea): LessonBlock {
  const side = (size: number, place: number) => ({
    label: sideLabel?.(size, place) ?? String(tidy(size)),
    size,
  });
  return tryIt({
    question,
    says,
    handles,
    show: (...values) => {
      const [across, down] = sides(...values);
      return {
        kind: 'area-model',
        columns: across.map(side),
        rows: down.map(side),
        parts: down.map((high, row) =>
          across.map((wide, column) => label?.(wide, high, column, row) ?? String(tidy(wide * high))),
        ),
        room,
      };
    },
    at: (...values) => {
      const [across, down] = sides(...values);
      const [firstAcross = 0, firstDown = 0] = [across[0], down[0]];
      return handles.flatMap((handle): HandlePlace[] => {
        if (!handle.side) return [];
        if (handle.side === 'across')
          return [[handle.isAtEnd ? total(across) : firstAcross, firstDown * BESIDE]];
        return [[firstAcross * BESIDE, handle.isAtEnd ? total(down) : firstDown]];
      });
    },
  });
}

const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
