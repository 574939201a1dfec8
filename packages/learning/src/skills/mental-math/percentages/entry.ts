import type { SkillEntry } from '../../skill';

export const percentages: SkillEntry = {
  id: 'percentages',
  path: 'mental-math',
  level: 'C1',
  title: 'Percentages',
  summary: 'Build any percentage from tenths and halves, and turn it around.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
