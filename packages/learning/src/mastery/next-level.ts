import type { SkillProgress } from '@ninefold/contracts';
import { FAMILIAR, has, MASTERED, NEEDED, PROFICIENT } from './mastery';
import {
  countsOf,
  EASIEST_COUNTED,
  HARDEST,
  kindsOf,
  RECENT,
  withResult,
  type Counts,
  type RecentResults,
} from './recent-results';

/** What a skill's recent results say about its level, and what the next level takes. */
export interface LevelReasons {
  readonly right: number;
  /** Results that count so far, at most five. */
  readonly results: number;
  /** What the next level takes from here on, by right answers in a row; null for a mastered skill. */
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
  return {
    right: counts.right,
    results: recent.length,
    missing: next ? { level: next, ...missingFor(recent, NEEDED[next]) } : null,
    isForgotten: LEVEL_NUMBERS[level] < shown,
    isTested: shown >= PROFICIENT && counts.right < NEEDED.proficient.right,
  };
}

/**
 * The fewest right answers in a row that meet a need, with the fewest hard ones among them. Old results leave the window
 * as new ones come, so the difference to the need is often too small.
 */
function missingFor(recent: RecentResults, needed: Counts): Counts {
  const used = kindsOf(recent);
  const newKind = Math.max(0, ...used) + 1;
  /** The results after right answers, of which the last ones are hard. */
  const after = (right: number, hard: number, kindOf: (index: number) => number) =>
    Array.from({ length: right }, (_, index) => index).reduce<RecentResults>((results, index) => {
      const difficulty = index < right - hard ? EASIEST_COUNTED : HARDEST;
      return withResult(results, { correct: true, difficulty, kind: kindOf(index) });
    }, recent);
  const meets = (right: number, hard: number) =>
    has(
      after(right, hard, (index) => newKind + (index % 2)),
      needed,
    );
  const counts = Array.from({ length: RECENT + 1 }, (_, count) => count);
  const right = counts.find((count) => meets(count, count)) ?? RECENT;
  const hard = counts.find((count) => count <= right && meets(right, count)) ?? right;
  const sameKind = used.at(-1) ?? newKind;
  const isKindMissing =
    needed.kinds > 1 &&
    !has(
      after(right, hard, () => sameKind),
      needed,
    );
  return { right, hard, kinds: Number(isKindMissing) };
}
