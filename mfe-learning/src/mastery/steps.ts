import type { LearningState } from '@ninefold/contracts';
import { pathOf, SKILLS, stepIn, stepOfSkill, type PathStep, type SkillEntry } from '@ninefold/learning';
import { copy } from './copy';
import { skillsOf } from './levels';
import { pathTitleOf } from './path-words';

/** Where a person is in the path of a level. */
export function stepAt(
  level: SkillEntry['level'],
  state: Pick<LearningState, 'placed_levels' | 'placed_skills' | 'skills'>,
): PathStep {
  return stepIn(pathOf(level), state, SKILLS);
}

/** "Algebra Basics · step 4 of 19". */
export function stepText({ step, of, level }: PathStep): string {
  return copy.step(pathTitleOf(level), step, of);
}

export const skillStep = (skill: SkillEntry): PathStep => stepOfSkill(skill, SKILLS);

/** "Steps 1 to 10". */
export function stepsText(level: SkillEntry['level']): string {
  const steps = skillsOf(level).map((skill) => skillStep(skill).step);
  return copy.steps(Math.min(...steps), Math.max(...steps));
}

/** "Algebra Basics, level A2". */
export const levelText = (level: SkillEntry['level']): string => copy.levelIn(pathTitleOf(level), level);
