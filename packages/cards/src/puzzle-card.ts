import { GAMES, type GameType, type GridGame } from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { drawGridCard } from './grid-card';
import { drawPicture, type Card } from './card';
import { copy } from './copy';
import { text } from './drawing';
import { brand, drawEmblem } from './emblem';

/** @param dayKey YYYY-MM-DD */
export function puzzleCard(game: GridGame, dayKey: string): Card {
  return {
    title: copy.puzzle.title(game, dayKey),
    description: copy.puzzle.description(game, dayKey),
    alt: copy.puzzle.alt(game, dayKey),
    draw() {
      const { givens, targets } = dailyPuzzle(game, dayKey);
      return drawGridCard(
        { game, givens, targets },
        {
          name: copy.name(dayKey),
          more: copy.puzzle.more,
          words: [
            text(copy.puzzle.heading, 62, 216, { size: 58 }),
            text(copy.puzzle.headingBelow, 62, 288, { size: 58 }),
            text(copy.date(dayKey), 64, 356, { size: 34, color: 'ink-soft' }),
          ],
        },
      );
    },
  };
}

/** A game without a puzzle: practice, demo or round. */
export function gameCard(game: GameType): Card {
  const { title } = GAMES[game];
  return {
    title,
    description: copy.game.description(game),
    alt: copy.game.alt(game),
    draw: () =>
      drawPicture(
        brand(copy.brand, 84, 84, 46),
        ...linesOf(title).map((line, index) => text(line, 82, 290 + index * 92, { size: 84 })),
        text(copy.game.more, 84, 522, { size: 27, color: 'ink-soft' }),
        drawEmblem(game, 742, 123, 384),
      ),
  };
}

const LINE_LENGTH = 12;

/** Breaks a title into lines that fit to the left of the emblem. */
function linesOf(title: string): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && longer.length <= LINE_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
