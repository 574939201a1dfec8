import type { SkillEntry } from '../../skill';

export const weightedMean: SkillEntry = {
  id: 'weighted-mean',
  path: 'statistics',
  level: 'B2',
  title: 'The weighted mean',
  summary: 'Find a mean where some numbers count more than others.',
  needs: ['mean', 'relative-frequency'],
  load: () => import('./skill').then((module) => module.skill),
};
