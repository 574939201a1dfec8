import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { between } from './between';
import { better } from './better';
import { lesson } from './lesson';
import { oneSide, within } from './percents';
import { unknown } from './unknown';
import { away } from './values';

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
