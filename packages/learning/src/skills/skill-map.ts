import { ALGEBRA } from './algebra/algebra';
import { MENTAL_MATH } from './mental-math/mental-math';
import { STATISTICS } from './statistics/statistics';
import type { SkillEntry } from './skill';

/** Every skill, path by path. A skill stands behind those that it needs. */
export const SKILLS: readonly SkillEntry[] = [...ALGEBRA, ...STATISTICS, ...MENTAL_MATH];

/** undefined for what this build does not know, for example a skill of a newer one. */
export function findSkill(id: string): SkillEntry | undefined {
  return SKILLS.find((skill) => skill.id === id);
}
