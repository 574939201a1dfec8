import type { SkillEntry } from '../skill';
import { mean } from './mean/entry';
import { median } from './median/entry';
import { modeAndRange } from './mode-and-range/entry';
import { quartilesAndBoxPlots } from './quartiles-and-box-plots/entry';

/** B1 and B2, in the order in which they are taught. */
export const STATISTICS: readonly SkillEntry[] = [mean, median, modeAndRange, quartilesAndBoxPlots];
