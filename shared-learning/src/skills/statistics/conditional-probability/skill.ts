import type { Skill } from '../../skill';
import { byDifficulty } from '../../algebra/by-difficulty';
import { lesson } from './lesson';
import { alarm, inAll, partOfPart } from './percents';
import { fromTable } from './tables';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [fromTable],
    2: [fromTable],
    3: [fromTable, partOfPart],
    4: [partOfPart, inAll],
    5: [inAll, alarm],
  }),
};
