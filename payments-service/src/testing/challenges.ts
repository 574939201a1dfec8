import { randomUUID } from 'node:crypto';
import type { FinishedPractice, FinishedResult, FinishedTimedRound } from '@ninefold/contracts';
import { callRpc, createChallengeCall, saveResultsCall, startRoundCall } from '@ninefold/contracts/rpc';
import { PRACTICE_GRID } from '@ninefold/contracts/rpc/testing';
import { mentalMathProblems } from 'shared-puzzle-engine';
import type { DatabaseClient } from '../database/create-database';

const GAME = 'mental_math_speed';
const QUESTION_SET = 1;

interface Player {
  readonly id: string;
  readonly client: DatabaseClient;
}

/** @returns the code of a challenge made from a result */
async function challengeOf({ id, client }: Player, result: FinishedResult): Promise<string> {
  await callRpc(client, saveResultsCall, { p_results: [{ ...result, user_id: id, by_guest: false }] });
  return (await callRpc(client, createChallengeCall, { p_result_id: result.id, p_moves: [] })).code;
}

/** A challenge made from a solved practice puzzle. */
export function gridChallenge(player: Player, seconds: number): Promise<string> {
  const solved: FinishedPractice = {
    id: randomUUID(),
    kind: 'practice',
    game_type: 'sum_grid',
    givens: [4, 0, 0, 0, 8, 0, 5, 0, 0],
    grid: PRACTICE_GRID,
    completion_time_seconds: seconds,
    hints_used: 0,
    finished_at: new Date().toISOString(),
  };
  return challengeOf(player, solved);
}

/**
 * A challenge made from a verified round.
 * @param service a client with the service key, which publishes the questions and moves the start back
 */
export async function roundChallenge(
  player: Player,
  service: DatabaseClient,
  correct: number,
): Promise<string> {
  const problems = mentalMathProblems(QUESTION_SET);
  const questions = problems.map(({ question }) => question);
  const correct_answers = problems.map(({ correctAnswer }) => correctAnswer);
  const published = { game_type: GAME, question_set: QUESTION_SET, questions, correct_answers };
  await service.from('question_sets').upsert(published, { ignoreDuplicates: true }).throwOnError();
  const start = { p_game_type: GAME, p_answered_by: 'choosing' } as const;
  const { ticket } = await callRpc(player.client, startRoundCall, start);
  const started_at = new Date(Date.now() - 61_000).toISOString();
  await service.from('round_tickets').update({ started_at }).eq('id', ticket).throwOnError();
  const played: FinishedTimedRound = {
    id: randomUUID(),
    kind: 'timed_round',
    game_type: GAME,
    completion_time_seconds: 60,
    score: correct,
    accuracy: 100,
    answered_by: 'choosing',
    answers: problems.slice(0, correct).map(({ question, correctAnswer }) => ({
      question,
      correct_answer: correctAnswer,
      answer: correctAnswer,
      milliseconds: 400,
    })),
    ticket,
    finished_at: new Date().toISOString(),
  };
  return challengeOf(player, played);
}
