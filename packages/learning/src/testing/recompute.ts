import type { Answer, Exercise } from '../exercise/exercise';
import type { LearningPath } from '../skills/skill';
import { SKILLS } from '../skills/skill-map';
import { checkEach, drawAudited } from './audited';
import { numberOf } from './read-exercise';

/**
 * Recomputes the answer of an exercise from its question alone: it either makes its own assertions, or returns the
 * expected number. NaN says that a choice was asserted.
 */
export type Recomputation = (exercise: Exercise) => number | void;

const SAMPLE = 40;

/**
 * One test per skill of a path. It fails without a recomputation, if an exercise is not checked, and if a recomputation
 * accepts a known mistake.
 */
export function testRecomputed(path: LearningPath, recomputations: Readonly<Record<string, Recomputation>>) {
  const skills = SKILLS.filter((entry) => entry.path === path);
  it.each(skills.map((entry) => [entry.id, entry] as const))('%s', async (id, entry) => {
    const recompute = recomputations[id];
    if (!recompute) throw new Error(`No entry recomputes the answers of ${id}.`);
    checkEach(drawAudited(await entry.load(), SAMPLE), (exercise) => {
      const before = expect.getState().assertionCalls;
      compare(exercise, recompute);
      if (expect.getState().assertionCalls === before) throw new Error('The recomputation asserts nothing.');
      for (const answer of mistakenAnswers(exercise.answer)) {
        if (agrees({ ...exercise, answer }, recompute))
          throw new Error(`A mistake is accepted as correct: ${JSON.stringify(answer)}`);
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

/** The answer with a known mistake as the right value. */
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
