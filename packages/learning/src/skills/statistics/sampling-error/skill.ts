import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { lesson } from './lesson';
import { endOfRange, margin } from './margins';
import { peopleNeeded, smallerMargin } from './people-needed';
import { realChange } from './real-change';
import { estimate, fairSample } from './samples';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [fairSample, estimate],
    2: [estimate, margin],
    3: [margin, endOfRange],
    4: [endOfRange, peopleNeeded],
    5: [smallerMargin, realChange, endOfRange],
  }),
};
