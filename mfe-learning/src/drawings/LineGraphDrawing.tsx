import type { LineGraph } from '@ninefold/learning';
import { classNames } from '@ninefold/ui';
import styles from './Drawings.module.css';
import {
  around,
  besidePoint,
  boxOf,
  freePlace,
  overlap,
  type Box,
  type Place,
  type Spot,
} from './label-places';
import { lineGraphLayout } from './layouts/line-graph';
import { Label, Picture } from './Picture';
import { printed, widthOf } from './printed';
import { steps } from './scale';

const LABEL = 13;
const TICK = 11;
const LINES = [undefined, 'second', 'third'] as const;

type LineGraphProps = LineGraph & { readonly text: string };

export function LineGraphDrawing({ text, from, to, lines, points = [] }: LineGraphProps) {
  const { x, y, margin, height: size } = lineGraphLayout({ from, to });
  const marks = steps(Math.ceil(from), to, Math.max(1, Math.ceil((to - from) / 20)));
  const every = Math.ceil(marks.length / 8);
  // The axes cross at 0, or at the edge if 0 is out of range.
  const [axisX, axisY] = [x(Math.min(to, Math.max(from, 0))), y(Math.min(to, Math.max(from, 0)))];

  const drawn = lines.map((line) => ({ ...line, spots: spotsOf(line, from, to, x, y) }));
  const spots = drawn.flatMap((line) => line.spots);
  const taken: Box[] = points.map((point) => around([x(point.x), y(point.y)], 6));
  const place = (label: string | undefined, places: readonly Place[]) => {
    const free =
      label === undefined ? undefined : freePlace(printed(label), LABEL, places, taken, spots, size);
    if (label === undefined || !free) return null;
    taken.push(boxOf(printed(label), LABEL, free));
    return { label: printed(label), place: free };
  };
  const labels = [
    ...points.map((point) => place(point.label, besidePoint(x(point.x), y(point.y)))),
    ...drawn.map((line) => place(line.label, besideLine(line.spots))),
  ].filter((label) => label !== null);
  const ticks = marks
    .filter((mark) => mark !== 0 && mark % every === 0)
    .flatMap((mark): { mark: number; place: Place }[] => [
      { mark, place: { x: x(mark), y: axisY + 14, anchor: 'middle' } },
      { mark, place: besideAxis(axisX, y(mark) + 4, printed(mark)) },
    ])
    // Axis numbers are omitted where something else is written.
    .filter((tick) => !taken.some((box) => overlap(box, boxOf(printed(tick.mark), TICK, tick.place))));

  return (
    <Picture text={text} height={size} width={size}>
      {marks.map((mark) => (
        <path
          key={mark}
          d={`M${x(mark)} ${margin}V${size - margin}M${margin} ${y(mark)}H${size - margin}`}
          className={styles['grid']}
        />
      ))}
      <path d={`M${axisX} 2V${size - 2}M2 ${axisY}H${size - 2}`} className={styles['axis']} />
      {drawn.map(({ spots: [first, ...rest] }, index) => (
        <path
          key={index}
          d={`M${first?.join(' ')}L${rest.at(-1)?.join(' ')}`}
          className={classNames(styles['bold'], styles[LINES[index % LINES.length] ?? ''])}
        />
      ))}
      {ticks.map((tick) => (
        <Label key={`${tick.mark} ${tick.place.anchor}`} {...tick.place} size={TICK} tone="onLines">
          {printed(tick.mark)}
        </Label>
      ))}
      {points.map((point, index) => (
        <circle key={index} cx={x(point.x)} cy={y(point.y)} r={5} className={styles['filled']} />
      ))}
      {labels.map((label) => (
        <Label key={label.label} {...label.place} size={LABEL} tone="strong">
          {label.label}
        </Label>
      ))}
    </Picture>
  );
}

/** Left of the vertical axis, or right of it at the edge. */
function besideAxis(axisX: number, y: number, label: string): Place {
  const isOff = axisX - 5 - widthOf(label, TICK) < 0;
  return isOff ? { x: axisX + 5, y, anchor: 'start' } : { x: axisX - 5, y, anchor: 'end' };
}

type Scale = (value: number) => number;

/** Sample points of the visible part of a line. */
function spotsOf(line: LineGraph['lines'][number], from: number, to: number, x: Scale, y: Scale): Spot[] {
  const { slope, intercept } = line;
  const crossings = slope === 0 ? [from, to] : [(from - intercept) / slope, (to - intercept) / slope];
  const [start, end] = [Math.max(from, Math.min(...crossings)), Math.min(to, Math.max(...crossings))];
  return steps(0, 60, 1).map((step) => {
    const at = start + ((end - start) * step) / 60;
    return [x(at), y(slope * at + intercept)];
  });
}

/** Positions on both sides of a line, starting at its ends. */
function besideLine(spots: readonly Spot[]): Place[] {
  return [0.85, 0.15, 0.7, 0.3].flatMap((part): Place[] => {
    const [x, y] = spots[Math.round(part * (spots.length - 1))] ?? [0, 0];
    return [
      { x: x + 8, y: y - 6, anchor: 'start' },
      { x: x - 8, y: y - 6, anchor: 'end' },
      { x: x + 8, y: y + 14, anchor: 'start' },
      { x: x - 8, y: y + 14, anchor: 'end' },
    ];
  });
}
