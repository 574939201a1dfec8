import type { SkillEntry } from '../skill';
import { mean } from './mean/entry';

/** B1 and B2. */
export const STATISTICS: readonly SkillEntry[] = [mean];
