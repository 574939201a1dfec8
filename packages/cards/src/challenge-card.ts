import { GAMES, type TimedRoundGame } from '@ninefold/contracts';
import { drawGridCard } from './grid-card';
import type { UnsolvedGrid } from './grid-drawing';
import { drawPicture, type Card } from './card';
import { copy } from './copy';
import { text } from './drawing';
import { brand, drawEmblem } from './emblem';

/** @param seconds the time to beat */
export function challengeCard(grid: UnsolvedGrid, seconds: number): Card {
  const { game } = grid;
  const time = copy.challenge.time(seconds);
  return {
    title: copy.challenge.title(game, seconds),
    description: copy.challenge.description(game),
    alt: copy.challenge.alt(game, seconds),
    draw: () =>
      drawGridCard(grid, {
        name: copy.brand,
        more: copy.challenge.more,
        words: [
          text(copy.challenge.question, 62, 216, { size: 58 }),
          text(time, 58, 352, { size: time.length > 6 ? 104 : 150, color: 'accent-text' }),
        ],
      }),
  };
}

/**
 * Shows the score, but no question.
 * @param seconds the length of the round
 */
export function roundCard(game: TimedRoundGame, score: number, seconds: number): Card {
  return {
    title: copy.round.title(game, score),
    description: copy.round.description(seconds),
    alt: copy.round.alt(game, score, seconds),
    draw: () =>
      drawPicture(
        brand(copy.brand, 84, 84, 46),
        text(copy.challenge.question, 82, 234, { size: 58 }),
        text(copy.round.score(score), 78, 372, { size: 150, color: 'accent-text' }),
        text(GAMES[game].title, 84, 470, { size: 38 }),
        text(copy.round.more(seconds), 84, 522, { size: 27, color: 'ink-soft' }),
        drawEmblem(game, 742, 123, 384),
      ),
  };
}
