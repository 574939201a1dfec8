import type { SkillEntry } from '../../skill';

export const quickFactors: SkillEntry = {
  id: 'times-5-11-25',
  path: 'mental-math',
  level: 'C1',
  title: 'Times 5, 11 and 25',
  summary: 'Multiply and divide by 5, 11 and 25 faster than a calculator.',
  needs: ['doubling-and-halving'],
  load: () => import('./skill').then((module) => module.skill),
};
