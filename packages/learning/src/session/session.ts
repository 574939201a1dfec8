import type {
  LearningAnswer,
  LearningLevel,
  LearningSessionKind,
  ReviewCard,
  SkillProgress,
} from '@ninefold/contracts';
import { randomInteger, type Random } from 'shared-puzzle-engine';
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

/** How many other exercises come between a miss and its return. Without them it would be repeated, not solved. */
const PAUSE = 2;
/** A skill comes back so often in one session; then it rests until another day. */
const RETURNS = 2;

export function wasSolved({ correct, helped }: Pick<LearningAnswer, 'correct' | 'helped'>): boolean {
  return correct && !helped;
}

/** Solved in a row, up to the last answer. */
export function streakOf(answers: readonly LearningAnswer[]): number {
  return answers.length - 1 - answers.findLastIndex((answer) => !wasSolved(answer));
}

export interface Missed {
  readonly skill: string;
  readonly difficulty: number;
  /** Enough others have come since. */
  readonly ripe: boolean;
}

/** The skills whose last answer in this session was not solved, longest ago first. */
export function missedSkills(answers: readonly LearningAnswer[]): Missed[] {
  return [...new Set(answers.map(({ skill }) => skill))]
    .flatMap((skill) => {
      const place = answers.findLastIndex((answer) => answer.skill === skill);
      const misses = answers.filter((answer) => answer.skill === skill && !wasSolved(answer)).length;
      const answer = answers[place];
      if (!answer || wasSolved(answer) || misses > RETURNS) return [];
      return [{ skill, difficulty: answer.difficulty, place, ripe: answers.length - place > PAUSE }];
    })
    .sort((a, b) => a.place - b.place);
}

/** Seeds are stored as 32-bit numbers. */
export const MOST_SEEDS = 2 ** 31 - 1;

/** A seed that no answer of the session had: no exercise comes twice. */
export function unusedSeed(answers: readonly LearningAnswer[], random: Random): number {
  const used = new Set(answers.map(({ seed }) => seed));
  let seed = randomInteger(random, 0, MOST_SEEDS - 1);
  while (used.has(seed)) seed = (seed + 1) % MOST_SEEDS;
  return seed;
}
