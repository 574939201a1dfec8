import type { SkillProgress, StoredSession } from '@ninefold/contracts';
import { findSkill, MASTERY_LEVELS, type MasteryLevel } from '@ninefold/learning';
import { copy } from './copy';

/** Right answers in a row that make a run; multiples count too. */
const RUN = 5;

export type Milestone =
  | { readonly kind: 'run'; readonly length: number }
  | { readonly kind: 'level'; readonly skill: string; readonly level: 'proficient' | 'mastered' };

/** Computes progress after the first answers of the session. */
type ProgressFor = (answers: StoredSession['answers']) => readonly SkillProgress[];

/** The milestone of the last answer. Each level of a skill counts once per session, and placements have none. */
export function milestoneOf(
  { kind, answers, before }: Pick<StoredSession, 'kind' | 'answers' | 'before'>,
  progressFor: ProgressFor,
): Milestone | null {
  const last = answers.at(-1);
  if (!last?.correct || kind === 'placement') return null;
  const levelIn = (skills: readonly { skill: string; level: MasteryLevel }[]) =>
    skills.find(({ skill }) => skill === last.skill)?.level ?? null;
  const level = levelIn(progressFor(answers));
  // A level that was lost and regained is not a milestone.
  const earlier = [before, ...answers.map((_, count) => progressFor(answers.slice(0, count)))];
  const isNew = earlier.every((skills) => heightOf(levelIn(skills)) < heightOf(level));
  if (isNew && (level === 'proficient' || level === 'mastered'))
    return { kind: 'level', skill: last.skill, level };
  const length = answers.length - 1 - answers.findLastIndex(({ correct }) => !correct);
  return length % RUN === 0 ? { kind: 'run', length } : null;
}

const heightOf = (level: MasteryLevel | null): number =>
  level === null ? -1 : MASTERY_LEVELS.indexOf(level);

export const milestoneText = (milestone: Milestone): string =>
  milestone.kind === 'run'
    ? copy.milestone.run(milestone.length)
    : copy.milestone[milestone.level](findSkill(milestone.skill)?.title ?? milestone.skill);
