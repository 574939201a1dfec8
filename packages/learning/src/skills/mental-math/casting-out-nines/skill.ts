import { byDifficulty } from '../../making/by-difficulty';
import type { Skill } from '../../skill';
import { lesson } from './lesson';
import { lostDigit, lostInFactor } from './lost-digit';
import { remainderOf } from './remainders';
import { whichFails, whichFits } from './results';
import { unseen } from './unseen';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [remainderOf, whichFits, whichFails],
    2: [remainderOf, whichFits, lostDigit],
    3: [remainderOf, whichFits, lostDigit, unseen],
    4: [whichFails, lostDigit, lostDigit, unseen],
    5: [whichFits, lostDigit, lostInFactor, unseen],
  }),
};
