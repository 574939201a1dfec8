import type { NumberLine } from 'shared-learning';
import styles from './Drawings.module.css';
import { jumpHeights } from './jump-heights';
import { Label, Picture, WIDTH } from './Picture';
import { printed, widthOf } from './printed';
import { scaleOf, steps } from './scale';

const MARGIN = 20;
/** From the top of the highest jump, over which its label stands, and down to the line. */
const ABOVE_JUMPS = 30;
/** More labels than this would be more than one reads. */
const MOST_LABELS = 11;

type Props = NumberLine & { readonly text: string };

export function NumberLineDrawing({ text, from, to, step, points = [], jumps = [], part }: Props) {
  const x = scaleOf(from, to, MARGIN, WIDTH - MARGIN);
  const heights = jumpHeights(jumps.map((jump) => [x(jump.from), x(jump.to)]));
  const y = jumps.length > 0 ? ABOVE_JUMPS + Math.max(...heights) : 18;
  const marks = steps(from, to, step);
  const widest = Math.max(...marks.map((mark) => widthOf(printed(mark)))) + 4;
  const every = Math.ceil(marks.length / Math.min(MOST_LABELS, Math.floor(WIDTH / widest)));
  const isNamed = points.some(({ label }) => label !== undefined);
  return (
    <Picture text={text} height={y + (isNamed ? 48 : 30)}>
      {part && <Part {...part} x={x} y={y} />}
      <path d={`M4 ${y}H${WIDTH - 4}`} className={styles['axis']} />
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${x(mark)} ${y - 5}v10`} className={styles['axis']} />
          {/* Counted from 0, so that 0 is always among them. */}
          {Math.round(mark / step) % every === 0 && (
            <Label x={x(mark)} y={y + 22} tone="soft">
              {printed(mark)}
            </Label>
          )}
        </g>
      ))}
      {jumps.map((jump, index) => (
        <Jump
          key={index}
          start={x(jump.from)}
          end={x(jump.to)}
          y={y}
          height={heights[index] ?? 0}
          label={jump.label}
        />
      ))}
      {points.map(({ at, label, open }) => (
        <g key={at}>
          <circle cx={x(at)} cy={y} r={open ? 5 : 6} className={open ? styles['open'] : styles['filled']} />
          {label !== undefined && (
            <Label x={inside(x(at), printed(label))} y={y + 42} tone="strong">
              {printed(label)}
            </Label>
          )}
        </g>
      ))}
    </Picture>
  );
}

/** The middle of a label that does not run off the drawing. */
function inside(middle: number, label: string): number {
  const half = widthOf(label) / 2 + 1;
  return Math.max(half, Math.min(WIDTH - half, middle));
}

interface JumpProps {
  start: number;
  end: number;
  y: number;
  height: number;
  label: string | undefined;
}

function Jump({ start, end, y, height, label }: JumpProps) {
  const middle = (start + end) / 2;
  const [top, foot] = [y - 8 - height, y - 8];
  return (
    <g>
      <path d={`M${start} ${foot}Q${middle} ${top - height + 8} ${end} ${foot}`} className={styles['bold']} />
      <path d={`M${end} ${y - 3}l-4.5 -8h9z`} className={styles['tip']} />
      {label !== undefined && (
        <Label x={middle} y={top - 4} tone="strong">
          {printed(label)}
        </Label>
      )}
    </g>
  );
}

type PartProps = NonNullable<NumberLine['part']> & { x: (value: number) => number; y: number };

/** An end that is missing runs off the drawing, with an arrow. */
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
