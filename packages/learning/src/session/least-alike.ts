import type { Exercise } from '../exercise/exercise';
import type { Block } from '../exercise/text';
import { questionOf } from './question';
import { wordingOf } from './wording';

/** Candidates that are compared. A wording that one question in six has is almost always among them. */
const COMPARED = 24;

/**
 * The first new question whose wording was asked least. Without numbers and names, sessions about one skill would
 * otherwise ask the same question most of the time.
 * @param asked the questions so far, as `questionOf` writes them
 */
export function leastAlike<Candidate extends { readonly exercise: Pick<Exercise, 'prompt'> }>(
  candidates: Iterable<Candidate>,
  asked: ReadonlySet<string>,
): Candidate | undefined {
  const timesAsked = new Map<string, number>();
  for (const question of asked) {
    const wording = wordingOf(JSON.parse(question) as readonly Block[]);
    timesAsked.set(wording, (timesAsked.get(wording) ?? 0) + 1);
  }
  let least: { readonly candidate: Candidate; readonly times: number } | undefined;
  let compared = 0;
  for (const candidate of candidates) {
    compared += 1;
    if (!asked.has(questionOf(candidate.exercise))) {
      const times = timesAsked.get(wordingOf(candidate.exercise.prompt)) ?? 0;
      if (times === 0) return candidate;
      if (!least || times < least.times) least = { candidate, times };
    }
    if (compared >= COMPARED && least) break;
  }
  return least?.candidate;
}
