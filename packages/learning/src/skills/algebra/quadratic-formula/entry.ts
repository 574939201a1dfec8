import type { SkillEntry } from '../../skill';

export const quadraticFormula: SkillEntry = {
  id: 'quadratic-formula',
  path: 'algebra',
  level: 'A2',
  title: 'The quadratic formula',
  summary:
    'Tell how many solutions a quadratic equation has, and find them, even if they are not whole numbers.',
  needs: ['evaluating-expressions', 'variables-on-both-sides'],
  load: () => import('./skill').then((module) => module.skill),
};
