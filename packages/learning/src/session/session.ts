import type {
  DatedAnswer,
  LearningAnswer,
  LearningLevel,
  LearningSessionKind,
  ReviewCard,
  SkillProgress,
} from '@ninefold/contracts';
import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty } from '../exercise/exercise';

export type SessionAnswer = LearningAnswer &
  Pick<DatedAnswer, 'mistake' | 'wrong_attempts' | 'support' | 'question_kind'>;

export interface SessionState {
  readonly kind: LearningSessionKind;
  /** Lower levels count as known until answers say otherwise. */
  readonly level: LearningLevel;
  /** null unless the session is about one skill. */
  readonly skill: string | null;
  /** The skill where a placement started the path: those before it count as known until answers say otherwise. */
  readonly start?: string | undefined;
  /** Progress including the answers of this session (`progressAfter`). */
  readonly skills: readonly SkillProgress[];
  /** Of this session, oldest first. */
  readonly answers: readonly SessionAnswer[];
  /** Of a review: the cards of the day that were due when it started, most urgent first. */
  readonly due?: readonly ReviewCard[];
}

/**
 * Why an exercise was chosen. `missed`: a similar one was missed in this session. `due`: not used for long. `new`: the
 * first of its skill. `stretch`: a challenge question. `strengthen`: not mastered yet. `measure`: to find out what is
 * known. `prerequisite` and `break`: after the lesson of a skill, one that it builds on or another one.
 */
export type Reason =
  'missed' | 'due' | 'new' | 'stretch' | 'strengthen' | 'measure' | 'prerequisite' | 'break';

/** Identifies an exercise, which `loadExercise` generates. */
export interface NextExercise {
  readonly skill: string;
  readonly difficulty: ExerciseDifficulty;
  readonly seed: number;
  readonly why: Reason;
  /** The review card that it asks. */
  readonly card?: string;
  /** `withNewQuestion` replaces questions of this kind. */
  readonly avoided_kind?: number;
}

export type ExerciseChoice = Omit<NextExercise, 'seed' | 'card' | 'avoided_kind'>;

/** A session never grows with its misses. */
export const SESSION_LENGTH = 10;

export function wasSolved({ correct, helped }: Pick<LearningAnswer, 'correct' | 'helped'>): boolean {
  return correct && !helped;
}

export function streakOf(answers: readonly LearningAnswer[]): number {
  return answers.length - 1 - answers.findLastIndex((answer) => !wasSolved(answer));
}

/** Seeds are stored as 32-bit numbers. */
export const SEED_COUNT = 2 ** 31 - 1;

export function unusedSeed(answers: readonly LearningAnswer[], random: Random): number {
  const used = new Set(answers.map(({ seed }) => seed));
  let seed = randomInteger(random, 0, SEED_COUNT - 1);
  while (used.has(seed)) seed = (seed + 1) % SEED_COUNT;
  return seed;
}
