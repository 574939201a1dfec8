import type { SkillEntry } from '../../skill';

export const combinedProbability: SkillEntry = {
  id: 'combined-probability',
  path: 'statistics',
  level: 'B1',
  title: 'Combined probability',
  summary: 'Find how likely it is that two or more things happen together.',
  needs: ['simple-probability'],
  load: () => import('./skill').then((module) => module.skill),
};
