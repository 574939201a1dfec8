import { GAMES, type GridGame } from '@ninefold/contracts';

export const DEMO_HUB_PATH = '/demo';

export const demoPath = (game: GridGame): string => `${GAMES[game].path}-demo`;
