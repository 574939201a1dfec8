import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { atLeastOne } from './at-least-one';
import { sumOfDice, withDie } from './dice';
import { bothOfOne, mixed } from './draws';
import { lesson } from './lesson';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [withDie],
    2: [withDie, bothOfOne],
    3: [bothOfOne, sumOfDice],
    4: [sumOfDice, mixed, atLeastOne],
    5: [mixed, atLeastOne],
  }),
};
