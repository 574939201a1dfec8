import type { Histogram } from 'shared-learning';
import styles from './Drawings.module.css';
import { Label, Picture, WIDTH } from './Picture';
import { fittingSize, printed } from './printed';
import { scaleOf } from './scale';

const TOP = 22;
const FOOT = 150;

/** Each bar carries its count, so that it need not be read off a scale. */
export function HistogramDrawing({ text, axis, bars, touching }: Histogram & { readonly text: string }) {
  const y = scaleOf(0, Math.max(1, ...bars.map(({ count }) => count)), FOOT, TOP);
  const slot = (WIDTH - 8) / bars.length;
  const width = touching ? slot : Math.min(56, slot * 0.66);
  return (
    <Picture text={text} height={FOOT + 44}>
      {bars.map(({ label, count }, index) => {
        const middle = 4 + slot * (index + 0.5);
        return (
          <g key={label}>
            <rect
              x={middle - width / 2}
              y={y(count)}
              width={width}
              height={FOOT - y(count)}
              className={styles['bar']}
            />
            <Label x={middle} y={y(count) - 6} tone="strong">
              {count}
            </Label>
            <Label x={middle} y={FOOT + 18} size={fittingSize(label, slot, 13)}>
              {printed(label)}
            </Label>
          </g>
        );
      })}
      <path d={`M2 ${FOOT}H${WIDTH - 2}`} className={styles['axis']} />
      <Label x={WIDTH / 2} y={FOOT + 38} tone="soft">
        {printed(axis)}
      </Label>
    </Picture>
  );
}
