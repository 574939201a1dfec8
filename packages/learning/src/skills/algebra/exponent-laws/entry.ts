import type { SkillEntry } from '../../skill';

export const exponentLaws: SkillEntry = {
  id: 'exponent-laws',
  path: 'algebra',
  level: 'A2',
  title: 'Laws of exponents',
  summary: 'Multiply, divide and raise powers by counting factors.',
  needs: ['evaluating-expressions'],
  load: () => import('./skill').then((module) => module.skill),
};
