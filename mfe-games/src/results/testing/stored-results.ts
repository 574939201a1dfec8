import type {
  FinishedDaily,
  FinishedPractice,
  FinishedTimedRound,
  Owner,
  StoredResult,
} from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { storedResults, NOON } from '../../testing/render-games';

export const TODAY = '2026-11-21';
const { solution, givens } = dailyPuzzle('sum_grid', TODAY);

export const daily = (over: Partial<FinishedDaily> = {}): FinishedDaily => ({
  kind: 'daily',
  id: 'daily-1',
  game_type: 'sum_grid',
  day_key: TODAY,
  grid: [...solution],
  completion_time_seconds: 75,
  finished_at: new Date(NOON - 90_000).toISOString(),
  ...over,
});

export const practice = (over: Partial<FinishedPractice> = {}): FinishedPractice => ({
  kind: 'practice',
  id: 'practice-1',
  game_type: 'sum_grid',
  givens: [...givens],
  grid: [...solution],
  completion_time_seconds: 40,
  hints_used: 1,
  finished_at: new Date(NOON).toISOString(),
  ...over,
});

export const round = (over: Partial<FinishedTimedRound> = {}): FinishedTimedRound => ({
  kind: 'timed_round',
  id: 'round-1',
  game_type: 'mental_math_speed',
  score: 1,
  accuracy: 100,
  completion_time_seconds: 60,
  finished_at: new Date(NOON - 60_000).toISOString(),
  answered_by: 'choosing',
  answers: [{ question: '2 × 3', correct_answer: 6, answer: 6, milliseconds: 900 }],
  ...over,
});

/** Stores a pending result, as a game does when it is finished. */
export const add = (
  result: StoredResult['result'],
  owner: Owner = 'user-1',
  over: Partial<StoredResult> = {},
): void => storedResults().add({ owner, state: 'pending', result, ...over });

export function playedAsGuest(): void {
  add(daily(), 'guest');
  add(round(), 'guest');
}

/** The save states of an owner's daily and round. */
export const statesOf = (owner: Owner) =>
  ['daily-1', 'round-1'].map((id) => storedResults().get(owner, id)?.state);
