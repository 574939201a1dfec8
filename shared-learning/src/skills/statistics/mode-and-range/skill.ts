import type { Skill } from '../../skill';
import { byDifficulty } from '../../algebra/by-difficulty';
import { lesson } from './lesson';
import { fromModeAndMean, mode, ofTable } from './mode';
import { belowZero, fromRange, fromThreeFigures, range } from './range';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [mode, range],
    2: [mode, range, ofTable],
    3: [ofTable, belowZero, fromRange],
    4: [belowZero, fromRange, ofTable],
    5: [fromModeAndMean, fromThreeFigures],
  }),
};
