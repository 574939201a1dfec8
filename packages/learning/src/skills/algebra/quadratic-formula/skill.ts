import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { coefficients, discriminant, howMany, oneSolutionFor } from './discriminants';
import { exact, withRoot } from './exact';
import { lesson } from './lesson';
import { landing, rounded, side } from './rounded';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [coefficients, discriminant],
    2: [discriminant, howMany],
    3: [exact, exact, withRoot, howMany],
    4: [exact, rounded, rounded, side],
    5: [rounded, landing, oneSolutionFor],
  }),
};
