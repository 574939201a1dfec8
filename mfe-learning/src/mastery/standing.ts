import type { LearningState } from '@ninefold/contracts';
import {
  currentLevel,
  MASTERY_LEVELS,
  SKILLS,
  type LearningPath,
  type MasteryLevel,
  type SkillEntry,
} from '@ninefold/learning';

/** Of a person, by whoever may see it. null: never tried. */
interface Progress {
  readonly skills: readonly { readonly skill: string; readonly level: MasteryLevel | null }[];
}

/** null: never tried. */
export function levelOf({ skills }: Progress, id: string): MasteryLevel | null {
  return skills.find(({ skill }) => skill === id)?.level ?? null;
}

export function hasReached({ skills }: Progress, id: string, level: MasteryLevel): boolean {
  const reached = levelOf({ skills }, id);
  return reached !== null && MASTERY_LEVELS.indexOf(reached) >= MASTERY_LEVELS.indexOf(level);
}

/** How many of the skills are proficient or mastered. */
export function countProficient(state: Progress, skills: readonly SkillEntry[]): number {
  return skills.filter(({ id }) => hasReached(state, id, 'proficient')).length;
}

/** Where the person stands in a path. */
export function levelIn(
  path: LearningPath,
  { placed_levels, skills }: Pick<LearningState, 'placed_levels' | 'skills'>,
): SkillEntry['level'] {
  return currentLevel(path, placed_levels, skills, SKILLS);
}

/** Each level with its skills, in the order of the map. */
export function skillsOf(level: SkillEntry['level']): SkillEntry[] {
  return SKILLS.filter((skill) => skill.level === level);
}
