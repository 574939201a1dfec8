import type { SkillEntry } from '../skill';
import { barCharts } from './bar-charts/entry';
import { binomial } from './binomial/entry';
import { combinedProbability } from './combined-probability/entry';
import { conditionalProbability } from './conditional-probability/entry';
import { correlation } from './correlation/entry';
import { counting } from './counting/entry';
import { expectedValue } from './expected-value/entry';
import { histograms } from './histograms/entry';
import { lineCharts } from './line-charts/entry';
import { mean } from './mean/entry';
import { median } from './median/entry';
import { modeAndRange } from './mode-and-range/entry';
import { normalCurve } from './normal-curve/entry';
import { pieCharts } from './pie-charts/entry';
import { quartilesAndBoxPlots } from './quartiles-and-box-plots/entry';
import { relativeFrequency } from './relative-frequency/entry';
import { samplingError } from './sampling-error/entry';
import { significance } from './significance/entry';
import { simpleProbability } from './simple-probability/entry';
import { standardDeviation } from './standard-deviation/entry';
import { twoWayTables } from './two-way-tables/entry';
import { weightedMean } from './weighted-mean/entry';

/** B1 and B2, in the order in which they are taught. */
export const STATISTICS: readonly SkillEntry[] = [
  mean,
  median,
  modeAndRange,
  barCharts,
  lineCharts,
  relativeFrequency,
  pieCharts,
  twoWayTables,
  quartilesAndBoxPlots,
  histograms,
  simpleProbability,
  combinedProbability,
  weightedMean,
  standardDeviation,
  counting,
  binomial,
  conditionalProbability,
  expectedValue,
  normalCurve,
  correlation,
  samplingError,
  significance,
];
