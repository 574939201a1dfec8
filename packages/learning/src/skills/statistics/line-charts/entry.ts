import type { SkillEntry } from '../../skill';

export const lineCharts: SkillEntry = {
  id: 'line-charts',
  path: 'statistics',
  level: 'B1',
  title: 'Line charts',
  summary:
    'Read how something changes over time, how fast it does so on average, and what a chart does not say.',
  needs: ['bar-charts'],
  load: () => import('./skill').then((module) => module.skill),
};
