import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { fromBoth } from './from-both';
import { groups, orders } from './groups';
import { lesson } from './lesson';
import { choices, codes, noZeroFirst } from './products';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [choices],
    2: [choices, codes, orders],
    3: [codes, orders, groups],
    4: [codes, groups],
    5: [fromBoth, noZeroFirst],
  }),
};
