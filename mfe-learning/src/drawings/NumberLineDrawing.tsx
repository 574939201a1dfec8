import type { NumberLine } from '@ninefold/learning';
import styles from './Drawings.module.css';
import { jumpArcs, type Arc } from './jump-arcs';
import { numberLineLayout } from './layouts/number-line';
import { apart } from './label-places';
import { Label, Picture, WIDTH } from './Picture';
import { printed, widthOf } from './printed';
import { steps } from './scale';

/** Maximum number of labels. */
const MAX_LABELS = 11;

export function NumberLineDrawing({ text, ...line }: NumberLine & { readonly text: string }) {
  const { from, to, step, points = [], jumps = [], marks = [], part } = line;
  const { x, y, heights, height, at } = numberLineLayout(line);
  const ticks = steps(from, to, step);
  const widest = Math.max(...ticks.map((tick) => widthOf(printed(tick)))) + 4;
  const every = Math.ceil(ticks.length / Math.min(MAX_LABELS, Math.floor(WIDTH / widest)));
  const arcs = jumpArcs(
    jumps.map((jump, index) => ({
      start: x(jump.from),
      end: x(jump.to),
      height: heights[index] ?? 0,
      label: printed(jump.label ?? ''),
    })),
    y,
  );
  const names = namePlaces(
    points.map(({ at: value, label }) =>
      label === undefined ? null : { x: x(value), label: printed(label) },
    ),
  );
  return (
    <Picture text={text} height={height}>
      {part && <Part {...part} x={x} y={y} />}
      <path d={`M4 ${y}H${WIDTH - 4}`} className={styles['axis']} />
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} ${y - 5}v10`} className={styles['axis']} />
          {/* Counted from 0, so that 0 always has a label. */}
          {Math.round(tick / step) % every === 0 && (
            <Label x={x(tick)} y={y + 25} tone="soft">
              {printed(tick)}
            </Label>
          )}
        </g>
      ))}
      {arcs.map((arc, index) => (
        <JumpArc key={index} {...arc} y={y} />
      ))}
      {points.map((point, index) => {
        const level = points.slice(0, index).filter((other) => other.at === point.at).length;
        const [pointX, pointY] = at([point.at, level]);
        return (
          <g key={index}>
            <circle
              cx={pointX}
              cy={pointY}
              r={point.open ? 5 : 6}
              className={point.open ? styles['open'] : styles['filled']}
            />
            {point.label !== undefined && (
              <Label x={names[index] ?? pointX} y={y + 44} tone="strong">
                {printed(point.label)}
              </Label>
            )}
          </g>
        );
      })}
      {marks.map((mark, index) => (
        <g key={index}>
          <path d={`M${x(mark.at)} ${y + 30}l6 10h-12z`} className={styles['arrow']} />
          <Label x={inside(x(mark.at), printed(mark.label))} y={y + 55} tone="strong">
            {printed(mark.label)}
          </Label>
        </g>
      ))}
    </Picture>
  );
}

/** The center of a label, moved inside the drawing. */
function inside(middle: number, label: string): number {
  const half = widthOf(label) / 2 + 1;
  return Math.max(half, Math.min(WIDTH - half, middle));
}

/** Separates the names of close points. */
function namePlaces(points: readonly ({ x: number; label: string } | null)[]): (number | undefined)[] {
  const named = points.filter((point) => point !== null);
  const least = Math.max(0, ...named.map(({ label }) => widthOf(label))) + 4;
  const fromLeft = apart(
    named.map((point) => inside(point.x, point.label)),
    least,
  );
  // Labels beyond the right edge move back, pushing the ones before them.
  const fromRight = apart(
    fromLeft.map((middle, index) => -inside(middle, named[index]?.label ?? '')),
    least,
  );
  const places = fromRight.map((middle) => -middle);
  return points.map((point) => (point ? places.shift() : undefined));
}

function JumpArc({ end, path, label, place, y }: Arc & { y: number }) {
  return (
    <g>
      <path d={path} className={styles['bold']} />
      <path d={`M${end} ${y - 3}l-4.5 -8h9z`} className={styles['tip']} />
      {label !== '' && place && (
        <Label {...place} tone="strong">
          {label}
        </Label>
      )}
    </g>
  );
}

type PartProps = NonNullable<NumberLine['part']> & { x: (value: number) => number; y: number };

/** A missing end is drawn as an arrow at the edge. */
function Part({ from, to, x, y }: PartProps) {
  const start = from === undefined ? 8 : x(from);
  const end = to === undefined ? WIDTH - 8 : x(to);
  return (
    <g>
      <path d={`M${start} ${y}H${end}`} className={styles['part']} />
      {from === undefined && <path d={`M0 ${y}l12 -8v16z`} className={styles['arrow']} />}
      {to === undefined && <path d={`M${WIDTH} ${y}l-12 -8v16z`} className={styles['arrow']} />}
    </g>
  );
}
