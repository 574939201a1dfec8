import type { LearningState, SkillProgress } from '@ninefold/contracts';
import {
  currentLevel,
  MASTERY_LEVELS,
  SKILLS,
  type LearningPath,
  type MasteryLevel,
  type SkillEntry,
} from '@ninefold/learning';

/** A person's skills. null: never tried. */
interface Progress {
  readonly skills: readonly { readonly skill: string; readonly level: MasteryLevel | null }[];
}

/** null: never tried. */
export function levelOf({ skills }: Progress, id: string): MasteryLevel | null {
  return skills.find(({ skill }) => skill === id)?.level ?? null;
}

/** undefined: never tried. */
export function progressOf(
  { skills }: { readonly skills: readonly SkillProgress[] },
  id: string,
): SkillProgress | undefined {
  return skills.find(({ skill }) => skill === id);
}

export function hasReached({ skills }: Progress, id: string, level: MasteryLevel): boolean {
  const reached = levelOf({ skills }, id);
  return reached !== null && MASTERY_LEVELS.indexOf(reached) >= MASTERY_LEVELS.indexOf(level);
}

export function countProficient(state: Progress, skills: readonly SkillEntry[]): number {
  return skills.filter(({ id }) => hasReached(state, id, 'proficient')).length;
}

export function levelIn(
  path: LearningPath,
  state: Pick<LearningState, 'placed_levels' | 'placed_skills' | 'skills'>,
): SkillEntry['level'] {
  return currentLevel(path, state, SKILLS);
}

/** In the order of the map. */
export function skillsOf(level: SkillEntry['level']): SkillEntry[] {
  return SKILLS.filter((skill) => skill.level === level);
}
