import type { SkillEntry } from '../../skill';

export const systemsByGraph: SkillEntry = {
  id: 'systems-by-graph',
  path: 'algebra',
  level: 'A2',
  title: 'Systems of equations on a graph',
  summary: 'Use two lines to see what makes two equations true, and how many solutions there are.',
  needs: ['line-equations'],
  load: () => import('./skill').then((module) => module.skill),
};
