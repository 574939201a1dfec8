import type { SkillEntry } from '../../skill';

export const systemsByGraph: SkillEntry = {
  id: 'systems-by-graph',
  path: 'algebra',
  level: 'A2',
  title: 'Systems of equations on a graph',
  summary: 'See from two lines what makes two equations true, and how many solutions there are.',
  needs: ['line-equations'],
  load: () => import('./skill').then((module) => module.skill),
};
