import type { SkillEntry } from '../../skill';

export const pieCharts: SkillEntry = {
  id: 'pie-charts',
  path: 'statistics',
  level: 'B1',
  title: 'Pie charts',
  summary: 'Go from slices to shares, angles and amounts, and compare pies of different totals.',
  needs: ['relative-frequency'],
  load: () => import('./skill').then((module) => module.skill),
};
