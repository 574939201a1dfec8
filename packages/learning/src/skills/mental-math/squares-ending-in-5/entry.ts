import type { SkillEntry } from '../../skill';

export const squaresEndingIn5: SkillEntry = {
  id: 'squares-ending-in-5',
  path: 'mental-math',
  level: 'C1',
  title: 'Squares ending in 5',
  summary: 'Square 35 or 115 in one step, and multiply pairs such as 43 and 47.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
