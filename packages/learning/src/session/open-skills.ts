import { LEARNING_LEVELS, type LearningLevel, type SkillProgress } from '@ninefold/contracts';
import { LEVELS_OF_PATH, pathOf, type LearningPath, type SkillOnMap } from '../skills/skill';

export type ProgressOf = ReadonlyMap<string, SkillProgress>;

export function isBelow(level: LearningLevel, other: LearningLevel): boolean {
  return LEARNING_LEVELS.indexOf(level) < LEARNING_LEVELS.indexOf(other);
}

/** Whether a skill can be practiced: all its prerequisites are at least familiar, or assumed to be known. */
export function isOpen(
  skill: SkillOnMap,
  assumed: ReadonlySet<string>,
  map: readonly SkillOnMap[],
  progress: ProgressOf,
): boolean {
  return skill.needs.every((id) => {
    const reached = progress.get(id)?.level;
    if (reached) return reached !== 'attempted';
    return assumed.has(id) || map.every((other) => other.id !== id);
  });
}

/** Skills without answers that count as known: those of lower levels, and those before the start of a placement. */
export function assumedKnown(
  { level, start }: { readonly level: LearningLevel; readonly start?: string | undefined },
  map: readonly SkillOnMap[],
  progress: ProgressOf,
): ReadonlySet<string> {
  const own = map.filter((skill) => pathOf(skill.level) === pathOf(level));
  const first = own.findIndex(({ id }) => id === start);
  const known = own.filter((skill, place) => isBelow(skill.level, level) || place < first);
  return new Set(known.flatMap(({ id }) => (progress.has(id) ? [] : [id])));
}

/** The skill where the last placement of a path starts; undefined without one. */
export function placedStart<Skill extends SkillOnMap>(
  path: LearningPath,
  placedSkills: readonly string[],
  map: readonly Skill[],
): Skill | undefined {
  return map.find((skill) => skill.path === path && placedSkills.includes(skill.id));
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
