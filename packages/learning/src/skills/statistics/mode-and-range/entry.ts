import type { SkillEntry } from '../../skill';

export const modeAndRange: SkillEntry = {
  id: 'mode-and-range',
  path: 'statistics',
  level: 'B1',
  title: 'Mode and range',
  summary: 'Say what occurs most often, and how far the numbers are spread.',
  needs: [],
  load: () => import('./skill').then((module) => module.skill),
};
