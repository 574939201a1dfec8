import type { SkillEntry } from '../../skill';

export const estimatingProducts: SkillEntry = {
  id: 'estimating-products',
  path: 'mental-math',
  level: 'C2',
  title: 'Estimating products',
  summary: 'Know roughly how much it is, and whether your estimate is too high or too low.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
