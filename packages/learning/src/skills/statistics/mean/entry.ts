import type { SkillEntry } from '../../skill';

export const mean: SkillEntry = {
  id: 'mean',
  path: 'statistics',
  level: 'B1',
  title: 'The mean',
  summary: 'Find the mean of a list, and a missing number from the mean.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
