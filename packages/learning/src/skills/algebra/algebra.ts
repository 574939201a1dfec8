import type { SkillEntry } from '../skill';
import { distributing } from './distributing/entry';
import { evaluatingExpressions } from './evaluating-expressions/entry';
import { exponentLaws } from './exponent-laws/entry';
import { factoring } from './factoring/entry';
import { fractionArithmetic } from './fraction-arithmetic/entry';
import { inequalities } from './inequalities/entry';
import { likeTerms } from './like-terms/entry';
import { lineEquations } from './line-equations/entry';
import { negativeNumbers } from './negative-numbers/entry';
import { oneStepEquations } from './one-step-equations/entry';
import { orderOfOperations } from './order-of-operations/entry';
import { quadraticFormula } from './quadratic-formula/entry';
import { quadraticsByFactoring } from './quadratics-by-factoring/entry';
import { ratios } from './ratios/entry';
import { rearrangingFormulas } from './rearranging-formulas/entry';
import { slope } from './slope/entry';
import { systemsByGraph } from './systems-by-graph/entry';
import { twoEquations } from './two-equations/entry';
import { twoStepEquations } from './two-step-equations/entry';
import { variablesOnBothSides } from './variables-on-both-sides/entry';

/** A1 and A2, in the order in which they are taught. */
export const ALGEBRA: readonly SkillEntry[] = [
  negativeNumbers,
  orderOfOperations,
  fractionArithmetic,
  evaluatingExpressions,
  likeTerms,
  distributing,
  oneStepEquations,
  twoStepEquations,
  ratios,
  variablesOnBothSides,
  rearrangingFormulas,
  inequalities,
  slope,
  lineEquations,
  systemsByGraph,
  twoEquations,
  exponentLaws,
  factoring,
  quadraticsByFactoring,
  quadraticFormula,
];
