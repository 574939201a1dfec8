import { LEARNING_LEVELS, type LearningLevel, type SkillProgress } from '@ninefold/contracts';
import { LEVELS_OF_PATH, pathOf, type LearningPath, type SkillOnMap } from '../skills/skill';

export type ProgressOf = ReadonlyMap<string, SkillProgress>;

export function isBelow(level: LearningLevel, other: LearningLevel): boolean {
  return LEARNING_LEVELS.indexOf(level) < LEARNING_LEVELS.indexOf(other);
}

/**
 * Whether a skill can be practiced: all its prerequisites are at least familiar. Levels below the student's count as
 * known until answers say otherwise.
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

/** The placed level of a path; undefined without a placement. Each path has at most one. */
export function placedIn(
  path: LearningPath,
  placedLevels: readonly LearningLevel[],
): LearningLevel | undefined {
  return placedLevels.find((level) => pathOf(level) === path);
}

/** The current level in a path: the first one, from the placed one on, with a skill that is not proficient. */
export function currentLevel(
  path: LearningPath,
  placedLevels: readonly LearningLevel[],
  skills: readonly SkillProgress[],
  map: readonly SkillOnMap[],
): LearningLevel {
  const done = new Set(
    skills.filter(({ level }) => level === 'proficient' || level === 'mastered').map(({ skill }) => skill),
  );
  const [first, last] = LEVELS_OF_PATH[path];
  const isDone = map.every((skill) => skill.level !== first || done.has(skill.id));
  return isDone ? last : (placedIn(path, placedLevels) ?? first);
}
