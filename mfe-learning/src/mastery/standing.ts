import type { LearningState } from '@ninefold/contracts';
import { findSkill, MASTERY_LEVELS, SKILLS, type MasteryLevel, type SkillEntry } from 'shared-learning';

type Progress = Pick<LearningState, 'skills'>;

/** null: never tried. */
export function levelOf({ skills }: Progress, id: string): MasteryLevel | null {
  return skills.find(({ skill }) => skill === id)?.level ?? null;
}

export function hasReached({ skills }: Progress, id: string, level: MasteryLevel): boolean {
  const reached = skills.find(({ skill }) => skill === id)?.level;
  return reached !== undefined && MASTERY_LEVELS.indexOf(reached) >= MASTERY_LEVELS.indexOf(level);
}

/** The skills that should come before this one: not yet familiar, and not below the level that was placed. */
export function missingNeeds(
  state: Pick<LearningState, 'skills' | 'placed_level'>,
  { needs }: SkillEntry,
): SkillEntry[] {
  return needs
    .flatMap((id) => findSkill(id) ?? [])
    .filter(({ id, level }) => !hasReached(state, id, 'familiar') && level >= (state.placed_level ?? level));
}

/** Each level with its skills, in the order of the map. */
export function skillsOf(level: SkillEntry['level']): SkillEntry[] {
  return SKILLS.filter((skill) => skill.level === level);
}
