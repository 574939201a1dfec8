import type { SkillEntry } from '../../skill';

export const compensation: SkillEntry = {
  id: 'compensation',
  path: 'mental-math',
  level: 'C1',
  title: 'Compensation',
  summary: 'Add, subtract and multiply with a round number, then correct for the difference.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
