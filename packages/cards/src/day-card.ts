import { GAMES, GRID_GAMES } from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { gridWidth, drawGrid } from './grid-drawing';
import { drawPicture, type Card } from './card';
import { copy } from './copy';
import { signBefore, signWidth, text } from './drawing';
import { brand } from './emblem';
import { drawPanel, PANEL } from './panel';

const CELL = 76;
const TITLE_SIZE = 27;

/** @param dayKey YYYY-MM-DD */
export function dayCard(dayKey: string): Card {
  return {
    title: copy.day.title(dayKey),
    description: copy.day.description(dayKey),
    alt: copy.day.alt(dayKey),
    draw: () =>
      drawPicture(
        brand(copy.name(dayKey), 56, 52, 46),
        text(copy.date(dayKey), 1144, 91, { size: 38, color: 'ink-soft', anchor: 'end' }),
        drawPanel(),
        ...GRID_GAMES.map((game, index) => {
          const { givens, targets } = dailyPuzzle(game, dayKey);
          const middle = PANEL.x + (PANEL.width / 3) * (index + 0.5) + 6;
          const { title, sign } = GAMES[game];
          const left = PANEL.x + (PANEL.width / 3) * index + 28;
          const start = left + signWidth(sign, TITLE_SIZE);
          return [
            signBefore(sign, start, PANEL.y + 54, TITLE_SIZE, 'accent-text'),
            text(title, start + 8, PANEL.y + 54, { size: TITLE_SIZE }),
            drawGrid({ game, givens, targets }, middle - gridWidth(CELL) / 2, PANEL.y + 84, CELL),
          ].join('');
        }),
      ),
  };
}
