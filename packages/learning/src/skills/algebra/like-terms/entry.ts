import type { SkillEntry } from '../../skill';

export const likeTerms: SkillEntry = {
  id: 'like-terms',
  path: 'algebra',
  level: 'A1',
  title: 'Like terms',
  summary: 'Make an expression shorter by combining like terms.',
  needs: ['evaluating-expressions'],
  load: () => import('./skill').then((module) => module.skill),
};
