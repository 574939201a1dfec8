import { findSkill, wasMissed } from '@ninefold/learning';
import { hasReached, levelOf } from '../mastery/levels';
import type { LearnerState, NextStep } from './learner-state';

type Given = NonNullable<LearnerState['last_answers']>[number];

/** Missed exercises of one skill in a session after which its learner counts as stuck. */
const STUCK = 2;

/** Exercises solved in a row after which a learner no longer counts as stuck. */
const RECOVERED = 2;

/**
 * After a session that its learner was stuck in: what was missed, approached differently. That is a prerequisite that
 * is not proficient, or otherwise the lesson.
 * @param mayPractice false: no session is left today, but lessons are open
 */
export function stuckStepOf(state: LearnerState, mayPractice = true): NextStep | null {
  const stuck = findSkill(stuckSkill(state.last_answers ?? []) ?? '');
  if (!stuck) return null;
  const needed = stuck.needs.find(
    (id) => levelOf(state, id) !== null && !hasReached(state, id, 'proficient'),
  );
  const need = mayPractice ? findSkill(needed ?? '') : null;
  return need ? { kind: 'prerequisite', skill: need, of: stuck } : { kind: 'reread', skill: stuck };
}

/** The last skill whose lesson was needed; otherwise the last one that was missed several times and at its end. */
function stuckSkill(answers: readonly Given[]): string | undefined {
  const lesson = answers.findLast(({ support }) => support === 'lesson');
  if (lesson && !hasRecovered(answers, lesson.skill)) return lesson.skill;
  const latest = [...new Map(answers.map((answer) => [answer.skill, answer])).values()];
  const missesOf = (skill: string) => answers.filter((one) => one.skill === skill && wasMissed(one)).length;
  return latest.findLast((answer) => wasMissed(answer) && missesOf(answer.skill) >= STUCK)?.skill;
}

/** Whether the last exercises of a skill were solved at once, after its lesson. */
function hasRecovered(answers: readonly Given[], skill: string): boolean {
  const last = answers.filter((answer) => answer.skill === skill).slice(-RECOVERED);
  return last.length === RECOVERED && last.every(({ correct }) => correct);
}
