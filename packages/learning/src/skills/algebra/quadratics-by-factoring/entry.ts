import type { SkillEntry } from '../../skill';

export const quadraticsByFactoring: SkillEntry = {
  id: 'quadratics-by-factoring',
  path: 'algebra',
  level: 'A2',
  title: 'Quadratic equations by factoring',
  summary: 'Solve an equation with a square by writing it as a product that is zero.',
  needs: ['factoring', 'two-step-equations'],
  load: () => import('./skill').then((module) => module.skill),
};
