import type { SkillEntry } from '../../skill';

export const negativeNumbers: SkillEntry = {
  id: 'negative-numbers',
  path: 'algebra',
  level: 'A1',
  title: 'Negative numbers',
  summary: 'Add, subtract, multiply and divide numbers below zero.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
