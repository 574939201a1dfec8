import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { compared } from './compared';
import { lesson } from './lesson';
import { recapture } from './recapture';
import { expected, percent, whole } from './shares';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [percent],
    2: [percent, expected],
    3: [percent, expected, compared],
    4: [expected, whole, compared],
    5: [whole, recapture],
  }),
};
