import type { GridGame } from 'shared-contracts';
import type { Platform } from 'shared-platform';
import type { Cells } from 'shared-puzzle-engine';
import type { DailyResult } from '../device/daily-record';
import { sendResult } from '../results/send-result';
import { readSavedDaily } from './server-answers';

export interface FinishedDaily {
  readonly userId: string;
  readonly game: GridGame;
  readonly seconds: number;
  readonly grid: Cells;
}

const FINAL_REFUSALS = new Set(['grid-not-solved', 'malformed-grid', 'unknown-game', 'account-gone']);

/** Never throws: what happened to the result is the answer. One that the account has already is saved, without news. */
export const saveDaily = (supabase: Platform['supabase'], daily: FinishedDaily) =>
  sendResult(
    async () => {
      const answer = await (
        await supabase()
      ).rpc('save_daily_grid_result', {
        p_user_id: daily.userId,
        p_game_type: daily.game,
        p_completion_time_seconds: daily.seconds,
        // There are no hints in a daily puzzle.
        p_hints_used: 0,
        p_accuracy: 100,
        p_grid: [...daily.grid],
      });
      return answer.error?.hint === 'daily-already-played' ? { data: null, error: null } : answer;
    },
    (data): Partial<DailyResult> => (data === null ? {} : readSavedDaily(data)),
    FINAL_REFUSALS,
  );
