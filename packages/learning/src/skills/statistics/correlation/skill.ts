import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { thirdThing } from './causes';
import { changeOfR } from './change-of-r';
import { predicted, throughMeans } from './lines';
import { direction, strength } from './plots';
import { lesson } from './lesson';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [direction],
    2: [strength, direction],
    3: [strength, predicted, thirdThing],
    4: [strength, predicted, thirdThing],
    5: [throughMeans, predicted, changeOfR],
  }),
};
