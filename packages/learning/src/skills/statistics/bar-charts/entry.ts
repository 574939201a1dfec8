import type { SkillEntry } from '../../skill';

export const barCharts: SkillEntry = {
  id: 'bar-charts',
  path: 'statistics',
  level: 'B1',
  title: 'Bar charts',
  summary: 'Read and compare bars, and notice when an axis makes them look more different than they are.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
