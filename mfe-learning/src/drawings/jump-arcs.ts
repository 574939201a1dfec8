import { shareLine } from './jump-heights';
import { besidePoint, boxOf, freePlace, type Box, type Place, type Spot } from './label-places';
import { WIDTH } from './Picture';
import { steps } from './scale';

/** Gap between the line and the ends of a jump. */
const ABOVE_LINE = 8;
/** A jump over another one has steep sides, to stay completely above it. */
const STEEP = 12;
const LABEL = 13;

export interface Arc {
  readonly start: number;
  readonly end: number;
  readonly path: string;
  readonly label: string;
  readonly place: Place | undefined;
}

interface Jump {
  readonly start: number;
  readonly end: number;
  readonly height: number;
  readonly label: string;
}

/** Arcs without crossings, each with a label that covers nothing. */
export function jumpArcs(jumps: readonly Jump[], y: number): Arc[] {
  const corners = jumps.map((jump) => {
    const half = Math.abs(jump.end - jump.start) / 2;
    const isOver = jumps.some(
      (other) => other.height < jump.height && shareLine(endsOf(jump), endsOf(other)),
    );
    return isOver ? Math.min(STEEP, half) : half;
  });
  const spots = jumps.flatMap((jump, index) => arcSpots(jump, corners[index] ?? 0, y));
  const taken: Box[] = [];
  return jumps.map((jump, index) => {
    const { start, end, label } = jump;
    const place = freePlace(label, LABEL, placesOf(jump, y), taken, spots, WIDTH);
    if (place) taken.push(boxOf(label, LABEL, place));
    return { start, end, label, place, path: pathOf(jump, corners[index] ?? 0, y) };
  });
}

const endsOf = ({ start, end }: Jump) => [start, end] as const;

function pathOf({ start, end, height }: Jump, corner: number, y: number): string {
  const baseline = y - ABOVE_LINE;
  const side = end < start ? -1 : 1;
  const turn = side > 0 ? 1 : 0;
  const [rise, fall] = [start + side * corner, end - side * corner];
  return `M${start} ${baseline}A${corner} ${height} 0 0 ${turn} ${rise} ${baseline - height}H${fall}A${corner} ${height} 0 0 ${turn} ${end} ${baseline}`;
}

/** Sample points of an arc, dense at its steep sides too. */
function arcSpots({ start, end, height }: Jump, corner: number, y: number): Spot[] {
  const side = end < start ? -1 : 1;
  const baseline = y - ABOVE_LINE;
  const flat = Math.abs(end - start) - 2 * corner;
  const turns = steps(0, 1, 1 / 12).map((part) => (part * Math.PI) / 2);
  return [
    ...turns.flatMap((turn): Spot[] => {
      const inward = side * corner * (1 - Math.cos(turn));
      const spotY = baseline - height * Math.sin(turn);
      return [
        [start + inward, spotY],
        [end - inward, spotY],
      ];
    }),
    ...steps(0, flat, 6).map((along): Spot => [start + side * (corner + along), baseline - height]),
  ];
}

/** Candidate positions of a label. */
function placesOf({ start, end, height }: Jump, y: number): Place[] {
  const middle = (start + end) / 2;
  const top = y - ABOVE_LINE - height;
  const above = [6, 20].flatMap((more): Place[] => [
    { x: middle, y: top - more, anchor: 'middle' },
    { x: middle + 4, y: top - more, anchor: 'start' },
    { x: middle - 4, y: top - more, anchor: 'end' },
  ]);
  return [...above, ...besidePoint(Math.max(start, end), top), ...besidePoint(Math.min(start, end), top)];
}
