import { GAMES, type GameType, type TimedRoundGame } from '@ninefold/contracts';
import { boardWidth, drawBoard, type UnsolvedBoard } from './board-drawing';
import { drawPicture, type Card } from './card';
import { copy } from './copy';
import { box, signBefore, signWidth, text } from './drawing';
import { brand, emblemCells } from './emblem';

const CELL = 120;
const SIGN_SIZE = 40;
/** The middle of the sheet on the right. */
const MIDDLE = 880;

/** The board of a challenge beside the time to beat. @param seconds that the challenger needed */
export function challengeCard(board: UnsolvedBoard, seconds: number): Card {
  const { game } = board;
  const { sign } = GAMES[game];
  return {
    title: copy.challenge.title(game, seconds),
    description: copy.challenge.description(game),
    alt: copy.challenge.alt(game, seconds),
    draw: () =>
      drawChallenge(
        game,
        copy.challenge.time(seconds),
        emblemCells(game, 64, 430, 64),
        signBefore(sign, 146 + signWidth(sign, SIGN_SIZE), 476, SIGN_SIZE, 'accent-text'),
        drawBoard(board, MIDDLE - boardWidth(CELL) / 2, 74, CELL),
      ),
  };
}

/** A round beside the score to beat: no question of it. @param seconds that it takes */
export function roundCard(game: TimedRoundGame, score: number, seconds: number): Card {
  const { round } = copy;
  return {
    title: round.title(game, score),
    description: round.description(seconds),
    alt: round.alt(game, score, seconds),
    draw: () =>
      drawChallenge(
        game,
        round.score(score),
        text(round.signs, MIDDLE, 250, { size: 96, colour: 'ink-soft', anchor: 'middle' }),
        text(String(seconds), MIDDLE, 432, { size: 180, anchor: 'middle' }),
        text(round.seconds, MIDDLE, 502, { size: 44, colour: 'ink-soft', anchor: 'middle' }),
      ),
  };
}

const drawChallenge = (game: GameType, toBeat: string, ...drawing: readonly string[]): string =>
  drawPicture(
    brand(copy.brand, 64, 64, 40),
    text(copy.challenge.question, 62, 216, { size: 58 }),
    text(toBeat, 58, 352, { size: toBeat.length > 6 ? 104 : 150, colour: 'accent-text' }),
    text(GAMES[game].title, 64, 542, { size: 38 }),
    text(copy.challenge.more, 64, 582, { size: 25, colour: 'ink-soft' }),
    box({ x: 602, y: 54, width: 550, height: 538, rx: 18 }, { fill: 'line', opacity: 0.55 }),
    box(
      { x: 600, y: 46, width: 552, height: 538, rx: 16 },
      { fill: 'surface', stroke: 'line', strokeWidth: 2 },
    ),
    ...drawing,
  );
