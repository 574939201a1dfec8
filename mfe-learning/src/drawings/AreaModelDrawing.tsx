import type { AreaModel } from 'shared-learning';
import styles from './Drawings.module.css';
import { Label, Picture, WIDTH } from './Picture';
import { fittingSize, printed, widthOf } from './printed';

/** Room for the labels of the rows, if they are short. */
const LEFT = 46;
const TOP = 24;
const HEIGHT = 132;

/** A part is never so narrow that its label does not fit, even where its side is small. */
const SMALLEST_SHARE = 0.22;

export function AreaModelDrawing({ text, columns, rows, parts }: AreaModel & { readonly text: string }) {
  const left = Math.max(LEFT, ...rows.map(({ label }) => widthOf(printed(label)) + 14));
  const across = stretches(columns, left, WIDTH - left - 8);
  const down = stretches(rows, TOP, HEIGHT);
  return (
    <Picture text={text} height={TOP + HEIGHT + 6}>
      {across.map(({ label, start, length }, column) => (
        <Label key={column} x={start + length / 2} y={TOP - 8} tone="strong">
          {printed(label)}
        </Label>
      ))}
      {down.map(({ label, start, length }, row) => (
        <g key={row}>
          <Label x={left - 10} y={start + length / 2 + 5} anchor="end" tone="strong">
            {printed(label)}
          </Label>
          {across.map((column, index) => {
            const part = printed(parts[row]?.[index] ?? '');
            return (
              <g key={index}>
                <rect
                  x={column.start}
                  y={start}
                  width={column.length}
                  height={length}
                  className={(row + index) % 2 === 0 ? styles['bar'] : styles['marked']}
                />
                <Label
                  x={column.start + column.length / 2}
                  y={start + length / 2 + 5}
                  size={fittingSize(part, column.length, 15)}
                  tone={(row + index) % 2 === 0 ? 'plain' : 'onAccent'}
                >
                  {part}
                </Label>
              </g>
            );
          })}
        </g>
      ))}
    </Picture>
  );
}

function stretches(sides: AreaModel['rows'], from: number, space: number) {
  const total = sides.reduce((sum, { size }) => sum + size, 0) || 1;
  const shares = sides.map(({ size }) => Math.max(SMALLEST_SHARE, size / total));
  const all = shares.reduce((sum, share) => sum + share, 0);
  let start = from;
  return sides.map(({ label }, index) => {
    const length = ((shares[index] ?? 0) / all) * space;
    const stretch = { label, start, length };
    start += length;
    return stretch;
  });
}
