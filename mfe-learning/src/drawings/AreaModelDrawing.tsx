import type { AreaModel } from '@ninefold/learning';
import styles from './Drawings.module.css';
import { areaModelLayout } from './layouts/area-model';
import { Label, Picture } from './Picture';
import { fits, fittingSize, printed } from './printed';

export function AreaModelDrawing({ text, ...model }: AreaModel & { readonly text: string }) {
  const { across, down, left, height } = areaModelLayout(model);
  return (
    <Picture text={text} height={height}>
      {across.map(({ label, start, length }, column) => (
        <Label key={column} x={start + length / 2} y={18} tone="strong">
          {label}
        </Label>
      ))}
      {down.map(({ label, start, length }, row) => (
        <g key={row}>
          <Label x={left - 10} y={start + length / 2 + 5} anchor="end" tone="strong">
            {label}
          </Label>
          {across.map((column, index) => (
            <Part
              key={index}
              name={printed(model.parts[row]?.[index] ?? '')}
              column={column}
              row={{ start, length }}
              isMarked={(row + index) % 2 === 1}
              outside={row === down.length - 1 ? 'below' : index === across.length - 1 ? 'beside' : null}
            />
          ))}
        </g>
      ))}
    </Picture>
  );
}

interface Span {
  start: number;
  length: number;
}

interface PartProps {
  name: string;
  column: Span;
  row: Span;
  isMarked: boolean;
  /** Positions of the name of a narrow part. */
  outside: 'below' | 'beside' | null;
}

function Part({ name, column, row, isMarked, outside }: PartProps) {
  const [middle, center] = [column.start + column.length / 2, row.start + row.length / 2];
  const isInside = row.length >= 14 && fits(name, column.length);
  return (
    <g>
      <rect
        x={column.start}
        y={row.start}
        width={column.length}
        height={row.length}
        className={isMarked ? styles['marked'] : styles['bar']}
      />
      {isInside && (
        <Label
          x={middle}
          y={center + 5}
          size={fittingSize(name, column.length, 15)}
          tone={isMarked ? 'onAccent' : 'plain'}
        >
          {name}
        </Label>
      )}
      {!isInside && outside === 'beside' && (
        <Label x={column.start + column.length + 6} y={center + 5} anchor="start">
          {name}
        </Label>
      )}
      {!isInside && outside === 'below' && (
        <Label x={middle} y={row.start + row.length + 16}>
          {name}
        </Label>
      )}
    </g>
  );
}
