import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { alarm } from './alarm';
import { lesson } from './lesson';
import { inAll, partOfPart } from './percents';
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
