import type { SkillEntry } from '../../skill';

export const percentageGrowth: SkillEntry = {
  id: 'percentage-growth',
  path: 'mental-math',
  level: 'C2',
  title: 'Percent growth',
  summary: 'Follow a value through increases and decreases, forward and back.',
  needs: ['percentages'],
  load: () => import('./skill').then((module) => module.skill),
};
