import { GRID_SENTENCES, type GameType } from './games';

/** One sentence per game. Those of the grids are separate, because the first screen waits only for them. */
export const GAME_SENTENCES: Readonly<Record<GameType, string>> = {
  ...GRID_SENTENCES,
  mental_math_speed: 'Sixty seconds of quick questions, as often as you like. Can you beat your best?',
  addition_drill: 'Twenty sums.',
};
