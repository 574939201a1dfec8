import { GRID_SENTENCES, type GameType } from './games';

/** What there is to do in each game, in one sentence. The first board waits for those of grids alone. */
export const GAME_SENTENCES: Readonly<Record<GameType, string>> = {
  ...GRID_SENTENCES,
  mental_math_speed: 'Sixty seconds of quick questions, as often as you like. Your best score is kept.',
  addition_drill: 'Twenty sums.',
};
