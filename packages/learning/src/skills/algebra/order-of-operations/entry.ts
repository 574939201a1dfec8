import type { SkillEntry } from '../../skill';

export const orderOfOperations: SkillEntry = {
  id: 'order-of-operations',
  path: 'algebra',
  level: 'A1',
  title: 'Order of operations',
  summary: 'Know what comes first in a calculation with several operations.',
  needs: ['negative-numbers'],
  load: () => import('./skill').then((module) => module.skill),
};
