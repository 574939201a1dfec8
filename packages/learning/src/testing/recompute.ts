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

/** Whole numbers around the answer that are tried as a second solution. */
const NEAR = Array.from({ length: 41 }, (_, index) => index - 20).filter((change) => change !== 0);

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
      for (const answer of [...mistakenAnswers(exercise.answer), ...nearAnswers(exercise, recompute)]) {
        if (agrees({ ...exercise, answer }, recompute))
          throw new Error(`Another answer is correct too: ${JSON.stringify(answer)}`);
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

/**
 * Other values that may also solve the exercise. None where the expected number is computed from the question alone: it
 * is the only one then.
 */
function nearAnswers(exercise: Exercise, recompute: Recomputation): Answer[] {
  const { answer } = exercise;
  if (answer.kind !== 'number' || !Number.isInteger(numberOf(answer))) return [];
  const others = NEAR.map((change) => ({ ...answer, value: String(numberOf(answer) + change) }));
  const [first] = others;
  if (first && foundWith({ ...exercise, answer: first }, recompute) === foundWith(exercise, recompute))
    return [];
  return others;
}

function foundWith(exercise: Exercise, recompute: Recomputation): number | undefined {
  try {
    return recompute(exercise) ?? undefined;
  } catch {
    return undefined;
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
