import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { headline, redrawn, trueTimes } from './cut-axis';
import { lesson } from './lesson';
import { difference, readBar, timesAsMany } from './read';
import { missingBar, together, totalOf } from './totals';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [readBar, difference],
    2: [difference, totalOf],
    3: [totalOf, together, timesAsMany],
    4: [together, missingBar, trueTimes],
    5: [redrawn, headline, trueTimes],
  }),
};
