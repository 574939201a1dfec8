import type { SkillEntry } from '../skill';
import { oneStepEquations } from './one-step-equations/entry';

/** A1 and A2. */
export const ALGEBRA: readonly SkillEntry[] = [oneStepEquations];
