import type { Difficulty } from 'shared-puzzle-engine';

/** In the order in which they are offered. */
export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];
