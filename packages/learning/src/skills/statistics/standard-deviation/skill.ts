import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { lesson } from './lesson';
import { ofList } from './lists';
import { changed } from './changed';
import { twoNumbers } from './two-numbers';
import { widest } from './widest';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [ofList, widest],
    2: [ofList, widest],
    3: [ofList, changed],
    4: [ofList, changed],
    5: [ofList, ofList, changed, twoNumbers],
  }),
};
