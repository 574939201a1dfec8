import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import {
  type Answer,
  type FinishedDaily,
  type FinishedDrill,
  type FinishedPractice,
  type FinishedTimedRound,
  type GridGame,
  type SaveVerdict,
  SaveVerdictsSchema,
  type SentResult,
} from '@ninefold/contracts';
import { PRACTICE_GRID } from '@ninefold/contracts/rpc/testing';
import { dailyPuzzle, scoreAnswers } from 'shared-puzzle-engine';
import type { Client } from '../program-client';
import { solutionOf } from './daily';

/** Fields that differ from those of a valid result, in any shape, because the API accepts any. */
type Change = Record<string, unknown>;

const changed = <Result>(result: Result, change: Change) => ({ ...result, ...change });

export const daily = (day_key: string, change: Change = {}, game_type: GridGame = 'sum_grid') =>
  changed<FinishedDaily>(
    {
      id: randomUUID(),
      kind: 'daily',
      game_type,
      day_key,
      grid: solutionOf(game_type, day_key),
      completion_time_seconds: 75,
      finished_at: `${day_key}T17:00:00Z`,
    },
    change,
  );

/** A solved practice grid with this many givens. */
export const practice = (change: Change = {}, givens = 3) =>
  changed<FinishedPractice>(
    {
      id: randomUUID(),
      kind: 'practice',
      game_type: 'sum_grid',
      givens: PRACTICE_GRID.map((digit, at) => (at < givens ? digit : 0)),
      grid: PRACTICE_GRID,
      completion_time_seconds: 75,
      hints_used: 0,
      finished_at: new Date().toISOString(),
    },
    change,
  );

/** A day's puzzle, played from the archive today. */
export const archived = (archive_day: string, change: Change = {}, game_type: GridGame = 'sum_grid') => {
  const { givens, solution } = dailyPuzzle(game_type, archive_day);
  return practice({ archive_day, game_type, givens, grid: solution, ...change });
};

/** Correct answers to 2 + 2 followed by wrong ones, with this thinking time before each. */
export const answers = (correct: number, wrong = 0, milliseconds = 400): Answer[] =>
  Array.from({ length: correct + wrong }, (_, at) => ({
    question: '2 + 2',
    correct_answer: 4,
    answer: at < correct ? 4 : 5,
    milliseconds,
  }));

const quiz = (correct: number, wrong: number) => ({
  id: randomUUID(),
  score: correct,
  accuracy: scoreAnswers([...Array(correct + wrong).keys()].map((at) => at < correct)).accuracy,
  answered_by: 'choosing' as const,
  answers: answers(correct, wrong),
  finished_at: new Date().toISOString(),
});

/** A minute of mental math that the server does not know about. */
export const timedRound = (correct: number, wrong = 0, change: Change = {}) =>
  changed<FinishedTimedRound>(
    {
      ...quiz(correct, wrong),
      kind: 'timed_round',
      game_type: 'mental_math_speed',
      completion_time_seconds: 60,
    },
    change,
  );

export const drill = (correct: number, change: Change = {}) =>
  changed<FinishedDrill>(
    {
      ...quiz(correct, 20 - correct),
      kind: 'drill',
      game_type: 'addition_drill',
      completion_time_seconds: 8,
    },
    change,
  );

/** Sends anything as a list of results. */
export const send = async (client: Client, results: unknown) =>
  client.rpc('save_results', { p_results: results as SentResult[] });

/** @throws if the list as a whole is rejected */
export async function saveAll(client: Client, ...results: unknown[]): Promise<SaveVerdict[]> {
  const { data, error } = await send(client, results);
  if (error) throw error;
  return v.parse(SaveVerdictsSchema, data);
}

/**
 * The verdict on one result.
 * @throws if the call is rejected
 */
export async function save(client: Client, result: unknown): Promise<SaveVerdict> {
  const [verdict, ...more] = await saveAll(client, result);
  if (!verdict || more.length > 0) throw new Error('One result has one verdict.');
  return verdict;
}

/** Why one result is rejected; undefined if it is not. */
export async function refusal(client: Client, result: unknown): Promise<string | undefined> {
  const { status, reason } = await save(client, result);
  return status === 'refused' ? reason : undefined;
}
