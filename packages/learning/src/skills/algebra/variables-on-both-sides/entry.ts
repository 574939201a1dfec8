import type { SkillEntry } from '../../skill';

export const variablesOnBothSides: SkillEntry = {
  id: 'variables-on-both-sides',
  path: 'algebra',
  level: 'A2',
  title: 'Variables on both sides',
  summary: 'Solve equations that have the variable on both sides.',
  needs: ['two-step-equations', 'distributing'],
  load: () => import('./skill').then((module) => module.skill),
};
