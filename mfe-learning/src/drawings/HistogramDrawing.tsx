import type { Histogram } from '@ninefold/learning';
import styles from './Drawings.module.css';
import { Label, Picture, WIDTH } from './Picture';
import { fittingSize, printed } from './printed';
import { scaleOf, steps } from './scale';
import { ScaleLines } from './ScaleLines';

const TOP = 22;
const BASELINE = 150;
/** Width reserved for a scale. */
const LEFT = 42;

/** Each bar shows its count, or there is a scale to read. */
export function HistogramDrawing({
  text,
  axis,
  bars,
  touching,
  scale,
}: Histogram & { readonly text: string }) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const y = scaleOf(scale?.from ?? 0, scale?.to ?? highest, BASELINE, TOP);
  const left = scale ? LEFT : 4;
  const slot = (WIDTH - 4 - left) / bars.length;
  const width = touching ? slot : Math.min(56, slot * 0.66);
  return (
    <Picture text={text} height={BASELINE + 44}>
      {scale && <ScaleLines ticks={steps(scale.from, scale.to, scale.step)} y={y} left={left} />}
      {bars.map(({ label, count }, index) => {
        const centerX = left + slot * (index + 0.5);
        return (
          <g key={label}>
            <rect
              x={centerX - width / 2}
              y={y(count)}
              width={width}
              height={BASELINE - y(count)}
              className={styles['bar']}
            />
            {!scale && (
              <Label x={centerX} y={y(count) - 6} tone="strong">
                {count}
              </Label>
            )}
            <Label x={centerX} y={BASELINE + 18} size={fittingSize(label, slot, 13)}>
              {printed(label)}
            </Label>
          </g>
        );
      })}
      <path d={`M${left - 2} ${BASELINE}H${WIDTH - 2}`} className={styles['axis']} />
      <Label x={WIDTH / 2} y={BASELINE + 38} tone="soft">
        {printed(axis)}
      </Label>
    </Picture>
  );
}
