import type { SkillEntry } from '../../skill';

export const normalCurve: SkillEntry = {
  id: 'normal-curve',
  path: 'statistics',
  level: 'B2',
  title: 'The normal curve',
  summary: 'Use 68, 95 and 99.7 percent to say how many values lie where.',
  needs: ['standard-deviation'],
  load: () => import('./skill').then((module) => module.skill),
};
