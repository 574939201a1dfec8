import type { SkillEntry } from '../../skill';

export const castingOutNines: SkillEntry = {
  id: 'casting-out-nines',
  path: 'mental-math',
  level: 'C2',
  title: 'Casting out nines',
  summary: 'Check a sum or a product by its digits, and know which mistakes this check misses.',
  needs: ['divisibility'],
  load: () => import('./skill').then((module) => module.skill),
};
