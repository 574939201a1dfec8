import { pathOf, type LearningPath, type SkillEntry } from '@ninefold/learning';

/** Separate from the skills, which the dashboard loads later. */
export const PATH_WORDS: Readonly<Record<LearningPath, { title: string; lead: string }>> = {
  algebra: { title: 'Algebra Basics', lead: 'Work with numbers that you do not know yet.' },
  statistics: { title: 'Statistics', lead: 'Read data, and judge what is likely.' },
  'mental-math': { title: 'Mental Math', lead: 'Calculate in your head, fast and surely.' },
};

export const pathTitleOf = (level: SkillEntry['level']): string => PATH_WORDS[pathOf(level)].title;
