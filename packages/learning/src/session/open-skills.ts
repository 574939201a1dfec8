import { LEARNING_LEVELS, type LearningLevel, type SkillProgress } from '@ninefold/contracts';
import { LEVELS_OF_PATH, pathOf, type LearningPath, type SkillOnMap } from '../skills/skill';

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

/** What a placement said of a path, of at most one placed level for each; undefined: it was not asked about. */
export function placedIn(
  path: LearningPath,
  placedLevels: readonly LearningLevel[],
): LearningLevel | undefined {
  return placedLevels.find((level) => pathOf(level) === path);
}

/** Where a learner stands in a path: its first level, from the placed one on, with a skill that is not proficient. */
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
