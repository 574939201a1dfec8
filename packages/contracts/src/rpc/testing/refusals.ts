import type * as rpc from '..';
import type { RpcCall } from '..';

/** The name of a database function that the product calls. */
export type RpcName = Extract<(typeof rpc)[keyof typeof rpc], RpcCall>['name'];

/** Hint → the SQLSTATE that is always raised with it. */
export const REFUSAL_CODES = {
  'account-deleted': '42501',
  busy: 'PT503',
  'daily-session-limit': 'PT429',
  'grid-not-solved': 'P0001',
  'malformed-answers': '22023',
  'malformed-assignment': '22023',
  'malformed-cards': '22023',
  'malformed-choice': '22023',
  'malformed-class': '22023',
  'malformed-group': '22023',
  'malformed-result': '22023',
  'malformed-results': '22023',
  'malformed-round': '22023',
  'malformed-session': '22023',
  'name-malformed': '22023',
  'name-reserved': '22023',
  'not-signed-in': '42501',
  'not-the-owner': '42501',
  'not-your-account': '42501',
  'not-your-class': '42501',
  'not-your-group': '42501',
  'not-your-session': '42501',
  'nothing-due': 'PT409',
  'one-call-at-a-time': 'PT429',
  'profile-incomplete': '22023',
  'session-over': '22023',
  'set-up-first': 'PT409',
  'question-sets-not-published': 'PT503',
  'signed-out': '42501',
  'subscribers-only': '42501',
  'subscription-live': 'PT409',
  'too-many-assignments': 'PT409',
  'too-many-calls': 'PT429',
  'too-many-challenges': 'PT429',
  'too-many-changes': 'PT429',
  'too-many-classes': 'PT409',
  'too-many-days': '22023',
  'too-many-groups': 'PT409',
  'too-many-reports': 'PT429',
  'unknown-board': '22023',
  'unknown-call': '22023',
  'unknown-challenge': '22023',
  'unknown-game': '22023',
  'unknown-member': '22023',
  'unknown-name': '22023',
  'unknown-page': '22023',
  'unknown-result': '22023',
} as const;

export type RefusalHint = keyof typeof REFUSAL_CODES;

/** What every call of a signed-in person can meet. */
const CALLER = ['not-signed-in', 'account-deleted', 'signed-out', 'busy'] as const;
/** The same for a call that guests may make too. */
const CALLER_OR_GUEST = ['account-deleted', 'signed-out', 'busy'] as const;
/** What a call that reads a history or saves a list can meet besides. */
const LONG_CALL = ['one-call-at-a-time', 'too-many-calls'] as const;
const NAME = ['name-malformed', 'name-reserved'] as const;
const GROUP = [...CALLER, 'not-your-group'] as const;
const OWNED_GROUP = [...GROUP, 'not-the-owner'] as const;
const CLASS = [...CALLER, 'not-your-class'] as const;
const SESSION = ['daily-session-limit', 'malformed-session', 'not-your-session'] as const;

/** Each database function, and the hints of the errors that it can raise. A database test derives the same from the schema. */
export const REFUSALS = {
  answer_challenge: [...CALLER_OR_GUEST, 'grid-not-solved', 'malformed-result', 'malformed-round'],
  archive: [...CALLER, 'too-many-days'],
  assign_to_class: [...CLASS, 'malformed-assignment', 'too-many-assignments'],
  authenticate_caller: [...CALLER, 'unknown-call'],
  board: [...CALLER, 'unknown-board', 'unknown-game'],
  challenge: CALLER_OR_GUEST,
  challenge_answers: [...CALLER, 'unknown-challenge'],
  challenge_card: [],
  claim_purchase: [],
  class_of_code: CALLER,
  class_of_student: [...CLASS, 'too-many-calls'],
  class_overview: [...CLASS, ...LONG_CALL],
  close_checkout: [],
  complete_learning_session: [...CALLER, 'malformed-answers', 'malformed-session', 'not-your-session'],
  count_attempt: [],
  create_challenge: [...CALLER, 'too-many-challenges', 'unknown-result'],
  create_class: [...CLASS, ...NAME, 'malformed-class', 'too-many-classes'],
  create_daily_challenge: [...CALLER, 'too-many-challenges', 'unknown-result'],
  create_friend_group: [...OWNED_GROUP, ...NAME, 'malformed-group', 'set-up-first', 'too-many-groups'],
  daily_card: CALLER,
  daily_standing: [...CALLER, 'unknown-game'],
  dashboard_summary: CALLER,
  delete_class: CLASS,
  delete_friend_group: OWNED_GROUP,
  delete_orphaned_subscription: [],
  delete_user_account: [...CALLER, 'not-your-account', 'subscription-live'],
  export_my_data: [...CALLER, ...LONG_CALL, 'unknown-page'],
  export_progress: [...CALLER, ...LONG_CALL, 'subscribers-only', 'unknown-page'],
  friend_group: GROUP,
  friend_group_invitation: CALLER,
  friend_groups: CALLER,
  fulfill_checkout: [],
  join_class: [...CALLER, ...NAME],
  join_friend_group: CALLER,
  learning_state: CALLER,
  leave_class: CLASS,
  leave_friend_group: GROUP,
  migrate_guest_session: [...CALLER, ...SESSION],
  my_challenges: CALLER,
  my_classes: [...CALLER, 'too-many-calls'],
  name_challenge_attempt: CALLER,
  open_checkout: ['account-deleted'],
  orphaned_subscriptions: [],
  personal_best: CALLER,
  progress_report: [...CALLER, ...LONG_CALL],
  record_technique: CALLER,
  release_email: [],
  remove_friend_group_member: [...OWNED_GROUP, 'unknown-member'],
  remove_student: CLASS,
  rename_class: [...CLASS, ...NAME],
  rename_friend_group: [...OWNED_GROUP, ...NAME],
  rename_in_class: [...CLASS, ...NAME],
  renew_class_code: CLASS,
  renew_friend_group_code: OWNED_GROUP,
  report_board_name: [...CALLER, 'too-many-reports', 'unknown-name'],
  report_challenge_name: [...CALLER, 'too-many-reports', 'unknown-name'],
  report_class_invitation: [...CALLER, 'too-many-reports'],
  report_friend_group: [...GROUP, 'too-many-reports', 'unknown-member'],
  report_friend_group_invitation: [...CALLER, 'too-many-reports'],
  report_name_in_class: [...CLASS, 'too-many-reports'],
  reset_attempts: [],
  review_queue: CALLER,
  revoke_friend_group_code: OWNED_GROUP,
  save_learning_answers: [...CALLER, 'malformed-answers', 'not-your-session', 'session-over'],
  save_results: [...CALLER, ...LONG_CALL, 'malformed-results'],
  save_review_cards: [...CALLER, 'malformed-cards'],
  show_on_boards: [...CALLER, ...LONG_CALL, 'malformed-choice', 'profile-incomplete', 'too-many-changes'],
  start_challenge: CALLER_OR_GUEST,
  start_daily: [...CALLER, 'unknown-game'],
  start_learning_session: [...CALLER, ...SESSION, 'nothing-due'],
  start_round: [...CALLER, 'malformed-round', 'question-sets-not-published', 'unknown-game'],
  sync_subscription: [],
  today: [],
  transfer_friend_group: [...OWNED_GROUP, 'unknown-member'],
  unassign: CLASS,
  username_available: [],
  withdraw_challenge: CALLER,
} as const satisfies Readonly<Record<RpcName, readonly RefusalHint[]>>;

/** The reasons for which `save_results()` refuses a single result, and whether the result may be sent again. */
export const RESULT_REFUSALS = {
  'day-not-begun': { retry: true },
  'day-too-long-ago': {},
  'grid-not-solved': {},
  'malformed-grid': {},
  'malformed-practice': {},
  'malformed-result': {},
  'malformed-round': {},
  'not-your-account': { retry: true },
  'puzzle-not-published': { retry: true },
  'too-many-results': { retry: true },
  'unknown-game': {},
} as const satisfies Readonly<Record<string, { readonly retry?: true }>>;

export type ResultRefusal = keyof typeof RESULT_REFUSALS;
