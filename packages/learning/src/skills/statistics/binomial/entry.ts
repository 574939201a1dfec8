import type { SkillEntry } from '../../skill';

export const binomial: SkillEntry = {
  id: 'binomial',
  path: 'statistics',
  level: 'B2',
  title: 'Binomial probability',
  summary: 'Find how likely a number of successes is in a fixed number of independent tries.',
  needs: ['counting', 'combined-probability'],
  load: () => import('./skill').then((module) => module.skill),
};
