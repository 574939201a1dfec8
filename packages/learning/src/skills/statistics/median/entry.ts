import type { SkillEntry } from '../../skill';

export const median: SkillEntry = {
  id: 'median',
  path: 'statistics',
  level: 'B1',
  title: 'The median',
  summary: 'Find the number in the middle of a list or a table.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
