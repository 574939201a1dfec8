import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { fromBag, howManyOthers, putIn } from './bags';
import { eitherCard, oneCard } from './cards';
import { lesson } from './lesson';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [fromBag],
    2: [fromBag, oneCard],
    3: [fromBag, oneCard],
    4: [eitherCard, howManyOthers],
    5: [eitherCard, putIn, howManyOthers],
  }),
};
