import type { SkillEntry } from '../../skill';

export const distributing: SkillEntry = {
  id: 'distributing',
  path: 'algebra',
  level: 'A1',
  title: 'Multiplying out brackets',
  summary: 'Write a product with brackets as a sum.',
  needs: ['like-terms'],
  load: () => import('./skill').then((module) => module.skill),
};
