import type { SkillEntry } from '../../skill';

export const percentageGrowth: SkillEntry = {
  id: 'percentage-growth',
  path: 'mental-math',
  level: 'C2',
  title: 'Growth in percent',
  summary: 'Follow a value through rises and falls, forward and back.',
  needs: ['percentages'],
  load: () => import('./skill').then((module) => module.skill),
};
