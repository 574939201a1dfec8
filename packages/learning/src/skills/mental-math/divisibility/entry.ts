import type { SkillEntry } from '../../skill';

export const divisibility: SkillEntry = {
  id: 'divisibility',
  path: 'mental-math',
  level: 'C2',
  title: 'Divisibility',
  summary: 'See from the digits what divides a number, and what the remainder is.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
