import type { SkillEntry } from '../../skill';

export const distributing: SkillEntry = {
  id: 'distributing',
  path: 'algebra',
  level: 'A1',
  title: 'The distributive property',
  summary: 'Write a product with parentheses as a sum.',
  needs: ['like-terms'],
  load: () => import('./skill').then((module) => module.skill),
};
