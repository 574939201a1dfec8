import {
  MASTERY_LEVELS,
  type DatedAnswer,
  type LearningAnswer,
  type LearningSessionKind,
  type SkillProgress,
} from '@ninefold/contracts';
import type { ExerciseDifficulty } from '../exercise/exercise';
import {
  countsOf,
  kindsOf,
  RECENT,
  withResult,
  type Counts,
  type RecentResults,
  type Result,
} from './recent-results';

export { MASTERY_LEVELS };
export type MasteryLevel = (typeof MASTERY_LEVELS)[number];

/** What a skill's answers have shown. Forgetting lowers the level that is displayed. */
export const FAMILIAR = 1;
export const PROFICIENT = 2;
export const MASTERED = 3;

/** What each level takes among the recent results. Mastery also takes another day and a mixed session. */
export const NEEDED = {
  familiar: { right: 2, hard: 0, kinds: 1 },
  proficient: { right: 4, hard: 3, kinds: 2 },
  mastered: { right: RECENT, hard: RECENT, kinds: 1 },
} as const satisfies Record<string, Counts>;

/** What is known about one person's skill. The server applies the same rules in SQL, and a test keeps the two equal. */
export interface SkillState {
  readonly answers: number;
  readonly recent: RecentResults;
  /** The level that the answers have shown: 0 (attempted) to 3 (mastered). */
  readonly evidence: number;
  /** Calendar days since the last correct answer; null before the first. */
  readonly daysSinceCorrect: number | null;
  /** Calendar days since the skill became proficient; null before. */
  readonly daysSinceEvidence: number | null;
}

export const NEW_SKILL: SkillState = {
  answers: 0,
  recent: [],
  evidence: 0,
  daysSinceCorrect: null,
  daysSinceEvidence: null,
};

export interface Rated extends Result {
  /** In a session of several skills, where recognizing the skill is part of the task. */
  readonly mixed: boolean;
}

/**
 * The state after one more answer. A correct answer never lowers the level and a miss never raises it. A proficient skill
 * becomes mastered in a mixed session on another day.
 */
export function rated(state: SkillState, answer: Rated): SkillState {
  const { evidence: before } = state;
  const recent = withResult(state.recent, answer);
  const next = { ...state, answers: state.answers + 1, recent };
  const shown = shownBy(recent);
  if (!answer.correct) {
    if (recent === state.recent) return next;
    return { ...next, evidence: before >= PROFICIENT ? Math.max(FAMILIAR, shown) : Math.min(before, shown) };
  }
  // An easy question counts for no label, also where the earlier results would do.
  const isLaterAndMixed = recent !== state.recent && answer.mixed && state.daysSinceEvidence !== 0;
  const masters = before >= PROFICIENT && isLaterAndMixed && has(recent, NEEDED.mastered);
  const evidence = masters ? MASTERED : Math.max(before, shown);
  const becomesProficient = evidence >= PROFICIENT && before < PROFICIENT;
  return { ...next, evidence, daysSinceCorrect: 0, ...(becomesProficient && { daysSinceEvidence: 0 }) };
}

/** Without mastery, which takes more than results. */
function shownBy(recent: RecentResults): number {
  return has(recent, NEEDED.proficient) ? PROFICIENT : has(recent, NEEDED.familiar) ? FAMILIAR : 0;
}

export function has(recent: RecentResults, needed: Counts): boolean {
  const { right, hard, kinds } = countsOf(recent);
  return right >= needed.right && hard >= needed.hard && kinds >= needed.kinds;
}

/** null: never tried. A skill loses a level after three weeks without use, and another one after nine. */
export function masteryOf({
  answers,
  evidence,
  daysSinceCorrect,
}: Pick<SkillState, 'answers' | 'evidence' | 'daysSinceCorrect'>): MasteryLevel | null {
  if (answers === 0) return null;
  const days = daysSinceCorrect ?? 0;
  const forgotten = days >= 63 ? 2 : days >= 21 ? 1 : 0;
  return MASTERY_LEVELS[Math.max(0, evidence - forgotten)] ?? 'attempted';
}

/**
 * The kind of question not to ask next, because another one is all that a skill needs to be proficient. Some difficulties
 * have a single kind, so waiting for another one could take forever.
 */
export function kindToAvoid({ recent, evidence_count }: SkillProgress): number | undefined {
  const { right, kinds } = countsOf(recent);
  const { proficient } = NEEDED;
  const needsOther = evidence_count < PROFICIENT && right >= proficient.right - 1 && kinds < proficient.kinds;
  return needsOther ? kindsOf(recent)[0] : undefined;
}

export function isProficient(level: MasteryLevel | null | undefined): boolean {
  return level === 'proficient' || level === 'mastered';
}

export type RatedAnswer = Pick<LearningAnswer, 'skill' | 'difficulty' | 'correct' | 'helped'> &
  Pick<DatedAnswer, 'question_kind' | 'support'>;

/**
 * The progress after further answers, as the server will compute it, for answers that were not sent yet. A placement
 * changes nothing: it asks about skills before their lessons.
 */
export function progressAfter(
  skills: readonly SkillProgress[],
  answers: readonly RatedAnswer[],
  kind: LearningSessionKind,
): SkillProgress[] {
  const progress = new Map(skills.map((one) => [one.skill, one]));
  if (kind === 'placement') return [...skills];
  for (const { skill, difficulty, correct, helped, support, question_kind = 1 } of answers) {
    const state = rated(stateOf(progress.get(skill)), {
      difficulty: difficulty as ExerciseDifficulty,
      // A worked example or another attempt is help too.
      correct: correct && !helped && !support,
      kind: question_kind,
      mixed: kind !== 'skill',
    });
    progress.set(skill, {
      skill,
      answers: state.answers,
      recent: [...state.recent],
      evidence_count: state.evidence,
      days_since_correct: state.daysSinceCorrect,
      days_since_evidence: state.daysSinceEvidence,
      level: masteryOf(state) ?? 'attempted',
    });
  }
  return [...progress.values()];
}

function stateOf(progress: SkillProgress | undefined): SkillState {
  if (!progress) return NEW_SKILL;
  const { answers, recent, evidence_count, days_since_correct, days_since_evidence } = progress;
  return {
    answers,
    recent,
    evidence: evidence_count,
    daysSinceCorrect: days_since_correct,
    daysSinceEvidence: days_since_evidence,
  };
}
