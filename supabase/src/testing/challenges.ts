import * as v from 'valibot';
import { createHash, randomUUID } from 'node:crypto';
import {
  type AnsweredBy,
  type Challenge,
  type ChallengeAnswers,
  ChallengeAnswersSchema,
  ChallengeSchema,
  type ChallengeSolution,
  type StoredMove,
} from '@ninefold/contracts';
import { PRACTICE_GRID } from '@ninefold/contracts/rpc/testing';
import type { Client } from '../program-client';
import { asOwner } from './own-connection';
import type { Player } from './players';
import { practice, save } from './results';
import { playedRound, questionSetAnswers } from './rounds';

export const GRID = PRACTICE_GRID;
/** They leave one solution. */
export const GIVENS = [4, 0, 0, 0, 8, 0, 5, 0, 0];
/** A wrong digit that is cleared, then the solution cell by cell. */
export const MOVES: StoredMove[] = [
  { at: 1_000, cell: 3, digit: 1 },
  { at: 2_000, cell: 3, digit: 0 },
  ...[1, 2, 3, 5, 7, 8].map((cell, at) => ({ at: 3_000 + 1_000 * at, cell, digit: GRID[cell]! })),
];
export const SOLUTION: Extract<ChallengeSolution, { kind: 'grid' }> = {
  kind: 'grid',
  grid: GRID,
  seconds: 60,
  hints: 0,
  moves: MOVES,
};

/** Makes a challenge from a stored result. */
export async function challengeOfResult(
  client: Client,
  p_result_id: string,
  p_moves: readonly StoredMove[] = [],
): Promise<string> {
  return (await client.rpc('create_challenge', { p_result_id, p_moves }).throwOnError()).data.code;
}

/** A challenge made from a solved practice puzzle. */
export async function challengeOf({ client }: Player, moves: readonly StoredMove[] = MOVES): Promise<string> {
  const result = practice({ givens: GIVENS, grid: GRID });
  await save(client, result);
  return challengeOfResult(client, result.id, moves);
}

/** A challenge made from a verified round with some correct answers and one wrong one. */
export async function roundChallengeOf(
  { client }: Player,
  correct: number,
  answered_by: AnsweredBy = 'choosing',
) {
  const round = await playedRound(client, correct, 1, { answered_by });
  await save(client, round);
  return challengeOfResult(client, round.id);
}

export const readChallenge = async (client: Client, p_code: string): Promise<Challenge> =>
  v.parse(ChallengeSchema, (await client.rpc('challenge', { p_code }).throwOnError()).data);

export async function startAttempt(client: Client, p_code: string, p_attempt: string = randomUUID()) {
  const { data } = await client.rpc('start_challenge', { p_code, p_attempt }).throwOnError();
  return { p_attempt, started: data };
}

export const roundSolution = (
  set: number,
  correct: number,
  wrong = 0,
  milliseconds = 400,
): ChallengeSolution => ({
  kind: 'round',
  answers: questionSetAnswers(set, correct, wrong, milliseconds),
});

export const answerChallenge = (
  client: Client,
  p_code: string,
  p_solution: ChallengeSolution = SOLUTION,
  p_attempt: string = randomUUID(),
) => client.rpc('answer_challenge', { p_code, p_attempt, p_solution });

export const answersOf = async ({ client }: Player, p_code: string): Promise<ChallengeAnswers> =>
  v.parse(ChallengeAnswersSchema, (await client.rpc('challenge_answers', { p_code }).throwOnError()).data);

/** Moves the start of an attempt back. */
export const attemptStartedSecondsAgo = (p_attempt: string, seconds: number) =>
  asOwner(
    (sql) =>
      sql`update private.challenge_attempts set started_at = now() - make_interval(secs => ${seconds}) where id = ${p_attempt}`,
  );

/** The id of an attempt that a challenger sees; the real one proves whose it is. */
export function shownAttempt(p_attempt: string): string {
  const digits = createHash('md5').update(`shown attempt ${p_attempt}`).digest('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
