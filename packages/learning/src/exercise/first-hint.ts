import type { Exercise } from './exercise';
import { openedSolution } from './opened-solution';
import type { Step } from './text';

/** The first step of the solution without the answer; null if it is nothing but the answer. */
export const firstHintOf = (exercise: Exercise): Step | null => openedSolution(exercise)[0] ?? null;
