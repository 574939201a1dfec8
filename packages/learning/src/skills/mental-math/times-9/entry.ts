import type { SkillEntry } from '../../skill';

export const times9: SkillEntry = {
  id: 'times-9',
  path: 'mental-math',
  level: 'C1',
  title: 'Times 9 and 99',
  summary: 'Multiply by 9, 19, 99 or 0.9: use the round number, then take away what is too much.',
  needs: ['complements'],
  load: () => import('./skill').then((module) => module.skill),
};
