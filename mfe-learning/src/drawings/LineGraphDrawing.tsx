import type { LineGraph } from 'shared-learning';
import { classNames } from 'shared-ui';
import styles from './Drawings.module.css';
import { Label, Picture } from './Picture';
import { printed } from './printed';
import { scaleOf, steps } from './scale';

const SIZE = 280;
const MARGIN = 14;
/** How far along a line its label stands. */
const LABEL_AT = 0.8;
const LINES = [undefined, 'second', 'third'] as const;

export function LineGraphDrawing({
  text,
  from,
  to,
  lines,
  points = [],
}: LineGraph & { readonly text: string }) {
  const x = scaleOf(from, to, MARGIN, SIZE - MARGIN);
  const y = scaleOf(from, to, SIZE - MARGIN, MARGIN);
  const marks = steps(Math.ceil(from), to, Math.max(1, Math.ceil((to - from) / 20)));
  const every = Math.ceil(marks.length / 8);
  // The axes stand at 0, or at the edge where 0 is not in the picture.
  const [axisX, axisY] = [x(Math.min(to, Math.max(from, 0))), y(Math.min(to, Math.max(from, 0)))];
  return (
    <Picture text={text} height={SIZE} width={SIZE}>
      {marks.map((mark) => (
        <path
          key={mark}
          d={`M${x(mark)} ${MARGIN}V${SIZE - MARGIN}M${MARGIN} ${y(mark)}H${SIZE - MARGIN}`}
          className={styles['grid']}
        />
      ))}
      <path d={`M${axisX} 2V${SIZE - 2}M2 ${axisY}H${SIZE - 2}`} className={styles['axis']} />
      {marks
        .filter((mark, index) => index % every === 0 && mark !== 0)
        .map((mark) => (
          <g key={mark}>
            <Label x={x(mark)} y={axisY + 14} size={11} tone="soft">
              {printed(mark)}
            </Label>
            <Label x={axisX - 5} y={y(mark) + 4} size={11} anchor="end" tone="soft">
              {printed(mark)}
            </Label>
          </g>
        ))}
      {lines.map(({ slope, intercept, label }, index) => {
        const ends = inside(slope, intercept, from, to);
        const at = ends[0] + LABEL_AT * (ends[1] - ends[0]);
        return (
          <g key={index}>
            <path
              d={`M${ends.map((end) => `${x(end)} ${y(slope * end + intercept)}`).join('L')}`}
              className={classNames(styles['bold'], styles[LINES[index % LINES.length] ?? ''])}
            />
            {label !== undefined && (
              <Label
                x={x(at) + (slope > 0 ? -8 : 6)}
                y={y(slope * at + intercept) - 8}
                anchor={slope > 0 ? 'end' : 'middle'}
                tone="strong"
              >
                {printed(label)}
              </Label>
            )}
          </g>
        );
      })}
      {points.map((point, index) => (
        <g key={index}>
          <circle cx={x(point.x)} cy={y(point.y)} r={5} className={styles['filled']} />
          {point.label !== undefined && (
            <Label x={x(point.x) + 9} y={y(point.y) - 7} anchor="start" tone="strong">
              {printed(point.label)}
            </Label>
          )}
        </g>
      ))}
    </Picture>
  );
}

/** The values of x between which a line is inside of the square. */
function inside(slope: number, intercept: number, from: number, to: number): [number, number] {
  if (slope === 0) return [from, to];
  const [one, other] = [(from - intercept) / slope, (to - intercept) / slope];
  return [Math.max(from, Math.min(one, other)), Math.min(to, Math.max(one, other))];
}
