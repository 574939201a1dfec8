import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { factorOfLine, start, timesSum, timesSumInNumbers } from './in-letters';
import {
  fractionOfBracket,
  oneDifference,
  oneRate,
  standardForm,
  twoFractions,
  twoSteps,
} from './in-numbers';
import { lesson } from './lesson';
import { fraction, product, share, shareInNumbers } from './products';
import { grown, trapezoid, twice } from './twice';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [oneRate, oneDifference, product],
    2: [twoSteps, fraction, start, shareInNumbers],
    3: [standardForm, timesSum, share, factorOfLine],
    4: [fractionOfBracket, timesSumInNumbers, factorOfLine],
    5: [twoFractions, twice, twice, grown, trapezoid],
  }),
};
