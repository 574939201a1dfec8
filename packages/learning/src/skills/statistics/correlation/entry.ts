import type { SkillEntry } from '../../skill';

export const correlation: SkillEntry = {
  id: 'correlation',
  path: 'statistics',
  level: 'B2',
  title: 'Correlation',
  summary: 'Read from a scatter plot how two things go together.',
  needs: ['mean'],
  load: () => import('./skill').then((module) => module.skill),
};
