import type { LoggedActivity, SavedDailyResult, StartedDaily } from './daily';
import type { DashboardSummary } from './dashboard';
import type { Today } from './day';
import type { ExportedData } from './exported-data';
import type { ClaimOutcome, OpenCheckout, PaymentOutcome } from './payments';
import type { SaveVerdict } from './results';
import type { DailyStanding, TodaysSheet } from './sheet';

/**
 * What each database function that returns JSON returns. `database.types.ts` takes its types from here, so that a
 * caller, a fake server and a test speak of the same fields; the database tests parse real responses by the schemas.
 */
export interface RpcResponses {
  claim_purchase: ClaimOutcome;
  daily_standing: DailyStanding;
  day_at: Today;
  dashboard_summary: DashboardSummary;
  export_my_data: ExportedData;
  fulfil_checkout: PaymentOutcome;
  log_daily_activity: LoggedActivity;
  open_checkout: OpenCheckout;
  save_daily_grid_result: SavedDailyResult;
  save_results: SaveVerdict[];
  start_daily: StartedDaily;
  sync_subscription: PaymentOutcome;
  today: Today;
  todays_sheet: TodaysSheet;
}
