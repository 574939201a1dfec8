import type { SkillEntry } from '../../skill';

export const oneStepEquations: SkillEntry = {
  id: 'one-step-equations',
  path: 'algebra',
  level: 'A1',
  title: 'One-step equations',
  summary: 'Find the number that makes an equation true in one step.',
  needs: ['negative-numbers'],
  load: () => import('./skill').then((module) => module.skill),
};
