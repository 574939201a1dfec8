import type { GridGame, Owner } from 'shared-contracts';

/** One record for each player and game: the last practice puzzle on this device. A guest is a player too. */
export const practiceKey = (owner: Owner, game: GridGame): string => `games:practice:${owner}:${game}`;
