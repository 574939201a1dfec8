import type { Board } from './boards';
import type { Archive } from './archive';
import type {
  Challenge,
  ChallengeAnswers,
  ChallengeCard,
  ChallengeOutcome,
  MyChallenge,
  StartedChallenge,
} from './challenges';
import type { ClassByCode, StudentClass, ClassOverview, MyClasses, RenamedInClass } from './classes';
import type { LoggedActivity, SavedDailyResult, StartedDaily } from './daily';
import type { DashboardSummary } from './dashboard';
import type { Today } from './day';
import type { ExportedData } from './exported-data';
import type { ExportedProgress } from './exported-progress';
import type { GroupInvitation, FriendGroup, FriendGroupSummary } from './friends';
import type {
  CompletedSession,
  LearningState,
  ReviewQueue,
  SavedAnswers,
  SavedCards,
  StartedSession,
} from './learning';
import type {
  AuthenticatedCaller,
  EmailReleaseOutcome,
  ClaimOutcome,
  OpenCheckout,
  PaymentOutcome,
} from './payments';
import type { ProgressReport } from './progress';
import type { ReportedName } from './public-names';
import type { SaveVerdict } from './saved-results';
import type { DailyStanding, TodaysDailies } from './todays-dailies';
import type { StartedRound } from './started-round';

/**
 * What each database function that returns JSON returns. `database.types.ts` takes its types from here, so that a
 * caller, a fake server and a test speak of the same fields; the database tests parse real responses by the schemas.
 */
export interface RpcResponses {
  authenticate_caller: AuthenticatedCaller;
  board: Board;
  answer_challenge: ChallengeOutcome;
  archive: Archive;
  challenge: Challenge;
  challenge_card: ChallengeCard | null;
  challenge_answers: ChallengeAnswers;
  claim_purchase: ClaimOutcome;
  class_of_code: ClassByCode;
  class_of_pupil: StudentClass;
  class_overview: ClassOverview;
  complete_learning_session: CompletedSession;
  daily_standing: DailyStanding;
  day_at: Today;
  dashboard_summary: DashboardSummary;
  export_my_data: ExportedData;
  export_progress: ExportedProgress;
  friend_group_invitation: GroupInvitation;
  friend_group: FriendGroup;
  friend_groups: FriendGroupSummary[];
  fulfil_checkout: PaymentOutcome;
  join_friend_group: GroupInvitation;
  join_class: ClassByCode;
  learning_state: LearningState;
  log_daily_activity: LoggedActivity;
  create_challenge: { code: string };
  create_daily_challenge: { code: string };
  release_email: EmailReleaseOutcome;
  my_challenges: MyChallenge[];
  open_checkout: OpenCheckout;
  progress_report: ProgressReport;
  report_class_invitation: ClassByCode;
  report_friend_group_invitation: GroupInvitation;
  create_class: { id: string };
  my_classes: MyClasses;
  rename_in_class: RenamedInClass;
  renew_class_code: { code: string | null };
  reported_names: ReportedName[];
  review_queue: ReviewQueue;
  save_daily_grid_result: SavedDailyResult;
  save_learning_answers: SavedAnswers;
  save_results: SaveVerdict[];
  save_review_cards: SavedCards;
  start_challenge: StartedChallenge;
  start_daily: StartedDaily;
  migrate_guest_session: StartedSession;
  start_learning_session: StartedSession;
  start_round: StartedRound;
  orphaned_subscriptions: string[];
  sync_subscription: PaymentOutcome;
  today: Today;
  daily_card: TodaysDailies;
}
