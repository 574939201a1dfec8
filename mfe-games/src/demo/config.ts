import type { GridGame } from 'shared-contracts';
import { GRID_GAME_CONFIG } from '../grid/config';

export const DEMO_HUB_PATH = '/demo';

export const demoPath = (game: GridGame): string => `${GRID_GAME_CONFIG[game].path}-demo`;
