import {
  LEARNING_PATHS,
  LEVELS_OF_PATH,
  pathOf,
  SKILLS,
  type LearningPath,
  type SkillEntry,
} from '@ninefold/learning';

const WORDS: Readonly<Record<LearningPath, { title: string; lead: string }>> = {
  algebra: { title: 'Algebra Basics', lead: 'Work with numbers that you do not know yet.' },
  statistics: { title: 'Statistics', lead: 'Read data, and judge what is likely.' },
  'mental-math': { title: 'Mental Math', lead: 'Calculate in your head, fast and surely.' },
};

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
  return { id, ...WORDS[id], skills, levels: LEVELS_OF_PATH[id] };
});

export const pathTitleOf = (level: SkillEntry['level']): string => WORDS[pathOf(level)].title;
