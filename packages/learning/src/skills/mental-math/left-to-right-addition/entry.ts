import type { SkillEntry } from '../../skill';

export const leftToRightAddition: SkillEntry = {
  id: 'left-to-right-addition',
  path: 'mental-math',
  level: 'C1',
  title: 'Addition from the left',
  summary: 'Add large numbers in the order you read them.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
