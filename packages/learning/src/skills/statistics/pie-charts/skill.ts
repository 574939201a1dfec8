import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { amount, otherSlice, whole } from './amounts';
import { bothTogether, sameAmount } from './joined-pies';
import { lesson } from './lesson';
import { angle, missingShare, shareOfAngle } from './shares';
import { howManyMore, moreOf } from './two-pies';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [missingShare, amount],
    2: [missingShare, amount, angle],
    3: [amount, shareOfAngle, whole],
    4: [otherSlice, moreOf, howManyMore],
    5: [bothTogether, sameAmount],
  }),
};
