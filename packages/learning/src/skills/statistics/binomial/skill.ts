import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { expected, fromExpected, ways } from './counted';
import { atLeastOne, exactly, oneOrder } from './fractions';
import { isBinomial } from './is-binomial';
import { lesson } from './lesson';
import { atLeastOneRounded, exactlyRounded, tail } from './percents';
import { triesNeeded } from './tries-needed';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [ways, expected, oneOrder],
    2: [ways, fromExpected, isBinomial, oneOrder],
    3: [exactly, atLeastOne],
    4: [exactlyRounded, atLeastOneRounded],
    5: [tail, triesNeeded],
  }),
};
