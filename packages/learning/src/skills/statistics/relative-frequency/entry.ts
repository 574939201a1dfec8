import type { SkillEntry } from '../../skill';

export const relativeFrequency: SkillEntry = {
  id: 'relative-frequency',
  path: 'statistics',
  level: 'B1',
  title: 'Relative frequency',
  summary: 'Turn counts into shares so that groups of different sizes can be compared.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
