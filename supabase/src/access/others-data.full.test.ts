import { randomUUID } from 'node:crypto';
import type { Client } from '../program-client';
import { signedInPlayer, type Player, service } from '../testing/players';
import {
  exposedNames,
  FUNCTION_ACCESS,
  type FunctionName,
  type TableName,
  TABLE_ACCESS,
} from './access-table';
import { sampleRows } from './sample-rows';

/** Values that only the owner may read, in any column. */
const FIRST_NAME = 'Ada-whom-others-must-not-see';
const LAST_NAME = 'Lovelace-whom-others-must-not-see';

let owner: Player;
/** A class that the owner teaches. */
let theirClass: string;
let other: Player;

beforeAll(async () => {
  [owner, other] = [await signedInPlayer(), await signedInPlayer()];
  await owner.client
    .from('profiles')
    .update({
      first_name: FIRST_NAME,
      last_name: LAST_NAME,
      username: `secret_${Date.now().toString(36)}`.slice(0, 16),
    })
    .eq('id', owner.id)
    .throwOnError();
  const { data } = await owner.client
    .rpc('create_class', { p_id: randomUUID(), p_name: 'Class 7b' })
    .throwOnError();
  theirClass = data.id;
  const samples = sampleRows(owner.id);
  for (const table of Object.keys(samples) as TableName[]) {
    const { insert, delete: remove } = TABLE_ACCESS[table];
    if (table === 'profiles' || !insert.includes('service') || !remove.includes('service')) continue;
    await service().from(table).delete().match(samples[table].key).throwOnError();
    await service()
      .from(table)
      .insert(samples[table].row as never)
      .throwOnError();
  }
});

const privateTexts = () => [owner.id, owner.email, FIRST_NAME, LAST_NAME];

const expectNothingOfOwner = (response: unknown) => {
  const text = JSON.stringify(response);
  for (const secret of privateTexts()) expect(text).not.toContain(secret);
};

test.each(exposedNames('Tables'))('another player reads nothing private of the owner in %s', async (name) => {
  const { data, error } = await other.client.from(name as TableName).select();
  expectNothingOfOwner([data, error]);
});

/** No id fits where an invitation is expected. */
const NO_SECRET = '0'.repeat(26);

/** Each function that could be asked about another person, with the other's id wherever one fits. */
const QUESTIONS: Partial<Record<FunctionName, () => object>> = {
  save_daily_grid_result: () => ({
    p_user_id: owner.id,
    p_game_type: 'sum_grid',
    p_completion_time_seconds: 60,
    p_hints_used: 0,
    p_accuracy: 100,
    p_grid: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  }),
  log_daily_activity: () => ({ p_user_id: owner.id, p_game_type: 'sum_grid', p_score: 1 }),
  delete_user_account: () => ({ user_id_to_delete: owner.id }),
  start_daily: () => ({ p_game_type: 'sum_grid' }),
  start_round: () => ({ p_game_type: 'mental_math_speed', p_answered_by: 'choosing' }),
  personal_best: () => ({ p_game_type: 'addition_drill' }),
  username_available: () => ({ p_username: 'ada' }),
  needs_password: () => ({}),
  dashboard_summary: () => ({}),
  learning_state: () => ({}),
  // The sample session has its owner's id.
  migrate_guest_session: () => ({ p_id: owner.id, p_level_id: 'A1', p_skill: 'mean' }),
  start_learning_session: () => ({ p_id: owner.id, p_kind: 'practice', p_level_id: 'A1', p_skill: null }),
  save_learning_answers: () => ({ p_session_id: owner.id, p_answers: [] }),
  complete_learning_session: () => ({ p_session_id: owner.id, p_placed_level: null }),
  review_queue: () => ({}),
  progress_report: () => ({}),
  export_progress: () => ({}),
  daily_card: () => ({}),
  archive: () => ({ p_from: '2001-01-01', p_to: '2001-01-31' }),
  daily_standing: () => ({ p_game_type: 'sum_grid', p_day_key: '2001-01-01' }),
  create_challenge: () => ({ p_result_id: owner.id, p_moves: [] }),
  create_daily_challenge: () => ({ p_game_type: 'sum_grid', p_day_key: '2001-01-01', p_moves: [] }),
  challenge: () => ({ p_code: 'no-code' }),
  start_challenge: () => ({ p_code: 'no-code', p_attempt: owner.id }),
  answer_challenge: () => ({
    p_code: 'no-code',
    p_attempt: owner.id,
    p_solution: { kind: 'round', answers: [] },
  }),
  name_challenge: () => ({ p_code: 'no-code', p_named: true }),
  report_challenger: () => ({ p_code: 'no-code' }),
  name_challenge_attempt: () => ({ p_attempt: owner.id, p_named: true }),
  my_challenges: () => ({}),
  challenge_answers: () => ({ p_code: 'no-code' }),
  withdraw_challenge: () => ({ p_code: 'no-code' }),
  report_challenge_name: () => ({ p_attempt: owner.id }),
  board: () => ({ p_game_type: 'sum_grid', p_answered_by: null, p_period: 'all', p_day: null }),
  show_on_boards: () => ({ p_shown: true }),
  report_board_name: () => ({ p_username: 'ada' }),
  create_class: () => ({ p_id: theirClass, p_name: 'Class 7b' }),
  rename_class: () => ({ p_class_id: theirClass, p_name: 'Mine' }),
  renew_class_code: () => ({ p_class_id: theirClass, p_open: true }),
  delete_class: () => ({ p_class_id: theirClass }),
  remove_student: () => ({ p_student_id: theirClass }),
  leave_class: () => ({ p_class_id: theirClass }),
  rename_in_class: () => ({ p_class_id: theirClass, p_name: 'Ada' }),
  show_class_preview: () => ({ p_class_id: theirClass, p_shown: false }),
  class_of_code: () => ({ p_code: NO_SECRET }),
  join_class: () => ({ p_code: NO_SECRET, p_name: 'Ada' }),
  assign_to_class: () => ({
    p_class_id: theirClass,
    p_kind: 'placement',
    p_what: 'A1',
    p_due_on: '2027-01-01',
  }),
  unassign: () => ({ p_assignment_id: theirClass }),
  report_class_invitation: () => ({ p_code: NO_SECRET }),
  report_name_in_class: () => ({ p_kind: 'class_name', p_subject_id: theirClass }),
  record_technique: () => ({ p_technique: 'last-cell', p_seconds_ago: 0 }),
  class_overview: () => ({ p_class_id: theirClass }),
  class_of_student: () => ({ p_class_id: theirClass }),
  my_classes: () => ({}),
  export_my_data: () => ({}),
  authenticate_caller: () => ({ p_call: 'verify' }),
  today: () => ({}),
  // Members of a group see what they agreed to; `friends/` has that matrix. No account id opens a group.
  friend_groups: () => ({}),
  friend_group: () => ({ p_group_id: owner.id }),
  create_friend_group: () => ({ p_group_id: owner.id, p_name: 'Others' }),
  rename_friend_group: () => ({ p_group_id: owner.id, p_name: 'Others' }),
  renew_friend_group_code: () => ({ p_group_id: owner.id }),
  revoke_friend_group_code: () => ({ p_group_id: owner.id }),
  show_friend_group_preview: () => ({ p_group_id: owner.id, p_shown: false }),
  friend_group_invitation: () => ({ p_code: NO_SECRET }),
  join_friend_group: () => ({ p_code: NO_SECRET }),
  leave_friend_group: () => ({ p_group_id: owner.id }),
  remove_friend_group_member: () => ({ p_group_id: owner.id, p_member_id: owner.id }),
  transfer_friend_group: () => ({ p_group_id: owner.id, p_member_id: owner.id }),
  delete_friend_group: () => ({ p_group_id: owner.id }),
  report_friend_group: () => ({ p_group_id: owner.id, p_member_id: owner.id }),
  report_friend_group_invitation: () => ({ p_code: NO_SECRET }),
  save_results: () => ({
    p_results: [
      {
        id: '00000000-0000-4000-8000-000000000007',
        user_id: owner.id,
        kind: 'practice',
        game_type: 'sum_grid',
        finished_at: new Date().toISOString(),
        givens: [1, 2, 3, 0, 0, 0, 0, 0, 0],
        grid: [1, 2, 3, 4, 5, 6, 7, 8, 9],
        hints_used: 0,
        completion_time_seconds: 60,
      },
    ],
  }),
  save_review_cards: () => ({
    p_cards: [{ card: 'fact:7x8', user_id: owner.id, due_at: '2027-01-01T05:00:00Z', memory: {} }],
  }),
};

test('every function that players may call is asked about other players', () => {
  const mayCall = (Object.keys(FUNCTION_ACCESS) as FunctionName[]).filter((name) =>
    FUNCTION_ACCESS[name].includes('owner'),
  );
  expect(Object.keys(QUESTIONS).sort()).toEqual(mayCall.sort());
});

/** All of the owner's rows, as the service reads them. */
async function rowsOfOwner(): Promise<unknown> {
  const samples = sampleRows(owner.id);
  // Rows without an owner, such as puzzles, are changed by other tests meanwhile.
  const tablesOfOwner = (Object.keys(samples) as TableName[]).filter((table) =>
    JSON.stringify(samples[table].key).includes(owner.id),
  );
  return Promise.all(
    tablesOfOwner.map(async (table) => {
      const { data } = await service().from(table).select().match(samples[table].key).throwOnError();
      return [table, data];
    }),
  );
}

test.each(Object.keys(QUESTIONS) as FunctionName[])(
  'another player learns nothing private of the owner from %s, and changes nothing',
  async (name) => {
    const call = (client: Client) => client.rpc(name, QUESTIONS[name]?.() as never);
    const before = await rowsOfOwner();
    const { data, error } = await call(other.client);
    expectNothingOfOwner([data, error]);
    expect(await rowsOfOwner()).toEqual(before);
  },
);

test('the owner’s data is unchanged', async () => {
  const { data } = await service().from('profiles').select('first_name').eq('id', owner.id).single();
  expect(data).toEqual({ first_name: FIRST_NAME });
});
