export { ApiErrorSchema, type ApiError } from './api-error';
export { SavedDailyResultSchema, TodaySchema, type SavedDailyResult, type Today } from './daily';
export type { Database } from './database.types';
export {
  GAME_LISTINGS,
  GAME_TYPES,
  GRID_GAMES,
  type Difficulty,
  type GameListing,
  type GameType,
  type GridGame,
  type ListedGame,
} from './games';
export * from './limits';
export { SavedPracticeSchema, type SavedPractice } from './practice';
export { PRODUCT_NAME } from './product';
export {
  ImportedGuestResultsSchema,
  SavedRoundSchema,
  type ImportedGuestResults,
  type SavedRound,
} from './rounds';
export {
  REMOTE_NAMES,
  RemotesFileSchema,
  RuntimeConfigSchema,
  type RemoteName,
  type RemotesFile,
  type RuntimeConfig,
} from './runtime-config';
