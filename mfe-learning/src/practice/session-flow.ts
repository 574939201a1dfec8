import type {
  KeptSession,
  LearningAnswer,
  LearningState,
  OpenSession,
  SkillProgress,
} from 'shared-contracts';
import { chooseNext, masteryOf, NEW_SKILL, rated, type Difficulty, type SkillState } from 'shared-learning';
import type { SessionRequest } from './request';

export type KeptTask = NonNullable<KeptSession['task']>;

/** A session as it begins, before its first exercise is chosen. */
export function newSession(
  id: string,
  { kind, skill, level }: SessionRequest,
  state: LearningState,
): KeptSession {
  return kept({ id, kind, skill, level_id: level ?? state.placed_level ?? 'A1', answers: [] }, state.skills);
}

/** A session that the server has open and this device does not know. */
export function kept(session: OpenSession, skills: readonly SkillProgress[]): KeptSession {
  return {
    ...session,
    saved: session.answers.map(({ id }) => id),
    task: null,
    finished: false,
    placed_level: null,
    before: skills.map(({ skill, level }) => ({ skill, level })),
  };
}

/** Asks the next exercise, or finishes the session. `skills` stand as after all of its answers. */
export function withNext(
  session: KeptSession,
  skills: readonly SkillProgress[],
  random: () => number,
): KeptSession {
  const { kind, level_id: level, skill, answers } = session;
  const task = chooseNext({ kind, level, skill, answers, skills }, random);
  return task
    ? { ...session, task: { ...task, steps_shown: 0 } }
    : { ...session, task: null, finished: true, placed_level: null };
}

/** The skills after answers that the server has not rated yet, by the same rules. */
export function skillsAfter(
  skills: readonly SkillProgress[],
  answers: readonly LearningAnswer[],
  kind: KeptSession['kind'],
): SkillProgress[] {
  const standing = new Map(skills.map((progress) => [progress.skill, progress]));
  for (const { skill, difficulty, correct, chosen } of answers) {
    const before = standing.get(skill);
    const state: SkillState = before ? { ...before, daysSinceCorrect: before.days_since_correct } : NEW_SKILL;
    const after = rated(state, {
      difficulty: difficulty as Difficulty,
      correct,
      guess: chosen ? 0.25 : 0,
      mixed: kind !== 'skill',
    });
    standing.set(skill, {
      skill,
      rating: after.rating,
      answers: after.answers,
      proofs: after.proofs,
      days_since_correct: after.daysSinceCorrect,
      level: masteryOf(after) ?? 'attempted',
    });
  }
  return [...standing.values()];
}
