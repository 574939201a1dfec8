import type { SkillEntry } from '../../skill';

export const rearrangingFormulas: SkillEntry = {
  id: 'rearranging-formulas',
  path: 'algebra',
  level: 'A2',
  title: 'Rearranging formulas',
  summary: 'Solve a formula for any of its letters.',
  needs: ['two-step-equations', 'distributing'],
  load: () => import('./skill').then((module) => module.skill),
};
