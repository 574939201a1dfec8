import type { SkillEntry } from '../../skill';

export const inequalities: SkillEntry = {
  id: 'inequalities',
  path: 'algebra',
  level: 'A2',
  title: 'Inequalities',
  summary: 'Find all the numbers that make an inequality true.',
  needs: ['variables-on-both-sides'],
  load: () => import('./skill').then((module) => module.skill),
};
