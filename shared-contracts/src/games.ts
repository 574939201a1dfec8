/** Games whose daily puzzle is a 3x3 grid, checked by the server. */
export const GRID_GAMES = ['sum_grid', 'multiplication_grid', 'combined_grid'] as const;
export type GridGame = (typeof GRID_GAMES)[number];

/** Every value that `game_type` takes in the database. */
export const GAME_TYPES = [...GRID_GAMES, 'mental_math_speed', 'addition_drill'] as const;
export type GameType = (typeof GAME_TYPES)[number];

/** The games that a player chooses from. */
export type ListedGame = Exclude<GameType, 'addition_drill'>;

export type Difficulty = 'Easy' | 'Medium' | 'Hard';

export interface GameListing {
  title: string;
  difficulty: Difficulty;
  path: string;
}

/** How each game is named and where it is found: dashboard, hub and landing page read the same list. */
export const GAME_LISTINGS: Readonly<Record<ListedGame, GameListing>> = {
  sum_grid: { title: 'Sum Grid', difficulty: 'Easy', path: '/sum-grid' },
  multiplication_grid: { title: 'Multiplication Grid', difficulty: 'Medium', path: '/multiplication-grid' },
  combined_grid: { title: 'Combined Grid', difficulty: 'Hard', path: '/combined-grid' },
  mental_math_speed: { title: 'Mental Math Speed Round', difficulty: 'Medium', path: '/mental-math-speed' },
};
