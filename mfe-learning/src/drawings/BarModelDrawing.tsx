import type { BarModel } from '@ninefold/learning';
import styles from './Drawings.module.css';
import { barModelLayout } from './layouts/bar-model';
import { Label, Picture } from './Picture';
import { fits, fittingSize, printed } from './printed';

export function BarModelDrawing({ text, ...model }: BarModel & { readonly text: string }) {
  const { unit, topOf, bar, margin, height } = barModelLayout(model);
  return (
    <Picture text={text} height={height}>
      {model.bars.map(({ label, parts }, index) => {
        const top = topOf(index);
        let end = margin;
        return (
          <g key={index}>
            {label !== undefined && (
              <Label x={margin} y={top - 6} anchor="start" tone="soft">
                {printed(label)}
              </Label>
            )}
            {parts.map((part, index) => {
              const start = end;
              const width = part.size * unit;
              const name = printed(part.label);
              end += width;
              return (
                <g key={index}>
                  <rect
                    x={start}
                    y={top}
                    width={width}
                    height={bar}
                    className={part.marked ? styles['marked'] : styles['bar']}
                  />
                  {fits(name, width) && (
                    <Label
                      x={start + width / 2}
                      y={top + bar / 2 + 5}
                      size={fittingSize(name, width, 15)}
                      tone={part.marked ? 'onAccent' : 'plain'}
                    >
                      {name}
                    </Label>
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
    </Picture>
  );
}
