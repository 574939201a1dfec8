import type { SkillEntry } from '../../skill';

export const standardDeviation: SkillEntry = {
  id: 'standard-deviation',
  path: 'statistics',
  level: 'B2',
  title: 'Standard deviation',
  summary: 'Say in one number how far a list lies from its mean.',
  needs: ['mean'],
  load: () => import('./skill').then((module) => module.skill),
};
