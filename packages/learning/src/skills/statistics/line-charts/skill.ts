import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { averageChange, forecast } from './average';
import { lesson } from './lesson';
import { notSaid } from './not-said';
import { change, extreme, greatestRise, readAt } from './read';
import { gapAt, greatestGap, roseMore } from './two-lines';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [readAt, extreme],
    2: [change, greatestRise, gapAt],
    3: [change, greatestRise, averageChange, roseMore],
    4: [averageChange, greatestGap, notSaid],
    5: [forecast, greatestGap, notSaid, averageChange],
  }),
};
