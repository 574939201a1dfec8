import { useId } from 'react';
import type { PieChart } from '@ninefold/learning';
import styles from './Drawings.module.css';
import { Label, Picture, WIDTH } from './Picture';
import { printed } from './printed';

const RADIUS = 72;
const MARGIN = 26;
/** Radial position of the values: there is more room near the rim. */
const VALUES_AT = 0.74;

/** Slices differ in name, pattern and edge, not only in color. */
export function PieChartDrawing({ text, title, slices }: PieChart & { readonly text: string }) {
  const id = useId();
  const top = title === undefined ? 0 : 22;
  const [centerX, centerY] = [WIDTH / 2, top + MARGIN + RADIUS];
  const at = (turn: number, radius: number) =>
    [
      centerX + radius * Math.sin(2 * Math.PI * turn),
      centerY - radius * Math.cos(2 * Math.PI * turn),
    ] as const;
  return (
    <Picture text={text} height={top + 2 * (MARGIN + RADIUS)}>
      <Patterns id={id} />
      {title !== undefined && (
        <Label x={centerX} y={16} tone="strong">
          {printed(title)}
        </Label>
      )}
      {withAngles(slices).map(({ label, value, start, end }, index) => {
        const middle = (start + end) / 2;
        const [valueX, valueY] = at(middle, RADIUS * VALUES_AT);
        const [labelX, labelY] = at(middle, RADIUS + 10);
        const isLarge = end - start > 0.5 ? 1 : 0;
        return (
          <g key={label}>
            <path
              d={`M${centerX} ${centerY}L${at(start, RADIUS).join(' ')}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${at(end, RADIUS).join(' ')}z`}
              className={styles['slice']}
              fill={`url(#${id}${index % LOOKS})`}
            />
            {value !== undefined && (
              <Label x={valueX} y={valueY + 5} tone="strong">
                {printed(value)}
              </Label>
            )}
            <Label x={labelX} y={labelY + 5} anchor={anchorOf(labelX - centerX)}>
              {printed(label)}
            </Label>
          </g>
        );
      })}
    </Picture>
  );
}

/** Start and end of each slice as fractions of a turn. */
function withAngles(slices: PieChart['slices']) {
  const total = slices.reduce((sum, { share }) => sum + share, 0) || 1;
  let end = 0;
  return slices.map((slice) => {
    const start = end;
    end += slice.share / total;
    return { ...slice, start, end };
  });
}

function anchorOf(aside: number) {
  if (Math.abs(aside) < 12) return 'middle';
  return aside > 0 ? 'start' : 'end';
}

const LOOKS = 5;

/** Plain, striped, dotted, crosslined, and accent. */
function Patterns({ id }: { id: string }) {
  const looks = [
    null,
    <path key="stripes" d="M-2 2L2 -2M0 8L8 0M6 10L10 6" />,
    <path key="dots" d="M2 2h0M6 6h0" className={styles['dots']} />,
    <path key="across" d="M0 4H8" />,
    null,
  ];
  return (
    <defs className={styles['patterns']}>
      {looks.map((look, index) => (
        <pattern key={index} id={`${id}${index}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} className={styles[index === LOOKS - 1 ? 'strongTile' : 'tile']} />
          {look}
        </pattern>
      ))}
    </defs>
  );
}
