import type { LoggedActivity, SavedDailyResult } from '../daily';
import type { Today } from '../day';
import type { GameType, GridGame } from '../games';
import type * as rpc from '../rpc';
import type { ArgsOf, ResponseOf, RpcCall } from '../rpc';
import type { ReportedName, PublicNameKind } from '../public-names';

type Call = Extract<(typeof rpc)[keyof typeof rpc], RpcCall>;

/**
 * What Postgres knows as JSON or as text only has its type from the table of calls, so that `Database` is as precise as
 * they are. A null that a function takes besides is declared by its SQL comment.
 */
export type RpcArgs = { [Each in Call as Each['name']]: ArgsOf<Each> } & {
  // No product calls these.
  log_daily_activity: { p_game_type: GameType };
  save_daily_grid_result: { p_game_type: GridGame };
  resolve_reported_name: { p_kind: PublicNameKind };
};

export type RpcResponses = { [Each in Call as Each['name']]: ResponseOf<Each> } & {
  day_at: Today;
  log_daily_activity: LoggedActivity;
  reported_names: ReportedName[];
  save_daily_grid_result: SavedDailyResult;
};
