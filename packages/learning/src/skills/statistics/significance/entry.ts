import type { SkillEntry } from '../../skill';

export const significance: SkillEntry = {
  id: 'significance',
  path: 'statistics',
  level: 'B2',
  title: 'Significance',
  summary: 'Say what a significant result means, what it does not mean, and when to expect false alarms.',
  needs: ['sampling-error', 'combined-probability'],
  load: () => import('./skill').then((module) => module.skill),
};
