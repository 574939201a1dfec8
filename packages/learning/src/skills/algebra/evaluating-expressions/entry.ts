import type { SkillEntry } from '../../skill';

export const evaluatingExpressions: SkillEntry = {
  id: 'evaluating-expressions',
  path: 'algebra',
  level: 'A1',
  title: 'Evaluating expressions',
  summary: 'Put numbers in for letters and work out the value.',
  needs: ['negative-numbers', 'order-of-operations'],
  load: () => import('./skill').then((module) => module.skill),
};
