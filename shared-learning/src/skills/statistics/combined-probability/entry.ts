import type { SkillEntry } from '../../skill';

export const combinedProbability: SkillEntry = {
  id: 'combined-probability',
  path: 'statistics',
  level: 'B1',
  title: 'Two things at once',
  summary: 'Find how likely two or more things are together.',
  needs: ['simple-probability'],
  load: () => import('./skill').then((module) => module.skill),
};
