import { GAMES, GRID_GAMES } from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import { drawPicture, type Card } from './card';
import { copy } from './copy';
import { box, path, text } from './drawing';
import { brand } from './emblem';

/** @param seconds total time of the day's three puzzles */
export function stampCard(dayKey: string, seconds: number): Card {
  return {
    title: copy.stamp.title(dayKey, seconds),
    description: copy.stamp.description(dayKey),
    alt: copy.stamp.alt(dayKey, seconds),
    draw: () =>
      drawPicture(
        drawPaper(84, 95, 440),
        drawStamp(304, 315, copy.name(dayKey), formatClock(seconds)),
        brand(copy.name(dayKey), 608, 104, 40),
        text(copy.stamp.heading, 606, 232, { size: 72 }),
        text(copy.stamp.headingBelow, 606, 312, { size: 72 }),
        ...GRID_GAMES.map((game, index) => {
          const foot = 384 + index * 48;
          const tick = `M610 ${foot - 11}l9 9l17 -20`;
          return (
            path(tick, { stroke: 'correct', strokeWidth: 5 }) +
            text(GAMES[game].title, 652, foot, { size: 32, color: 'ink-soft' })
          );
        }),
        text(`${copy.date(dayKey)} · ${copy.stamp.more}`, 608, 548, { size: 24, color: 'ink-soft' }),
      ),
  };
}

/** The folded square behind the stamp, with one corner in the accent color. */
function drawPaper(x: number, y: number, size: number): string {
  const fold = size / 3;
  return [
    box({ x: x + 2, y: y + 8, width: size - 4, height: size, rx: 16 }, { fill: 'line', opacity: 0.55 }),
    box(
      { x, y, width: size, height: size, rx: 14 },
      { fill: 'surface', stroke: 'line-strong', strokeWidth: 2 },
    ),
    ...[1, 2].map((crease) =>
      path(`M${x + crease * fold} ${y + 1}v${size - 2}`, { stroke: 'line', strokeWidth: 3 }),
    ),
    path(`M${x + size - 66} ${y + size}h66v-66z`, { fill: 'accent' }),
  ].join('');
}

/** Looks like `Stamp` of `@ninefold/ui`. */
function drawStamp(x: number, y: number, above: string, time: string): string {
  // Times with hours are longer.
  const size = time.length > 5 ? 60 : 92;
  const line = { stroke: 'correct', strokeWidth: 4 } as const;
  return [
    `<g transform="translate(${x} ${y}) rotate(-7)">`,
    box({ x: -164, y: -108, width: 328, height: 216, rx: 24 }, { fill: 'surface', ...line }),
    box({ x: -154, y: -98, width: 308, height: 196, rx: 16 }, line),
    text(above, 0, -50, { size: 31, color: 'correct', anchor: 'middle' }),
    text(time, 0, size * 0.34 - 1, { size, color: 'correct', anchor: 'middle' }),
    text(copy.stamp.whole, 0, 76, { size: 31, color: 'correct', anchor: 'middle' }),
    '</g>',
  ].join('');
}
