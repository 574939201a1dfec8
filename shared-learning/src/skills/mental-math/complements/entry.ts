import type { SkillEntry } from '../../skill';

export const complements: SkillEntry = {
  id: 'complements',
  path: 'mental-math',
  level: 'C1',
  title: 'Complements',
  summary: 'See at once what is missing to 100, 1,000 or a full note.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
