import type { BarModel } from 'shared-learning';
import styles from './Drawings.module.css';
import { Label, Picture, WIDTH } from './Picture';
import { fittingSize, printed } from './printed';

const BAR = 40;

/** All bars have one scale: equal lengths are equal amounts. */
export function BarModelDrawing({ text, bars }: BarModel & { readonly text: string }) {
  const longest = Math.max(...bars.map(({ parts }) => parts.reduce((sum, { size }) => sum + size, 0)), 1);
  const isNamed = bars.some(({ label }) => label !== undefined);
  const row = BAR + (isNamed ? 30 : 10);
  return (
    <Picture text={text} height={bars.length * row}>
      {bars.map(({ label, parts }, index) => {
        const top = index * row + (isNamed ? 20 : 4);
        let end = 4;
        return (
          <g key={index}>
            {label !== undefined && (
              <Label x={4} y={top - 6} anchor="start" tone="soft">
                {printed(label)}
              </Label>
            )}
            {parts.map((part, place) => {
              const start = end;
              const width = (part.size / longest) * (WIDTH - 8);
              const name = printed(part.label);
              end += width;
              return (
                <g key={place}>
                  <rect
                    x={start}
                    y={top}
                    width={width}
                    height={BAR}
                    className={part.marked ? styles['marked'] : styles['bar']}
                  />
                  <Label
                    x={start + width / 2}
                    y={top + BAR / 2 + 5}
                    size={fittingSize(name, width, 15)}
                    tone={part.marked ? 'onAccent' : 'plain'}
                  >
                    {name}
                  </Label>
                </g>
              );
            })}
          </g>
        );
      })}
    </Picture>
  );
}
