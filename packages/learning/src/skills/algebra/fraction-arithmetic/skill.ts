import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { lesson } from './lesson';
import { mixedProduct, mixedQuotient, product, quotient, wholeTimes } from './products';
import { glasses, left, leftOfLeft, recipe, together } from './stories';
import { mixedSum, sameDenominator, unlikeDenominators } from './sums';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [sameDenominator, wholeTimes, together],
    2: [unlikeDenominators, product],
    3: [unlikeDenominators, quotient, left],
    4: [mixedSum, mixedProduct, glasses],
    5: [mixedQuotient, recipe, leftOfLeft],
  }),
};
