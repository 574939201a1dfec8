import type { SkillEntry } from '../../skill';

export const ratios: SkillEntry = {
  id: 'ratios',
  path: 'algebra',
  level: 'A1',
  title: 'Ratios',
  summary: 'Compare, scale and share in a given ratio.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
