import type { GridGame } from 'shared-contracts';
import type { Platform } from 'shared-platform';
import type { Cells } from 'shared-puzzle-engine';
import { readSavedDaily } from './server-answers';

export interface FinishedDaily {
  readonly userId: string;
  readonly game: GridGame;
  readonly seconds: number;
  readonly grid: Cells;
}

export type SaveAnswer =
  | { readonly outcome: 'saved'; readonly news: ReturnType<typeof readSavedDaily> }
  | { readonly outcome: 'already-played' }
  /** Sending it again would change nothing. */
  | { readonly outcome: 'refused'; readonly error: unknown }
  | { readonly outcome: 'not-reached'; readonly error: unknown };

const FINAL_REFUSALS = new Set(['grid-not-solved', 'malformed-grid', 'unknown-game', 'account-gone']);

/** Never throws: what happened to the result is the answer. */
export async function saveDaily(supabase: Platform['supabase'], daily: FinishedDaily): Promise<SaveAnswer> {
  try {
    const { data, error } = await (
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
    if (!error) return { outcome: 'saved', news: readSavedDaily(data) };
    if (error.hint === 'daily-already-played') return { outcome: 'already-played' };
    return { outcome: FINAL_REFUSALS.has(error.hint) ? 'refused' : 'not-reached', error };
  } catch (error) {
    return { outcome: 'not-reached', error };
  }
}
