import type { BoardGame, BoardPeriod } from './boards';
import type { ChallengeSolution } from './challenges';
import type { AssignmentKind } from './classes';
import type { NextPage } from './exported-data';
import type { GameType, GridGame, TimedRoundGame } from './games';
import type { LearningSessionKind, SentAnswer, SentCard } from './learning';
import type { LearningLevel } from './limits';
import type { RateLimitedCall, SentEvent, SentPurchase, SentSubscription } from './payments';
import type { PlanKey } from './plans';
import type { AnsweredBy, SentResult } from './results';
import type { PublicNameKind } from './public-names';
import type { StoredMove } from './stored-play';

/**
 * The arguments of database functions that Postgres knows as JSON or as text only. `database.types.ts` takes their types
 * from here, so that the caller of a function and its fake in a test use the same fields and words.
 * A null that a function takes besides is declared by its SQL comment.
 */
export interface RpcArgs {
  authenticate_caller: { p_call: RateLimitedCall };
  answer_challenge: { p_solution: ChallengeSolution };
  board: { p_game_type: BoardGame; p_answered_by: AnsweredBy; p_period: BoardPeriod };
  assign_to_class: { p_kind: AssignmentKind };
  complete_learning_session: { p_placed_level: LearningLevel };
  daily_standing: { p_game_type: GridGame };
  export_my_data: { p_after: NextPage };
  export_progress: { p_after: NextPage };
  fulfil_checkout: { p_event: SentEvent; p_purchase: SentPurchase; p_subscription: SentSubscription };
  log_daily_activity: { p_game_type: GameType };
  create_challenge: { p_moves: readonly StoredMove[] };
  create_daily_challenge: { p_game_type: GridGame; p_moves: readonly StoredMove[] };
  open_checkout: { p_tier: PlanKey };
  personal_best: { p_game_type: GameType; p_answered_by: AnsweredBy };
  report_name_in_class: { p_kind: Extract<PublicNameKind, 'class_name' | 'pupil_name'> };
  save_daily_grid_result: { p_game_type: GridGame };
  save_learning_answers: { p_answers: readonly SentAnswer[] };
  save_results: { p_results: readonly SentResult[] };
  save_review_cards: { p_cards: readonly SentCard[] };
  resolve_reported_name: { p_kind: PublicNameKind };
  start_daily: { p_game_type: GridGame };
  migrate_guest_session: { p_level_id: LearningLevel };
  start_learning_session: { p_kind: LearningSessionKind; p_level_id: LearningLevel };
  start_round: { p_game_type: TimedRoundGame; p_answered_by: AnsweredBy };
  sync_subscription: { p_event: SentEvent; p_subscription: SentSubscription };
}
