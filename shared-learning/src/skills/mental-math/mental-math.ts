import type { SkillEntry } from '../skill';
import { compensation } from './compensation/entry';
import { complements } from './complements/entry';
import { doublingAndHalving } from './doubling-and-halving/entry';
import { leftToRightAddition } from './left-to-right-addition/entry';
import { percentages } from './percentages/entry';
import { squaresEndingIn5 } from './squares-ending-in-5/entry';
import { quickFactors } from './times-5-11-25/entry';

/** C1 and C2, in the order in which they are taught. */
export const MENTAL_MATH: readonly SkillEntry[] = [
  complements,
  leftToRightAddition,
  compensation,
  doublingAndHalving,
  quickFactors,
  squaresEndingIn5,
  percentages,
];
