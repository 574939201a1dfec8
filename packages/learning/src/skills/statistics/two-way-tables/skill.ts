import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { fromCounts, margin } from './counts';
import { fillCell, fillTwo } from './fill-in';
import { moreCommon, pointsApart } from './groups';
import { lesson } from './lesson';
import { shareOfAll, shareWithin } from './shares';
import { ifEqual, turnedAround } from './wholes';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [fillCell, margin],
    2: [fillCell, margin, fillTwo],
    3: [fillTwo, shareOfAll, shareWithin],
    4: [fromCounts, shareWithin, moreCommon],
    5: [turnedAround, pointsApart, ifEqual],
  }),
};
