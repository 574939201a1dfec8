import type { SkillEntry } from '../../skill';

export const fractionsAndDecimals: SkillEntry = {
  id: 'fractions-and-decimals',
  path: 'mental-math',
  level: 'C2',
  title: 'Fractions and decimals',
  summary: 'Know eighths and twentieths as decimals, and calculate with the easier form.',
  needs: ['percentages'],
  load: () => import('./skill').then((module) => module.skill),
};
