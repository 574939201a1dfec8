import type { SkillEntry } from '../../skill';

export const dayOfADate: SkillEntry = {
  id: 'day-of-a-date',
  path: 'mental-math',
  level: 'C2',
  title: 'Day of a date',
  summary: 'Name the weekday of any date from 1900 to 2099.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
