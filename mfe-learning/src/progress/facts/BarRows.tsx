import { Label, Picture, WIDTH } from '../../drawings/Picture';
import { scaleOf } from '../../drawings/scale';
import chart from '../parts/Chart.module.css';

interface Row {
  readonly label: string;
  readonly value: number;
  /** Shown to the right of the label. */
  readonly note: string;
}

const ROW = 38;

/** Bars below their labels, because long names need the whole width of a phone. */
export function BarRows({ text, most, rows }: { text: string; most: number; rows: readonly Row[] }) {
  const width = scaleOf(0, most, 0, WIDTH);
  const spoken = rows.map(({ label, note }) => `${label}: ${note}`).join('; ');
  return (
    <Picture text={`${text}. ${spoken}`} height={rows.length * ROW}>
      {rows.map(({ label, value, note }, index) => (
        <g key={label} transform={`translate(0 ${index * ROW})`}>
          <Label x={0} y={15} anchor="start">
            {label}
          </Label>
          <Label x={WIDTH} y={15} anchor="end" tone="soft">
            {note}
          </Label>
          <rect y={21} width={WIDTH} height={8} rx={4} className={chart['track']} />
          <rect y={21} width={width(value)} height={8} rx={4} className={chart['bar']} />
        </g>
      ))}
    </Picture>
  );
}
