import type { SkillEntry } from '../../skill';

export const estimatingProducts: SkillEntry = {
  id: 'estimating-products',
  path: 'mental-math',
  level: 'C2',
  title: 'Estimating products',
  summary: 'Know about how much it is, and on which side you are.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
