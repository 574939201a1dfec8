import { box, path } from './drawing';

/** Bounds of the panel with the day's grids. */
export const PANEL = { x: 48, y: 136, width: 1104, height: 438 } as const;

/** A panel in three parts, the middle one shaded like a folded page. */
export function drawPanel(): string {
  const { x, y, width, height } = PANEL;
  const fold = width / 3;
  return [
    box({ x: x + 2, y: y + 8, width: width - 4, height, rx: 18 }, { fill: 'line', opacity: 0.55 }),
    box({ x, y, width, height, rx: 16 }, { fill: 'surface', stroke: 'line', strokeWidth: 2 }),
    box({ x: x + fold, y: y + 1, width: fold, height: height - 2 }, { fill: 'sunk', opacity: 0.5 }),
    ...[1, 2].map((crease) =>
      path(`M${x + crease * fold} ${y}v${height}`, { stroke: 'line', strokeWidth: 2 }),
    ),
  ].join('');
}
