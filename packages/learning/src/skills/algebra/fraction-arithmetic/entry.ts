import type { SkillEntry } from '../../skill';

export const fractionArithmetic: SkillEntry = {
  id: 'fraction-arithmetic',
  path: 'algebra',
  level: 'A1',
  title: 'Operations with fractions',
  summary: 'Add, subtract, multiply and divide fractions and mixed numbers.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
