import type { SkillEntry } from '../skill';
import { castingOutNines } from './casting-out-nines/entry';
import { compensation } from './compensation/entry';
import { complements } from './complements/entry';
import { dayOfADate } from './day-of-a-date/entry';
import { differenceOfSquares } from './difference-of-squares/entry';
import { divisibility } from './divisibility/entry';
import { doublingAndHalving } from './doubling-and-halving/entry';
import { estimatingProducts } from './estimating-products/entry';
import { fractionsAndDecimals } from './fractions-and-decimals/entry';
import { leftToRightAddition } from './left-to-right-addition/entry';
import { percentageGrowth } from './percentage-growth/entry';
import { percentages } from './percentages/entry';
import { productsNear100 } from './products-near-100/entry';
import { rootsByEstimate } from './roots-by-estimate/entry';
import { squaresEndingIn5 } from './squares-ending-in-5/entry';
import { times12And15 } from './times-12-and-15/entry';
import { quickFactors } from './times-5-11-25/entry';
import { times9 } from './times-9/entry';
import { unitConversion } from './unit-conversion/entry';

/** C1 and C2, in the order in which they are taught. */
export const MENTAL_MATH: readonly SkillEntry[] = [
  complements,
  leftToRightAddition,
  compensation,
  doublingAndHalving,
  quickFactors,
  times9,
  times12And15,
  squaresEndingIn5,
  percentages,
  differenceOfSquares,
  productsNear100,
  estimatingProducts,
  rootsByEstimate,
  fractionsAndDecimals,
  unitConversion,
  divisibility,
  castingOutNines,
  dayOfADate,
  percentageGrowth,
];
