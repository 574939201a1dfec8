import type { SkillEntry } from '../../skill';

export const conditionalProbability: SkillEntry = {
  id: 'conditional-probability',
  path: 'statistics',
  level: 'B2',
  title: 'Conditional probability',
  summary: 'Find how likely something is once you know something else.',
  needs: ['relative-frequency', 'simple-probability'],
  load: () => import('./skill').then((module) => module.skill),
};
