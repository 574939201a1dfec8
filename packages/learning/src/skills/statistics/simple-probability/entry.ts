import type { SkillEntry } from '../../skill';

export const simpleProbability: SkillEntry = {
  id: 'simple-probability',
  path: 'statistics',
  level: 'B1',
  title: 'Probability',
  summary: 'Find how likely something is by counting what can happen.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
