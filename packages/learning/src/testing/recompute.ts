import type { Answer, Exercise } from '../exercise/exercise';
import type { LearningPath } from '../skills/skill';
import { SKILLS } from '../skills/skill-map';
import { checkEach, drawAudited } from './audited';
import { numberOf } from './read-exercise';

/**
 * Finds the answer of an exercise again, from its question alone: either expects by itself, or returns the number that
 * must be the answer. NaN, of an answer that is a choice, says that it was expected there.
 */
export type Recomputation = (exercise: Exercise) => number | void;

const SAMPLE = 40;

/**
 * One test for each skill of a path. It fails for a skill without a recomputation, for an exercise of which nothing is looked at, and
 * for a recomputation that takes a known mistake for right.
 */
export function testRecomputed(path: LearningPath, recomputations: Readonly<Record<string, Recomputation>>) {
  const skills = SKILLS.filter((entry) => entry.path === path);
  it.each(skills.map((entry) => [entry.id, entry] as const))('%s', async (id, entry) => {
    const recompute = recomputations[id];
    if (!recompute) throw new Error(`Nothing finds the answers of ${id} again.`);
    checkEach(drawAudited(await entry.load(), SAMPLE), (exercise) => {
      const before = expect.getState().assertionCalls;
      compare(exercise, recompute);
      if (expect.getState().assertionCalls === before) throw new Error('Nothing of it is recomputed.');
      for (const answer of mistakenAnswers(exercise.answer)) {
        if (agrees({ ...exercise, answer }, recompute))
          throw new Error(`A mistake is taken for right: ${JSON.stringify(answer)}`);
      }
    });
  });
}

function compare(exercise: Exercise, recompute: Recomputation) {
  const found = recompute(exercise);
  if (exercise.answer.kind === 'number' && found !== undefined)
    expect(numberOf(exercise.answer)).toBeCloseTo(found, 6);
}

function agrees(exercise: Exercise, recompute: Recomputation): boolean {
  try {
    compare(exercise, recompute);
    return true;
  } catch {
    return false;
  }
}

/** The same answer as if one of its known mistakes were right. */
function mistakenAnswers(answer: Answer): Answer[] {
  switch (answer.kind) {
    case 'choice':
      return answer.options.flatMap((_, right) => (right === answer.right ? [] : [{ ...answer, right }]));
    case 'pair':
      return answer.mistakes.map(({ value }) => {
        const [one = '', other = ''] = value.split(', ');
        return { ...answer, values: [one, other] };
      });
    default:
      return answer.mistakes.map(({ value }) => ({ ...answer, value }));
  }
}
