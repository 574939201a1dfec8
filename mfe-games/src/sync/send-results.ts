import type { Platform } from 'shared-platform';
import { sendResult } from '../results/send-result';
import type { RoundGame, RoundRecord, RoundStanding } from './read-stored-result';
import { sessionDataOf } from '../rounds/session-data';

type Supabase = Platform['supabase'];

const FINAL_REFUSALS = new Set(['malformed-round', 'account-gone']);

/** Never throws: what happened to the round is the answer. The server takes a round once, by its id. */
export const saveRound = (supabase: Supabase, round: RoundRecord) =>
  sendResult(
    async () =>
      (await supabase()).rpc('save_round_result', {
        p_user_id: round.owner,
        p_id: round.id,
        p_game_type: round.game,
        p_score: round.score,
        p_completion_time_seconds: round.seconds,
        p_accuracy: round.accuracy,
        p_session_data: sessionDataOf(round),
      }),
    (answer) => ({ standing: readStanding(answer) }),
    FINAL_REFUSALS,
  );

/** The signed-in person's best score, or null before the first round. */
export async function fetchPersonalBest(supabase: Supabase, game: RoundGame): Promise<number | null> {
  const { data, error } = await (await supabase()).rpc('personal_best', { p_game_type: game });
  if (error) throw error;
  // Whatever the types promise, before the first round the answer is null.
  return typeof data === 'number' ? data : null;
}

/** @throws TypeError when the answer has another shape: a server that is newer than this page. */
function readStanding(answer: unknown): RoundStanding {
  const { personal_best, previous_best } = (answer ?? {}) as Record<string, unknown>;
  const isFirst = previous_best === null || previous_best === undefined;
  if (typeof personal_best !== 'number' || !(isFirst || typeof previous_best === 'number')) {
    throw new TypeError("The server's answer to a round has no personal best");
  }
  return { personalBest: personal_best, previousBest: isFirst ? null : previous_best };
}
