import type { SkillEntry } from '../skill';
import { combinedProbability } from './combined-probability/entry';
import { histograms } from './histograms/entry';
import { mean } from './mean/entry';
import { median } from './median/entry';
import { modeAndRange } from './mode-and-range/entry';
import { quartilesAndBoxPlots } from './quartiles-and-box-plots/entry';
import { relativeFrequency } from './relative-frequency/entry';
import { simpleProbability } from './simple-probability/entry';

/** B1 and B2, in the order in which they are taught. */
export const STATISTICS: readonly SkillEntry[] = [
  mean,
  median,
  modeAndRange,
  quartilesAndBoxPlots,
  histograms,
  relativeFrequency,
  simpleProbability,
  combinedProbability,
];
