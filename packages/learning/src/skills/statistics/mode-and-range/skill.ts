import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { fromModeAndRange } from './from-mode-and-range';
import { fromRange } from './from-range';
import { lesson } from './lesson';
import { mode, ofTable } from './mode';
import { belowZero, range } from './range';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [mode, range],
    2: [mode, range, ofTable],
    3: [ofTable, belowZero, fromRange],
    4: [belowZero, fromRange, ofTable],
    5: [fromModeAndRange],
  }),
};
