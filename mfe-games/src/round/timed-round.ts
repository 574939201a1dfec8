import type { Answer } from '@ninefold/contracts';
import type { MentalMathProblem } from 'shared-puzzle-engine';
import { VERDICT_MS } from './answers';

/** A question with four options, one of which is correct. */
export type Problem = Pick<MentalMathProblem, 'question' | 'correctAnswer' | 'options'>;

/**
 * - `counted`: the server has the same questions and measures the time
 * - `unchecked`: only this device knows of it
 * - `fun`: not stored
 * - `challenge`: the server has the same questions, but it is not a result of the player
 */
export type RoundPurpose = 'counted' | 'unchecked' | 'fun' | 'challenge';

/** The questions of a round and its purpose. */
export interface RoundDeal {
  readonly purpose: RoundPurpose;
  /** Identifies a counted round in its result. */
  readonly ticket?: string;
  /** The question at this index; null after the last one. */
  draw(index: number): Problem | null;
}

/** A running round. All times are milliseconds of one steady clock. */
export interface TimedRound {
  readonly deadline: number;
  readonly problem: Problem;
  readonly shownAt: number;
  /** The answer to this question and the end of its verdict. */
  readonly verdict: { readonly answer: number; readonly until: number } | null;
  readonly answers: readonly Answer[];
}

export const startRound = (problem: Problem, now: number, roundMs: number): TimedRound => ({
  deadline: now + roundMs,
  problem,
  shownAt: now,
  verdict: null,
  answers: [],
});

/** Records the answer. The caller rejects answers after the deadline. */
export function giveAnswer(round: TimedRound, answer: number, now: number): TimedRound {
  return {
    ...round,
    verdict: { answer, until: now + VERDICT_MS },
    answers: [...round.answers, answerAt(round, answer, now)],
  };
}

export const showNext = (round: TimedRound, problem: Problem, now: number): TimedRound => ({
  ...round,
  problem,
  shownAt: now,
  verdict: null,
});

/** All questions of a finished round, including the one that the deadline cut off. */
export function allAnswers(round: TimedRound): readonly Answer[] {
  return round.verdict ? round.answers : [...round.answers, answerAt(round, null, round.deadline)];
}

/** Displayed seconds: the full time at the start, and 0 only after the deadline. */
export const secondsLeft = ({ deadline }: TimedRound, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / 1000));

/** When the round changes next: the clock's next second, or the end of a verdict. */
export function nextMoment(round: TimedRound, now: number): number {
  const nextSecond = round.deadline - (secondsLeft(round, now) - 1) * 1000;
  return Math.min(nextSecond, round.verdict?.until ?? Infinity);
}

function answerAt({ problem, shownAt }: TimedRound, answer: number | null, now: number): Answer {
  return {
    question: problem.question,
    correct_answer: problem.correctAnswer,
    answer,
    milliseconds: Math.round(now - shownAt),
  };
}
