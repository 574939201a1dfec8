import type { SkillEntry } from '../../skill';

export const rootsByEstimate: SkillEntry = {
  id: 'roots-by-estimate',
  path: 'mental-math',
  level: 'C2',
  title: 'Roots by estimate',
  summary: 'Find a square root to one decimal place in your head.',
  needs: ['squares-ending-in-5'],
  load: () => import('./skill').then((module) => module.skill),
};
