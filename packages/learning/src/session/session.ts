import type {
  LearningAnswer,
  LearningLevel,
  LearningSessionKind,
  ReviewCard,
  SkillProgress,
} from '@ninefold/contracts';
import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty } from '../exercise/exercise';

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
  readonly answers: readonly LearningAnswer[];
  /** Of a review: the cards that were due when it started. */
  readonly due?: readonly ReviewCard[];
}

/**
 * Why an exercise was chosen. `missed`: a similar one was missed in this session. `due`: not used for long. `new`: the
 * first of its skill. `stretch`: a challenge question. `strengthen`: not mastered yet. `measure`: to find out what is
 * known.
 */
export type Reason = 'missed' | 'due' | 'new' | 'stretch' | 'strengthen' | 'measure';

/** Identifies an exercise, which `loadExercise` generates. */
export interface NextExercise {
  readonly skill: string;
  readonly difficulty: ExerciseDifficulty;
  readonly seed: number;
  readonly why: Reason;
}

export type ExerciseChoice = Omit<NextExercise, 'seed'>;

/** Without repetitions of missed exercises. */
export const SESSION_LENGTH = 10;
/** With repetitions. */
export const MAX_SESSION_LENGTH = 13;

/** Exercises between a miss and its repetition; an immediate repetition would be from memory. */
const MIN_GAP = 2;
/** Repetitions of a skill in one session; after that it rests until another day. */
const MAX_REPEATS = 2;

export function wasSolved({ correct, helped }: Pick<LearningAnswer, 'correct' | 'helped'>): boolean {
  return correct && !helped;
}

export function streakOf(answers: readonly LearningAnswer[]): number {
  return answers.length - 1 - answers.findLastIndex((answer) => !wasSolved(answer));
}

export interface Missed {
  readonly skill: string;
  readonly difficulty: number;
  /** Enough other exercises have come since. */
  readonly isDueAgain: boolean;
}

/** Skills whose last answer in this session was a miss, oldest first. */
export function missedSkills(answers: readonly LearningAnswer[]): Missed[] {
  return [...new Set(answers.map(({ skill }) => skill))]
    .flatMap((skill) => {
      const place = answers.findLastIndex((answer) => answer.skill === skill);
      const misses = answers.filter((answer) => answer.skill === skill && !wasSolved(answer)).length;
      const answer = answers[place];
      if (!answer || wasSolved(answer) || misses > MAX_REPEATS) return [];
      return [{ skill, difficulty: answer.difficulty, place, isDueAgain: answers.length - place > MIN_GAP }];
    })
    .sort((a, b) => a.place - b.place);
}

/** Seeds are stored as 32-bit numbers. */
export const SEED_COUNT = 2 ** 31 - 1;

export function unusedSeed(answers: readonly LearningAnswer[], random: Random): number {
  const used = new Set(answers.map(({ seed }) => seed));
  let seed = randomInteger(random, 0, SEED_COUNT - 1);
  while (used.has(seed)) seed = (seed + 1) % SEED_COUNT;
  return seed;
}
