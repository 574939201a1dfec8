import { GAMES } from '@ninefold/contracts';
import { gridWidth, drawGrid, type UnsolvedGrid } from './grid-drawing';
import { drawPicture } from './card';
import { box, signBefore, signWidth, text } from './drawing';
import { brand, emblemCells } from './emblem';

const CELL = 120;
const SIGN_SIZE = 40;

interface GridCard {
  /** Next to the icon. */
  readonly name: string;
  readonly more: string;
  /** Lines between the brand and the game. */
  readonly words: readonly string[];
}

/** A grid on a panel, with words to the left. */
export function drawGridCard(grid: UnsolvedGrid, { name, more, words }: GridCard): string {
  const { title, sign } = GAMES[grid.game];
  return drawPicture(
    brand(name, 64, 64, 40),
    ...words,
    emblemCells(grid.game, 64, 430, 64),
    signBefore(sign, 146 + signWidth(sign, SIGN_SIZE), 476, SIGN_SIZE, 'accent-text'),
    text(title, 64, 542, { size: 38 }),
    text(more, 64, 582, { size: 25, color: 'ink-soft' }),
    box({ x: 602, y: 54, width: 550, height: 538, rx: 18 }, { fill: 'line', opacity: 0.55 }),
    box(
      { x: 600, y: 46, width: 552, height: 538, rx: 16 },
      { fill: 'surface', stroke: 'line', strokeWidth: 2 },
    ),
    drawGrid(grid, 880 - gridWidth(CELL) / 2, 74, CELL),
  );
}
