import type { SkillEntry } from '../../skill';

export const counting: SkillEntry = {
  id: 'counting',
  path: 'statistics',
  level: 'B2',
  title: 'Counting',
  summary: 'Count without a list: choices, orders and groups.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
