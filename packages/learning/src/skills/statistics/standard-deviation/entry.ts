import type { SkillEntry } from '../../skill';

export const standardDeviation: SkillEntry = {
  id: 'standard-deviation',
  path: 'statistics',
  level: 'B2',
  title: 'Standard deviation',
  summary: 'Say in one number how far the values of a list are from its mean.',
  needs: ['mean'],
  load: () => import('./skill').then((module) => module.skill),
};
