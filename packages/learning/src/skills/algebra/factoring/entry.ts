import type { SkillEntry } from '../../skill';

export const factoring: SkillEntry = {
  id: 'factoring',
  path: 'algebra',
  level: 'A2',
  title: 'Factoring',
  summary: 'Write a sum as a product of factors.',
  needs: ['distributing'],
  load: () => import('./skill').then((module) => module.skill),
};
