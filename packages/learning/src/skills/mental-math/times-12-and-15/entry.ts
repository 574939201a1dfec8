import type { SkillEntry } from '../../skill';

export const times12And15: SkillEntry = {
  id: 'times-12-and-15',
  path: 'mental-math',
  level: 'C1',
  title: 'Times 12 and 15',
  summary: 'Split 12, 15, 18 or 1.5 into a round number and a small part.',
  needs: ['left-to-right-addition'],
  load: () => import('./skill').then((module) => module.skill),
};
