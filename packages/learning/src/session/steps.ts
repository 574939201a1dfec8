import type { LearningLevel, SkillProgress } from '@ninefold/contracts';
import type { LearningPath, SkillOnMap } from '../skills/skill';
import { placedIn } from './open-skills';

/** A position in a path, whose skills are its steps in the order of the map. */
export interface PathStep {
  /** From 1. */
  readonly step: number;
  readonly of: number;
  /** The level that the step belongs to. */
  readonly level: LearningLevel;
}

/**
 * Where a person is in a path: at the first skill that is not proficient, from the placed level on and then before it; at
 * the last one if all are proficient.
 */
export function stepIn(
  path: LearningPath,
  placedLevels: readonly LearningLevel[],
  skills: readonly Pick<SkillProgress, 'skill' | 'level'>[],
  map: readonly SkillOnMap[],
): PathStep {
  const done = new Set(
    skills.filter(({ level }) => level === 'proficient' || level === 'mastered').map(({ skill }) => skill),
  );
  const steps = map.filter((skill) => skill.path === path);
  const placed = placedIn(path, placedLevels);
  const start = steps.findIndex(({ level }) => level === placed);
  const open = ({ id }: SkillOnMap) => !done.has(id);
  const next = steps.slice(Math.max(0, start)).find(open) ?? steps.find(open) ?? steps.at(-1)!;
  return stepOfSkill(next, map);
}

/** The step at which a skill is learned. */
export function stepOfSkill({ id, path, level }: SkillOnMap, map: readonly SkillOnMap[]): PathStep {
  const steps = map.filter((skill) => skill.path === path);
  return { step: 1 + steps.findIndex((skill) => skill.id === id), of: steps.length, level };
}
