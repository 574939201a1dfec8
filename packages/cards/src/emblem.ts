import { GAMES, type GameType } from '@ninefold/contracts';
import { box, group, text, type Box } from './drawing';

const LINES = [0, 1, 2];

interface EmblemCell extends Box {
  readonly isGiven: boolean;
}

export interface Emblem {
  readonly viewBox: string;
  readonly cells: readonly EmblemCell[];
  readonly sign: {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly anchor: 'start' | 'middle';
  };
}

/** The emblem of a game: its sign next to nine cells, or in one cell for a quiz. */
export function emblemOf(game: GameType): Emblem {
  const { kind, sign } = GAMES[game];
  const viewBox = '0 0 84 54';
  if (kind !== 'grid') {
    const cell = { x: 2, y: 2, width: 49, height: 49, rx: 6, isGiven: true };
    return { viewBox, cells: [cell], sign: { text: sign, x: 26.5, y: 34, anchor: 'middle' } };
  }
  const cells = LINES.flatMap((row) =>
    LINES.map((column) => {
      const [x, y] = [2 + column * 17, 2 + row * 17];
      return { x, y, width: 15, height: 15, rx: 3, isGiven: row === column };
    }),
  );
  return { viewBox, cells, sign: { text: sign, x: 58, y: 33, anchor: 'start' } };
}

/** The cells without the sign, `size` wide. */
export function emblemCells(game: GameType, x: number, y: number, size: number): string {
  const scale = size / 53;
  const cells = emblemOf(game).cells.map(({ isGiven, ...place }) =>
    box(
      place,
      isGiven
        ? { fill: 'accent-soft', stroke: 'accent-text', strokeWidth: 1.25 }
        : { fill: 'surface', stroke: 'line-strong', strokeWidth: 1.25 },
    ),
  );
  return group(x, y, `<g transform="scale(${scale})">${cells.join('')}</g>`);
}

/** The emblem as a picture of its own. A quiz has its sign in the cell. */
export function drawEmblem(game: GameType, x: number, y: number, size: number): string {
  const cells = emblemCells(game, x, y, size);
  const { kind, sign } = GAMES[game];
  if (kind === 'grid') return cells;
  const foot = y + size * 0.64;
  return cells + text(sign, x + size / 2, foot, { size: size * 0.4, color: 'accent-text', anchor: 'middle' });
}

/** The icon of the site (nine cells, the last one in the accent color) and the name. */
export function brand(words: string, x: number, y: number, size: number): string {
  const cells = LINES.flatMap((row) =>
    LINES.map((column) =>
      box(
        { x: column * 9, y: row * 9, width: 8, height: 8 },
        { fill: row + column === 4 ? 'accent' : 'line-strong' },
      ),
    ),
  );
  const icon = `<g transform="scale(${size / 26})">${cells.join('')}</g>`;
  return group(x, y, icon) + text(words, x + size * 1.4, y + size * 0.84, { size: size * 0.94 });
}
