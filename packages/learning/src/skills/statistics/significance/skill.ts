import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { effectSize, largerSample, sampleSize } from './effect';
import { falseDiscoveries } from './false-discoveries';
import { lesson } from './lesson';
import { anyFalseAlarm, falseAlarms, stricterLevel, whatToThink } from './many-tests';
import { firstBeyond, outOfHalf } from './out-of-half';
import { isSignificant, meaningOfP, notSignificant } from './p-value';
import { beyondTwo, errorsAway } from './standard-errors';
import { twoSamples } from './two-samples';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [isSignificant, meaningOfP, falseAlarms],
    2: [meaningOfP, notSignificant, errorsAway, falseAlarms],
    3: [effectSize, sampleSize, beyondTwo, errorsAway],
    4: [whatToThink, outOfHalf, firstBeyond, largerSample, stricterLevel],
    5: [whatToThink, anyFalseAlarm, falseDiscoveries, twoSamples],
  }),
};
