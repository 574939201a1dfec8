/**
 * `grid`: a 3x3 puzzle, with a daily that the server checks. `timed_round`: a fixed duration. `drill`: a fixed number
 * of questions.
 */
export type GameKind = 'grid' | 'timed_round' | 'drill';

interface CatalogEntry {
  readonly kind: GameKind;
  readonly title: string;
  /** Path of the game; a grid's demo has the suffix `-demo`. */
  readonly path: string;
  readonly difficulty: 'Easy' | 'Medium' | 'Hard';
  /** Experience points for a daily; 0 for games without one. */
  readonly xp: number;
  /** Shown in a small square. */
  readonly sign: string;
}

/** Every game in display order. The key is `game_type` in the database, and a test keeps its table `games` equal. */
export const GAMES = {
  sum_grid: {
    kind: 'grid',
    title: 'Sum Grid',
    path: '/sum-grid',
    difficulty: 'Easy',
    xp: 50,
    sign: 'Σ',
  },
  multiplication_grid: {
    kind: 'grid',
    title: 'Multiplication Grid',
    path: '/multiplication-grid',
    difficulty: 'Medium',
    xp: 75,
    sign: '×',
  },
  combined_grid: {
    kind: 'grid',
    title: 'Combined Grid',
    path: '/combined-grid',
    difficulty: 'Hard',
    xp: 100,
    sign: 'Σ×',
  },
  mental_math_speed: {
    kind: 'timed_round',
    title: 'Mental Math Speed Round',
    path: '/mental-math-speed',
    difficulty: 'Medium',
    xp: 0,
    sign: '60',
  },
  addition_drill: {
    kind: 'drill',
    title: 'Addition Drill',
    path: '/addition-drill',
    difficulty: 'Easy',
    xp: 0,
    sign: '+',
  },
} as const satisfies Record<string, CatalogEntry>;

/** All values of `game_type` in the database. */
export type GameType = keyof typeof GAMES;

type GameOf<Kind extends GameKind> = {
  [Game in GameType]: (typeof GAMES)[Game]['kind'] extends Kind ? Game : never;
}[GameType];
export type GridGame = GameOf<'grid'>;
export type TimedRoundGame = GameOf<'timed_round'>;
export type DrillGame = GameOf<'drill'>;

export const GAME_TYPES = Object.keys(GAMES) as readonly GameType[] as readonly [GameType, ...GameType[]];

/** One sentence per grid game, shown while the puzzle loads. */
export const GRID_SENTENCES: Readonly<Record<GridGame, string>> = {
  sum_grid: 'Place 1 to 9, each once, so that every row and column adds up to its target.',
  multiplication_grid: 'Place 1 to 9, each once, so that every row and column multiplies to its target.',
  combined_grid: 'Place 1 to 9, each once, so that every row and column meets its sum and its product.',
};

/** In the order of the catalog. */
function gamesOf<Kind extends GameKind>(kind: Kind) {
  return GAME_TYPES.filter((game) => GAMES[game].kind === kind) as unknown as readonly [
    GameOf<Kind>,
    ...GameOf<Kind>[],
  ];
}

export const GRID_GAMES = gamesOf('grid');
export const TIMED_ROUND_GAMES = gamesOf('timed_round');
export const DRILL_GAMES = gamesOf('drill');
