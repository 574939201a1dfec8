import type { SkillEntry } from '../../skill';

export const twoStepEquations: SkillEntry = {
  id: 'two-step-equations',
  path: 'algebra',
  level: 'A1',
  title: 'Two-step equations',
  summary: 'Undo two steps in the right order to find a number.',
  needs: ['one-step-equations', 'order-of-operations'],
  load: () => import('./skill').then((module) => module.skill),
};
