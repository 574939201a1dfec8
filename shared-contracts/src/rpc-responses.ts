import type { LoggedActivity, SavedDailyResult, StartedDaily } from './daily';
import type { DashboardSummary } from './dashboard';
import type { Today } from './day';
import type { ExportedData } from './exported-data';
import type { SaveVerdict } from './results';

/**
 * What each database function that returns JSON returns. `database.types.ts` takes its types from here, so that a
 * caller, a fake server and a test speak of the same fields; the database tests parse real responses by the schemas.
 */
export interface RpcResponses {
  day_at: Today;
  dashboard_summary: DashboardSummary;
  export_my_data: ExportedData;
  log_daily_activity: LoggedActivity;
  save_daily_grid_result: SavedDailyResult;
  save_results: SaveVerdict[];
  start_daily: StartedDaily;
  today: Today;
}
