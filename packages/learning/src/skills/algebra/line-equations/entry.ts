import type { SkillEntry } from '../../skill';

export const lineEquations: SkillEntry = {
  id: 'line-equations',
  path: 'algebra',
  level: 'A2',
  title: 'Equations of lines',
  summary: 'Go from a line to its equation and back.',
  needs: ['evaluating-expressions', 'slope', 'two-step-equations'],
  load: () => import('./skill').then((module) => module.skill),
};
