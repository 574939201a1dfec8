import type { NumberLine } from '../../../exercise/drawing';
import type { Explore } from '../../explore';
import type { LessonBlock } from '../../skill';
import { tryIt } from '../blocks';

interface MoveJumps extends Pick<Explore, 'question' | 'handles' | 'says'> {
  readonly line: readonly [from: number, to: number, step: number];
  /** Where the walk starts, and where each jump ends. */
  stops(...values: number[]): readonly number[];
  /** The stop that is dragged; the last one if missing. */
  readonly held?: number;
  /** The range on the line is too short to drag, so the handle has its own track. */
  readonly isOnTrack?: boolean;
}

const withSign = (change: number) => (change < 0 ? String(change) : `+${change}`);

/** Jumps on a number line, from stop to stop. One of the stops is dragged. */
export function moveJumps({
  question,
  handles,
  says,
  line: [from, to, step],
  stops,
  held = -1,
  isOnTrack = false,
}: MoveJumps): LessonBlock {
  const ends = (places: readonly number[]): NumberLine['points'] => [
    { at: places[0] ?? 0, label: String(places[0]) },
    ...(places.at(-1) === places[0] ? [] : [{ at: places.at(-1) ?? 0, label: String(places.at(-1)) }]),
  ];
  return tryIt({
    question,
    handles,
    says,
    show: (...values) => {
      const places = stops(...values);
      const points = ends(places);
      const jumps = places
        .slice(1)
        .map((end, index) => ({ from: places[index] ?? 0, to: end }))
        .filter((jump) => jump.from !== jump.to)
        .map((jump) => ({ ...jump, label: withSign(Number((jump.to - jump.from).toFixed(6))) }));
      return { kind: 'number-line', from, to, step, jumps, ...(points && { points }) };
    },
    ...(!isOnTrack && {
      at: (...values: number[]) => [[stops(...values).at(held) ?? 0, 0] as const],
    }),
  });
}
