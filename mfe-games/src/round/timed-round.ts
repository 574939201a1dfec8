import type { Answer } from '@ninefold/contracts';
import type { MentalMathProblem } from 'shared-puzzle-engine';
import { VERDICT_MS } from './answers';

/** A question with four options, one of which is right. */
export type Problem = Pick<MentalMathProblem, 'question' | 'correctAnswer' | 'options'>;

/**
 * - `counted`: the server holds the same questions and runs a clock
 * - `unchecked`: no one but this device knows of it
 * - `fun`: it is not kept
 * - `challenge`: the server holds the same questions, and it is no result of the player
 */
export type RoundPurpose = 'counted' | 'unchecked' | 'fun' | 'challenge';

/** Where the questions of a round come from, and what it is for. */
export interface RoundDeal {
  readonly purpose: RoundPurpose;
  /** Of a counted round: the result names it. */
  readonly ticket?: string;
  /** The question after so many others; null when there are no more. */
  draw(index: number): Problem | null;
}

/** A running round. All times are milliseconds of one steady clock. */
export interface TimedRound {
  readonly deadline: number;
  readonly problem: Problem;
  readonly shownAt: number;
  /** The answer to this problem, once given, and until when its verdict is shown. */
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

/** One answer to each problem. The caller refuses an answer that comes after the deadline. */
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

/** Every question of a round that is over, with the one that the end cut off. */
export function allAnswers(round: TimedRound): readonly Answer[] {
  return round.verdict ? round.answers : [...round.answers, answerAt(round, null, round.deadline)];
}

/** The seconds that the clock shows: all at the start, 0 only when the time is up. */
export const secondsLeft = ({ deadline }: TimedRound, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / 1000));

/** When the round must be looked at again: the clock's next second, or the end of a verdict. */
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
