import type {
  LearningAnswer,
  LearningLevel,
  LearningSessionKind,
  ReviewCard,
  SkillProgress,
} from '@ninefold/contracts';
import type { ExerciseDifficulty } from '../exercise/exercise';

/** Where a session stands. */
export interface SessionState {
  readonly kind: LearningSessionKind;
  /** The level that it is about. The levels below count as known until answers say otherwise. */
  readonly level: LearningLevel;
  /** Of a session about one skill. */
  readonly skill: string | null;
  /** All that is known of the learner, the answers of this session included (`progressAfter`). */
  readonly skills: readonly SkillProgress[];
  /** Of this session, in the order they were given. */
  readonly answers: readonly LearningAnswer[];
  /** Of a session of review: the cards that were due when it began. */
  readonly due?: readonly ReviewCard[];
}

/**
 * Why an exercise was chosen. `missed`: its kind was missed in this session. `due`: it was not used for long. `new`: the
 * first of its skill. `stretch`: harder than usual. `strengthen`: not mastered yet. `measure`: to find out what is known.
 */
export type Reason = 'missed' | 'due' | 'new' | 'stretch' | 'strengthen' | 'measure';

/** An exercise by what makes it again: `loadExercise` does. */
export interface NextExercise {
  readonly skill: string;
  readonly difficulty: ExerciseDifficulty;
  readonly seed: number;
  readonly why: Reason;
}

/** What is chosen before it gets a seed of its own. */
export type Kind = Omit<NextExercise, 'seed'>;

/** Exercises of a session, as far as nothing missed has to come again. */
export const SESSION_LENGTH = 10;
/** With those that come again. */
export const MAX_SESSION_LENGTH = 13;
