import { LEARNING_LEVELS, type LearningLevel, type SkillProgress } from '@ninefold/contracts';
import type { SkillOnMap } from '../skills/skill';

export type ProgressOf = ReadonlyMap<string, SkillProgress>;

export function isBelow(level: LearningLevel, other: LearningLevel): boolean {
  return LEARNING_LEVELS.indexOf(level) < LEARNING_LEVELS.indexOf(other);
}

/**
 * Whether a skill can be practised: all that it needs is at least familiar. A learner at a level is expected to know
 * the levels below, until answers say otherwise.
 */
export function isOpen(
  skill: SkillOnMap,
  level: LearningLevel,
  map: readonly SkillOnMap[],
  progress: ProgressOf,
): boolean {
  return skill.needs.every((id) => {
    const reached = progress.get(id)?.level;
    if (reached) return reached !== 'attempted';
    const need = map.find((other) => other.id === id);
    return !need || isBelow(need.level, level);
  });
}

/** Where a learner stands: the first level, from the one placed at, with a skill that is not proficient. */
export function currentLevel(
  placed: LearningLevel | null,
  skills: readonly SkillProgress[],
  map: readonly SkillOnMap[],
): LearningLevel {
  const done = new Set(
    skills.filter(({ level }) => level === 'proficient' || level === 'mastered').map(({ skill }) => skill),
  );
  const first = LEARNING_LEVELS.indexOf(placed ?? 'A1');
  const open = LEARNING_LEVELS.slice(first).find((level) =>
    map.some((skill) => skill.level === level && !done.has(skill.id)),
  );
  return open ?? 'C2';
}
