import type { SkillEntry } from '../../skill';

export const unitConversion: SkillEntry = {
  id: 'unit-conversion',
  path: 'mental-math',
  level: 'C2',
  title: 'Converting units',
  summary: 'Convert lengths, areas, volumes, times and speeds, including several steps in one.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
