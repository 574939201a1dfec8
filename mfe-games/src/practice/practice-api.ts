import type { Platform } from 'shared-platform';
import { sendResult } from '../results/send-result';
import type { PracticeResult, PracticeStanding } from './practice-result';

const FINAL_REFUSALS = new Set(['malformed-practice', 'malformed-grid', 'unknown-game', 'account-gone']);

/** Never throws: what happened to the result is the answer. The server takes it once, by its id. */
export const savePractice = (supabase: Platform['supabase'], result: PracticeResult) =>
  sendResult(
    async () =>
      (await supabase()).rpc('save_practice_result', {
        p_user_id: result.owner,
        p_id: result.id,
        p_game_type: result.game,
        p_givens: [...result.givens],
        p_grid: [...result.grid],
        p_completion_time_seconds: result.seconds,
        p_hints_used: result.hints,
        p_finished_at: new Date(result.finishedAt).toISOString(),
      }),
    (answer) => ({ standing: readStanding(answer) }),
    FINAL_REFUSALS,
  );

/** @throws TypeError when the answer has another shape: a server that is newer than this page. */
function readStanding(answer: unknown): PracticeStanding {
  const { personal_best = null, previous_best = null } = (answer ?? {}) as Record<string, unknown>;
  if (!isTime(personal_best) || !isTime(previous_best)) {
    throw new TypeError("The server's answer to a practice puzzle has no best times");
  }
  return { personalBest: personal_best, previousBest: previous_best };
}

const isTime = (value: unknown): value is number | null => value === null || typeof value === 'number';
