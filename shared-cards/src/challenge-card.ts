import { GAMES } from '@ninefold/contracts';
import { boardWidth, drawBoard, type UnsolvedBoard } from './board-drawing';
import { drawPicture, type Card } from './card';
import { copy } from './copy';
import { box, signBefore, signWidth, text } from './drawing';
import { brand, emblemCells } from './emblem';

const CELL = 120;
const SIGN_SIZE = 40;

/** The board of a challenge beside the time to beat. @param seconds that the challenger needed */
export function challengeCard(board: UnsolvedBoard, seconds: number): Card {
  const { game } = board;
  const { title, sign } = GAMES[game];
  const time = copy.challenge.time(seconds);
  return {
    title: copy.challenge.title(game, seconds),
    description: copy.challenge.description(game),
    alt: copy.challenge.alt(game, seconds),
    draw: () =>
      drawPicture(
        brand(copy.brand, 64, 64, 40),
        text(copy.challenge.question, 62, 216, { size: 58 }),
        text(time, 58, 352, { size: time.length > 6 ? 104 : 150, colour: 'accent-text' }),
        emblemCells(game, 64, 430, 64),
        signBefore(sign, 146 + signWidth(sign, SIGN_SIZE), 476, SIGN_SIZE, 'accent-text'),
        text(title, 64, 542, { size: 38 }),
        text(copy.challenge.more, 64, 582, { size: 25, colour: 'ink-soft' }),
        box({ x: 602, y: 54, width: 550, height: 538, rx: 18 }, { fill: 'line', opacity: 0.55 }),
        box(
          { x: 600, y: 46, width: 552, height: 538, rx: 16 },
          { fill: 'surface', stroke: 'line', strokeWidth: 2 },
        ),
        drawBoard(board, 880 - boardWidth(CELL) / 2, 74, CELL),
      ),
  };
}
