import type { Exercise } from '../exercise/exercise';

/** What students see of an exercise: exercises with the same question are the same to them. */
export const questionOf = ({ prompt }: Pick<Exercise, 'prompt'>): string => JSON.stringify(prompt);
