import type { NumberLine } from 'shared-learning';
import styles from './Drawings.module.css';
import { Label, Picture, WIDTH } from './Picture';
import { printed } from './printed';
import { scaleOf, steps } from './scale';

const MARGIN = 20;
const LINE_BELOW_JUMPS = 64;
/** More labels than this would touch. */
const MOST_LABELS = 11;

type Props = NumberLine & { readonly text: string };

export function NumberLineDrawing({ text, from, to, step, points = [], jumps = [], part }: Props) {
  const x = scaleOf(from, to, MARGIN, WIDTH - MARGIN);
  const y = jumps.length > 0 ? LINE_BELOW_JUMPS : 18;
  const marks = steps(from, to, step);
  const every = Math.ceil(marks.length / MOST_LABELS);
  const isNamed = points.some(({ label }) => label !== undefined);
  return (
    <Picture text={text} height={y + (isNamed ? 48 : 30)}>
      {part && <Part {...part} x={x} y={y} />}
      <path d={`M4 ${y}H${WIDTH - 4}`} className={styles['axis']} />
      {marks.map((mark, index) => (
        <g key={mark}>
          <path d={`M${x(mark)} ${y - 5}v10`} className={styles['axis']} />
          {index % every === 0 && (
            <Label x={x(mark)} y={y + 22} tone="soft">
              {printed(mark)}
            </Label>
          )}
        </g>
      ))}
      {jumps.map((jump, index) => (
        <Jump key={index} start={x(jump.from)} end={x(jump.to)} y={y} label={jump.label} />
      ))}
      {points.map(({ at, label, open }) => (
        <g key={at}>
          <circle cx={x(at)} cy={y} r={open ? 5 : 6} className={open ? styles['open'] : styles['filled']} />
          {label !== undefined && (
            <Label x={x(at)} y={y + 42} tone="strong">
              {printed(label)}
            </Label>
          )}
        </g>
      ))}
    </Picture>
  );
}

interface JumpProps {
  start: number;
  end: number;
  y: number;
  label: string | undefined;
}

function Jump({ start, end, y, label }: JumpProps) {
  const height = Math.min(34, 12 + Math.abs(end - start) / 4);
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
