import type { Difficulty } from 'shared-puzzle-engine';

/** In the order in which they are offered. */
export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** How many of a guest's solved puzzles wait on the device for an account: what the server takes in one call. */
export const GUEST_RESULTS_KEPT = 200;
