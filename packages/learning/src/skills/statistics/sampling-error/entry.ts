import type { SkillEntry } from '../../skill';

export const samplingError: SkillEntry = {
  id: 'sampling-error',
  path: 'statistics',
  level: 'B2',
  title: 'Samples and their margin of error',
  summary: 'Say how far the result of a sample may be from the truth.',
  needs: ['relative-frequency'],
  load: () => import('./skill').then((module) => module.skill),
};
