import { byDifficulty } from '../../making/by-difficulty';
import type { Skill } from '../../skill';
import { apart, together } from './clock';
import { converted } from './convert';
import { hoursToMinutes, minutesToHours } from './decimal-hours';
import { lesson } from './lesson';
import { flow, inSeconds } from './rates';
import { pool, strip } from './sides';
import { perMinute, toKilometersPerHour, toMetersPerSecond } from './speeds';
import {
  CENTIMETER,
  CUBIC_CENTIMETER,
  CUBIC_METER,
  CUBIC_METER_TO_LITERS,
  HECTARE,
  KILOGRAM,
  KILOMETER,
  KILOMETER_TO_HECTARES,
  LITER,
  LITER_TO_ML,
  METER,
  METER_TO_MM,
  SQUARE_CENTIMETER,
  SQUARE_KILOMETER,
  SQUARE_METER,
} from './units';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [converted([METER, KILOMETER, CENTIMETER, KILOGRAM], 1), together],
    2: [converted([METER, KILOMETER, METER_TO_MM, LITER_TO_ML], 2), apart, hoursToMinutes],
    3: [
      converted([SQUARE_METER, SQUARE_CENTIMETER, HECTARE], 1),
      converted([CUBIC_METER_TO_LITERS, LITER], 2),
      hoursToMinutes,
      minutesToHours,
      perMinute,
    ],
    4: [
      converted([SQUARE_METER, KILOMETER_TO_HECTARES, SQUARE_KILOMETER], 2),
      converted([CUBIC_METER, CUBIC_CENTIMETER, CUBIC_METER_TO_LITERS], 3),
      toMetersPerSecond,
      toKilometersPerHour,
      pool,
    ],
    5: [toMetersPerSecond, toKilometersPerHour, strip, inSeconds, flow],
  }),
};
