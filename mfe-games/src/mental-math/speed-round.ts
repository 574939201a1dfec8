import type { MentalMathProblem } from 'shared-puzzle-engine';
import type { Attempt } from '../rounds/attempt';
import { VERDICT_MS } from '../rounds/config';
import { ROUND_MS } from './config';

/** A running round. All times are milliseconds of one steady clock. */
export interface SpeedRound {
  readonly deadline: number;
  readonly problem: MentalMathProblem;
  readonly shownAt: number;
  /** The answer to this problem, once given, and until when it is looked at. */
  readonly verdict: { readonly given: number; readonly until: number } | null;
  readonly attempts: readonly Attempt[];
}

export const startRound = (problem: MentalMathProblem, now: number): SpeedRound => ({
  deadline: now + ROUND_MS,
  problem,
  shownAt: now,
  verdict: null,
  attempts: [],
});

/** One answer to each problem; one that comes after the deadline is the caller's to refuse. */
export function giveAnswer(round: SpeedRound, given: number, now: number): SpeedRound {
  return {
    ...round,
    verdict: { given, until: now + VERDICT_MS },
    attempts: [...round.attempts, attemptAt(round, given, now)],
  };
}

export const showNext = (round: SpeedRound, problem: MentalMathProblem, now: number): SpeedRound => ({
  ...round,
  problem,
  shownAt: now,
  verdict: null,
});

/** Every question of a round that is over, with the one that the end cut off. */
export function allAttempts(round: SpeedRound): readonly Attempt[] {
  return round.verdict ? round.attempts : [...round.attempts, attemptAt(round, null, round.deadline)];
}

/** The seconds that the clock shows: 60 at the start, 0 only when the time is up. */
export const secondsLeft = ({ deadline }: SpeedRound, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / 1000));

/** When the round must be looked at again: the clock's next second, or the end of a verdict. */
export function nextMoment(round: SpeedRound, now: number): number {
  const nextSecond = round.deadline - (secondsLeft(round, now) - 1) * 1000;
  return Math.min(nextSecond, round.verdict?.until ?? Infinity);
}

function attemptAt({ problem, shownAt }: SpeedRound, given: number | null, now: number): Attempt {
  const { question, correctAnswer } = problem;
  return { question, answer: correctAnswer, given, milliseconds: Math.round(now - shownAt) };
}
