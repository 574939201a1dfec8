import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { howManySeen, howManySolved } from './how-many';
import { lesson } from './lesson';
import { halfway, secondLineToDraw, seen, system } from './read-crossing';
import { equalAmounts } from './stories';
import { crossingFor, parallelFor, sameFor } from './unknown-number';
import { whichPoint } from './which-point';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [seen, seen, whichPoint],
    2: [system, equalAmounts, howManySeen],
    3: [system, whichPoint, howManySolved],
    4: [howManySolved, secondLineToDraw, halfway],
    5: [parallelFor, sameFor, crossingFor],
  }),
};
