import type { SkillEntry } from '../../skill';

export const twoWayTables: SkillEntry = {
  id: 'two-way-tables',
  path: 'statistics',
  level: 'B1',
  title: 'Two-way tables',
  summary: 'Complete a table of two properties, and say of which whole a share is taken.',
  needs: ['relative-frequency'],
  load: () => import('./skill').then((module) => module.skill),
};
