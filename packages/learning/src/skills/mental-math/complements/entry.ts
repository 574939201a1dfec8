import type { SkillEntry } from '../../skill';

export const complements: SkillEntry = {
  id: 'complements',
  path: 'mental-math',
  level: 'C1',
  title: 'Complements',
  summary: 'See right away what it takes to reach 100, 1,000 or the value of a bill.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
