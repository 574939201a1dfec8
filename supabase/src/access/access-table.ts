import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '@ninefold/contracts/database';

export type TableName = keyof Database['public']['Tables'];
export type FunctionName = keyof Database['public']['Functions'];
export type Verb = 'select' | 'insert' | 'update' | 'delete';
export const VERBS: readonly Verb[] = ['select', 'insert', 'update', 'delete'];
export type Role = 'anonymous' | 'owner' | 'another player' | 'service';
export const ROLES: readonly Role[] = ['anonymous', 'owner', 'another player', 'service'];

type Access = Readonly<Record<Verb, readonly Role[]>>;

/** Written by the functions that check what they write. */
const PLAYERS_READ_THEIR_OWN: Access = {
  select: ['owner', 'service'],
  insert: ['service'],
  update: ['service'],
  delete: ['service'],
};

/** Who may do what to an owner's row; roles that are not listed are rejected. */
export const TABLE_ACCESS: Readonly<Record<TableName, Access>> = {
  profiles: { ...PLAYERS_READ_THEIR_OWN, update: ['owner', 'service'] },
  learning_sessions: PLAYERS_READ_THEIR_OWN,
  learning_answers: PLAYERS_READ_THEIR_OWN,
  skill_progress: PLAYERS_READ_THEIR_OWN,
  review_cards: PLAYERS_READ_THEIR_OWN,
  game_sessions: PLAYERS_READ_THEIR_OWN,
  games: { select: ['service'], insert: [], update: [], delete: [] },
  daily_puzzles: { ...PLAYERS_READ_THEIR_OWN, select: ['service'] },
  question_sets: { ...PLAYERS_READ_THEIR_OWN, select: ['service'] },
  round_tickets: PLAYERS_READ_THEIR_OWN,
  daily_attempts: PLAYERS_READ_THEIR_OWN,
  daily_grid_results: PLAYERS_READ_THEIR_OWN,
  daily_activity: PLAYERS_READ_THEIR_OWN,
  subscriptions: PLAYERS_READ_THEIR_OWN,
  purchases: PLAYERS_READ_THEIR_OWN,
  checkouts: { ...PLAYERS_READ_THEIR_OWN, select: ['service'] },
  stripe_events: { ...PLAYERS_READ_THEIR_OWN, select: ['service'] },
  // An audit, to which rows are only added.
  invitations: { select: ['service'], insert: ['service'], update: [], delete: [] },
};

/** The kinds of callers that may execute a function. */
export const FUNCTION_ACCESS: Readonly<Record<FunctionName, readonly Exclude<Role, 'another player'>[]>> = {
  today: ['anonymous', 'owner', 'service'],
  day_at: ['service'],
  start_daily: ['owner'],
  start_round: ['owner'],
  save_results: ['owner'],
  save_daily_grid_result: ['owner'],
  log_daily_activity: ['owner'],
  personal_best: ['owner'],
  dashboard_summary: ['owner'],
  learning_state: ['owner'],
  // Guests are told that a session requires an account.
  start_learning_session: ['anonymous', 'owner'],
  migrate_guest_session: ['owner'],
  save_learning_answers: ['owner'],
  complete_learning_session: ['owner'],
  review_queue: ['owner'],
  save_review_cards: ['owner'],
  progress_report: ['owner'],
  export_progress: ['owner'],
  daily_card: ['owner'],
  archive: ['owner'],
  daily_standing: ['owner'],
  create_challenge: ['owner'],
  create_daily_challenge: ['owner'],
  challenge: ['anonymous', 'owner'],
  start_challenge: ['anonymous', 'owner'],
  answer_challenge: ['anonymous', 'owner'],
  name_challenge: ['owner'],
  report_challenger: ['owner'],
  name_challenge_attempt: ['owner'],
  my_challenges: ['owner'],
  challenge_answers: ['owner'],
  withdraw_challenge: ['owner'],
  report_challenge_name: ['owner'],
  board: ['owner'],
  show_on_boards: ['owner'],
  report_board_name: ['owner'],
  create_class: ['owner'],
  rename_class: ['owner'],
  renew_class_code: ['owner'],
  delete_class: ['owner'],
  remove_student: ['owner'],
  leave_class: ['owner'],
  rename_in_class: ['owner'],
  show_class_preview: ['owner'],
  class_preview: ['anonymous'],
  class_of_code: ['owner'],
  join_class: ['owner'],
  assign_to_class: ['owner'],
  unassign: ['owner'],
  report_name_in_class: ['owner'],
  report_class_invitation: ['owner'],
  record_technique: ['owner'],
  class_overview: ['owner'],
  class_of_student: ['owner'],
  my_classes: ['owner'],
  username_available: ['owner'],
  report_sign_up_conflict: ['anonymous'],
  watch_sign_up: ['anonymous'],
  sign_up_is_confirmed: ['anonymous'],
  needs_password: ['owner'],
  export_my_data: ['owner'],
  delete_user_account: ['owner'],
  authenticate_caller: ['owner'],
  challenge_card: ['service'],
  fulfill_checkout: ['service'],
  sync_subscription: ['service'],
  open_checkout: ['service'],
  close_checkout: ['service'],
  claim_purchase: ['service'],
  release_email: ['service'],
  checkouts_at_other_prices: ['service'],
  take_payment_tasks: ['service'],
  finish_payment_task: ['service'],
  fail_payment_task: ['service'],
  record_refund: ['service'],
  record_failed_refund: ['service'],
  is_orphaned_subscription: ['service'],
  link_all_purchases: ['service'],
  payment_problems: ['service'],
  take_mails: ['service'],
  finish_mail: ['service'],
  fail_mail: ['service'],
  queue_renewal_mails: ['service'],
  unsubscribe: ['service'],
  mail_problems: ['service'],
  count_attempt: ['service'],
  reset_attempts: ['service'],
  friend_groups: ['owner'],
  friend_group: ['owner'],
  create_friend_group: ['owner'],
  rename_friend_group: ['owner'],
  renew_friend_group_code: ['owner'],
  revoke_friend_group_code: ['owner'],
  show_friend_group_preview: ['owner'],
  friend_group_preview: ['anonymous'],
  friend_group_invitation: ['owner'],
  join_friend_group: ['owner'],
  leave_friend_group: ['owner'],
  remove_friend_group_member: ['owner'],
  transfer_friend_group: ['owner'],
  delete_friend_group: ['owner'],
  report_friend_group: ['owner'],
  report_friend_group_invitation: ['owner'],
  reported_names: ['service'],
  resolve_reported_name: ['service'],
  maintain_partitions: ['service'],
};

const TYPES_FILE = path.join(__dirname, '../../../packages/contracts/src/database/database.types.ts');

/** The names of all tables or functions in the generated types. */
export function exposedNames(kind: 'Tables' | 'Functions'): string[] {
  const section = new RegExp(`^ {4}${kind}: \\{\n(.*?)^ {4}\\};`, 'ms').exec(
    readFileSync(TYPES_FILE, 'utf8'),
  )?.[1];
  return [...(section ?? '').matchAll(/^ {6}(\w+): \{/gm)].map(([, name = '']) => name);
}
