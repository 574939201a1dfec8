import { randomUUID } from 'node:crypto';
import { type Database, type SavedRound, SavedRoundSchema } from 'shared-contracts';
import { scoreRound } from 'shared-puzzle-engine';
import type { Client } from '../program-client';

export type RoundArguments = Database['public']['Functions']['save_round_result']['Args'];

/** As many right answers to 2 + 2, and after them as many wrong ones, each thought about for that long. */
export const attempts = (right: number, wrong = 0, milliseconds = 400) =>
  Array.from({ length: right + wrong }, (_, at) => ({
    question: '2 + 2',
    answer: 4,
    given: at < right ? 4 : 5,
    milliseconds,
  }));

const roundOf = (p_game_type: string, seconds: number, right: number, wrong: number): RoundArguments => {
  const { correct, accuracy } = scoreRound([...Array(right + wrong).keys()].map((at) => at < right));
  return {
    p_id: randomUUID(),
    p_game_type,
    p_score: correct,
    p_completion_time_seconds: seconds,
    p_accuracy: accuracy,
    p_session_data: { answered_by: 'choosing', attempts: attempts(right, wrong) },
  };
};

/** A minute of mental math as the game sends it. */
export const mentalMath = (right: number, wrong = 0): RoundArguments =>
  roundOf('mental_math_speed', 60, right, wrong);

/** A drill as the game sends it. */
export const drill = (right: number): RoundArguments => roundOf('addition_drill', 8, right, 20 - right);

/** @throws when the round is refused */
export async function save(client: Client, round: RoundArguments): Promise<SavedRound> {
  return SavedRoundSchema.parse((await client.rpc('save_round_result', round).throwOnError()).data);
}

/** Why the round is refused; null when it is not. */
export const refusal = async (client: Client, round: RoundArguments) =>
  (await client.rpc('save_round_result', round)).error;
