import {
  LEARNING_PATHS,
  LEVELS_OF_PATH,
  SKILLS,
  type LearningPath,
  type SkillEntry,
} from '@ninefold/learning';
import { PATH_WORDS } from './path-words';

export interface Path {
  readonly id: LearningPath;
  readonly title: string;
  readonly lead: string;
  readonly skills: readonly SkillEntry[];
  /** Its levels in order. */
  readonly levels: (typeof LEVELS_OF_PATH)[LearningPath];
}

export const PATHS: readonly Path[] = LEARNING_PATHS.map((id) => {
  const skills = SKILLS.filter(({ path }) => path === id);
  return { id, ...PATH_WORDS[id], skills, levels: LEVELS_OF_PATH[id] };
});
