import type { SkillEntry } from '../../skill';

export const histograms: SkillEntry = {
  id: 'histograms',
  path: 'statistics',
  level: 'B1',
  title: 'Histograms',
  summary: 'Read how many there are in each class, and what that says about the whole.',
  needs: ['mean', 'median', 'relative-frequency'],
  load: () => import('./skill').then((module) => module.skill),
};
