import type { SkillEntry } from '../../skill';

export const differenceOfSquares: SkillEntry = {
  id: 'difference-of-squares',
  path: 'mental-math',
  level: 'C2',
  title: 'Difference of squares',
  summary: 'Multiply two numbers using the number halfway between them.',
  needs: ['squares-ending-in-5'],
  load: () => import('./skill').then((module) => module.skill),
};
