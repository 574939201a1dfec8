import type { SkillEntry } from '../../skill';

export const doublingAndHalving: SkillEntry = {
  id: 'doubling-and-halving',
  path: 'mental-math',
  level: 'C1',
  title: 'Doubling and halving',
  summary: 'Turn a hard product or quotient into an easy one of the same value.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
