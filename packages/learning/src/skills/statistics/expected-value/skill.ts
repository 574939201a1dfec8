import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { fairGain, raffle } from './fair';
import { table, wheel } from './games';
import { lesson } from './lesson';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [wheel],
    2: [wheel, table],
    3: [table],
    4: [table, raffle],
    5: [raffle, fairGain],
  }),
};
