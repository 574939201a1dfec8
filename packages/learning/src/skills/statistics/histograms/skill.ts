import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { countOf, percentOf } from './counted';
import { lesson } from './lesson';
import { estimatedMean, medianClass } from './middles';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [countOf],
    2: [countOf],
    3: [percentOf, medianClass],
    4: [percentOf, medianClass, estimatedMean],
    5: [estimatedMean],
  }),
};
