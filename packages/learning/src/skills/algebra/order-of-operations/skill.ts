import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { bracketsFirst, fromTheLeft, productFirst, twoProducts } from './first-orders';
import { minusAndPower, nested } from './hardest-orders';
import { fractionBar, inBrackets, powerFirst } from './later-orders';
import { lesson } from './lesson';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [productFirst],
    2: [bracketsFirst, twoProducts, fromTheLeft, fromTheLeft],
    3: [powerFirst],
    4: [inBrackets, fractionBar],
    5: [minusAndPower, nested],
  }),
};
