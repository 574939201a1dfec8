import type { SkillEntry } from '../../skill';

export const slope: SkillEntry = {
  id: 'slope',
  path: 'algebra',
  level: 'A2',
  title: 'Slope',
  summary: 'Say how steep a line is, from a picture or from two points.',
  needs: ['negative-numbers'],
  load: () => import('./skill').then((module) => module.skill),
};
