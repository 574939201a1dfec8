import type { SkillEntry } from '../../skill';

export const quartilesAndBoxPlots: SkillEntry = {
  id: 'quartiles-and-box-plots',
  path: 'statistics',
  level: 'B1',
  title: 'Quartiles and box plots',
  summary: 'Cut a list into quarters, and read a box plot.',
  needs: ['median', 'mode-and-range'],
  load: () => import('./skill').then((module) => module.skill),
};
