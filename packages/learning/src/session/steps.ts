import type { LearningLevel } from '@ninefold/contracts';
import type { LearningPath, SkillOnMap } from '../skills/skill';
import { placedStart, proficientSkills, type Standing } from './open-skills';

/** A position in a path, whose skills are its steps in the order of the map. */
export interface PathStep {
  /** From 1. */
  readonly step: number;
  readonly of: number;
  /** The level that the step belongs to. */
  readonly level: LearningLevel;
}

/**
 * Where a person is in a path: at the first skill that is not proficient, from the start of the placement on and then
 * before it; at the last one if all are proficient.
 */
export function stepIn(path: LearningPath, standing: Standing, map: readonly SkillOnMap[]): PathStep {
  const done = proficientSkills(standing);
  const steps = map.filter((skill) => skill.path === path);
  const start = placedStart(path, standing, steps);
  const open = ({ id }: SkillOnMap) => !done.has(id);
  const ahead = steps.slice(start ? steps.indexOf(start) : 0);
  return stepOfSkill(ahead.find(open) ?? steps.find(open) ?? steps.at(-1)!, map);
}

/** The step at which a skill is learned. */
export function stepOfSkill({ id, path, level }: SkillOnMap, map: readonly SkillOnMap[]): PathStep {
  const steps = map.filter((skill) => skill.path === path);
  return { step: 1 + steps.findIndex((skill) => skill.id === id), of: steps.length, level };
}
