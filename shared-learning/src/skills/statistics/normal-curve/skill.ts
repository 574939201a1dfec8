import type { Skill } from '../../skill';
import { byDifficulty } from '../../algebra/by-difficulty';
import { lesson } from './lesson';
import { between, oneSide, within } from './percents';
import { away, better, unknown } from './values';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [within, away],
    2: [within, away],
    3: [oneSide, away],
    4: [oneSide, between],
    5: [between, unknown, better],
  }),
};
