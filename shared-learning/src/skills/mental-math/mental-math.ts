import type { SkillEntry } from '../skill';
import { complements } from './complements/entry';

/** C1 and C2. */
export const MENTAL_MATH: readonly SkillEntry[] = [complements];
