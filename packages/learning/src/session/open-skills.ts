import { LEARNING_LEVELS, type LearningLevel, type SkillProgress } from '@ninefold/contracts';
import { isProficient } from '../mastery/mastery';
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

/** A person's placements and progress. */
export interface Standing {
  /** Of the last placement in each path. */
  readonly placed_levels: readonly LearningLevel[];
  readonly placed_skills: readonly string[];
  readonly skills: readonly Pick<SkillProgress, 'skill' | 'level'>[];
}

/** The level that is practiced, and the skill where a placement started the path. */
interface Begun {
  readonly level: LearningLevel;
  readonly start?: string | undefined;
}

/** The place in the path where its practice begins. A start above the level says nothing about it. */
export function beginningIn({ level, start }: Begun, path: readonly SkillOnMap[]): number {
  const placed = path.findIndex((skill) => skill.id === start && !isBelow(level, skill.level));
  return placed >= 0
    ? placed
    : Math.max(
        0,
        path.findIndex((skill) => skill.level === level),
      );
}

/** Skills without answers that count as known until answers say otherwise: those before the beginning. */
export function assumedKnown(
  begun: Begun,
  path: readonly SkillOnMap[],
  progress: ProgressOf,
): ReadonlySet<string> {
  const known = path.slice(0, beginningIn(begun, path));
  return new Set(known.flatMap(({ id }) => (progress.has(id) ? [] : [id])));
}

/**
 * The skill where a path starts by its last placement: the one that the placement found, or for older placements the first
 * one of the placed level. undefined without a placement.
 */
export function placedStart<Skill extends SkillOnMap>(
  path: LearningPath,
  { placed_levels, placed_skills }: Pick<Standing, 'placed_levels' | 'placed_skills'>,
  map: readonly Skill[],
): Skill | undefined {
  const steps = map.filter((skill) => skill.path === path);
  const placed = placedIn(path, placed_levels);
  if (placed === undefined) return undefined;
  return steps.find(({ id }) => placed_skills.includes(id)) ?? steps.find(({ level }) => level === placed);
}

/** The placed level of a path; undefined without a placement. Each path has at most one. */
export function placedIn(
  path: LearningPath,
  placedLevels: readonly LearningLevel[],
): LearningLevel | undefined {
  return placedLevels.find((level) => pathOf(level) === path);
}

/**
 * The level to practice in a path: the placed one until every skill of the first level, from the start of the placement
 * on, is proficient.
 */
export function currentLevel(
  path: LearningPath,
  standing: Standing,
  map: readonly SkillOnMap[],
): LearningLevel {
  const done = proficientSkills(standing);
  const [first, last] = LEVELS_OF_PATH[path];
  const steps = map.filter((skill) => skill.path === path);
  const start = placedStart(path, standing, steps);
  const ahead = steps.slice(start ? steps.indexOf(start) : 0);
  const isDone = ahead.every(({ id, level }) => level !== first || done.has(id));
  return isDone ? last : (placedIn(path, standing.placed_levels) ?? first);
}

export function proficientSkills({ skills }: Pick<Standing, 'skills'>): ReadonlySet<string> {
  return new Set(skills.flatMap(({ skill, level }) => (isProficient(level) ? [skill] : [])));
}
