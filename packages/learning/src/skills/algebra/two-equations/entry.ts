import type { SkillEntry } from '../../skill';

export const twoEquations: SkillEntry = {
  id: 'two-equations',
  path: 'algebra',
  level: 'A2',
  title: 'Two equations',
  summary: 'Find two numbers that make two equations true.',
  needs: ['distributing', 'two-step-equations'],
  load: () => import('./skill').then((module) => module.skill),
};
