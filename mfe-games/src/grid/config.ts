import { GAMES, GRID_GAMES, type GridGame } from 'shared-contracts';
import { GRID_RULES, type Operation } from 'shared-puzzle-engine';

export interface GridGameConfig {
  readonly game: GridGame;
  readonly title: string;
  readonly path: string;
  /** Those of the targets of each line, in the order in which they are shown. */
  readonly operations: readonly Operation[];
}

function configOf(game: GridGame): GridGameConfig {
  const { title, path } = GAMES[game];
  return { game, title, path, operations: GRID_RULES[game].operations };
}

/** Everything in which the grids differ on the screen; the engine holds the rules. */
export const GRID_GAME_CONFIG = Object.fromEntries(
  GRID_GAMES.map((game) => [game, configOf(game)]),
) as Readonly<Record<GridGame, GridGameConfig>>;
