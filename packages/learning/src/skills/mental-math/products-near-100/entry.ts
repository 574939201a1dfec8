import type { SkillEntry } from '../../skill';

export const productsNear100: SkillEntry = {
  id: 'products-near-100',
  path: 'mental-math',
  level: 'C2',
  title: 'Products near 100',
  summary: 'Multiply 97 by 94 using how far each is from 100.',
  needs: ['complements'],
  load: () => import('./skill').then((module) => module.skill),
};
