import type { SkillEntry } from '../../skill';

export const differenceOfSquares: SkillEntry = {
  id: 'difference-of-squares',
  path: 'mental-math',
  level: 'C2',
  title: 'Difference of squares',
  summary: 'Multiply two numbers through the one in their middle.',
  needs: ['squares-ending-in-5'],
  load: () => import('./skill').then((module) => module.skill),
};
