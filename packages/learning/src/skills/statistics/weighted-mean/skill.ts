import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { grade, neededGrade } from './grades';
import { otherGroup, together } from './groups';
import { lesson } from './lesson';
import { mixture } from './mixture';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [together],
    2: [together, grade],
    3: [together, grade],
    4: [together, neededGrade],
    5: [otherGroup, mixture, neededGrade],
  }),
};
