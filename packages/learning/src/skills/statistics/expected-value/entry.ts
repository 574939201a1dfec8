import type { SkillEntry } from '../../skill';

export const expectedValue: SkillEntry = {
  id: 'expected-value',
  path: 'statistics',
  level: 'B2',
  title: 'Expected value',
  summary: 'Find what a game of chance pays on average.',
  needs: ['simple-probability', 'weighted-mean'],
  load: () => import('./skill').then((module) => module.skill),
};
