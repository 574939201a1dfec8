import type { SkillProgress } from '@ninefold/contracts';
import { FAMILIAR, MASTERED, NEEDED, PROFICIENT } from './mastery';
import { countsOf, type Counts } from './recent-results';

/** What a skill's recent results say about its level, and what the next level takes. */
export interface LevelReasons {
  readonly right: number;
  /** Results that count so far, at most five. */
  readonly results: number;
  /** What the recent results lack for the next level; null for a mastered skill. */
  readonly missing: (Counts & { readonly level: keyof typeof NEEDED }) | null;
  /** The level was lost because the skill was not used. A correct answer restores it. */
  readonly isForgotten: boolean;
  /** The level comes from a test of the whole level, not from these results. */
  readonly isTested: boolean;
}

const NEXT = ['familiar', 'proficient', 'mastered'] as const;
const LEVEL_NUMBERS = {
  attempted: 0,
  familiar: FAMILIAR,
  proficient: PROFICIENT,
  mastered: MASTERED,
} as const;

export function reasonsFor({
  recent,
  evidence_count: shown,
  level,
}: Pick<SkillProgress, 'recent' | 'evidence_count' | 'level'>): LevelReasons {
  const counts = countsOf(recent);
  const next = NEXT[shown];
  const lack = (key: keyof Counts) => (next ? Math.max(0, NEEDED[next][key] - counts[key]) : 0);
  return {
    right: counts.right,
    results: recent.length,
    missing: next ? { level: next, right: lack('right'), hard: lack('hard'), kinds: lack('kinds') } : null,
    isForgotten: LEVEL_NUMBERS[level] < shown,
    isTested: shown >= PROFICIENT && counts.right < NEEDED.proficient.right,
  };
}
