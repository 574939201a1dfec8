import type { Exercise } from './exercise';
import { openedSolution } from './opened-solution';
import type { Step } from './text';

/** The first step of the solution as a hint. Short solutions end with their first step, whose result is left open. */
export function firstHintOf(exercise: Exercise): Step {
  const [first] = openedSolution(exercise);
  if (first) return first;
  // A step that is nothing but the answer still says what to look at.
  const [{ text } = { text: '' }] = exercise.solution;
  return { text };
}
