import { anonymous, signedInPlayer, service } from '../testing/players';
import type { Client } from '../program-client';
import { exposedNames, FUNCTION_ACCESS, type FunctionName } from './access-table';

const NO_ID = '00000000-0000-4000-8000-000000000000';

/** Arguments that find the function; whether they make sense to it is not the question here. */
const ARGUMENTS: Readonly<Record<FunctionName, object>> = {
  today: {},
  day_at: { p_at: '2026-01-01T12:00:00Z' },
  start_daily: { p_game_type: 'sum_grid' },
  start_round: { p_game_type: 'mental_math_speed', p_answered_by: 'choosing' },
  save_daily_grid_result: {
    p_user_id: null,
    p_game_type: 'sum_grid',
    p_completion_time_seconds: 60,
    p_hints_used: 0,
    p_accuracy: 100,
    p_grid: [1],
  },
  save_results: { p_results: [] },
  personal_best: { p_game_type: 'addition_drill' },
  log_daily_activity: { p_user_id: null, p_game_type: 'sum_grid', p_score: 100 },
  dashboard_summary: {},
  learning_state: {},
  start_learning_session: { p_id: NO_ID, p_kind: 'practice', p_level_id: 'A1', p_skill: null },
  save_learning_answers: { p_session_id: NO_ID, p_answers: [] },
  complete_learning_session: { p_session_id: NO_ID, p_placed_level: null },
  review_queue: {},
  save_review_cards: { p_cards: [] },
  progress_report: {},
  export_progress: {},
  todays_sheet: {},
  daily_standing: { p_game_type: 'sum_grid', p_day_key: '2026-01-01' },
  username_available: { p_username: 'ada' },
  export_my_data: {},
  delete_user_account: { user_id_to_delete: NO_ID },
  admit_caller: { p_call: 'verify' },
  fulfil_checkout: { p_event: null, p_purchase: {}, p_subscription: null },
  sync_subscription: { p_event: null, p_subscription: {} },
  open_checkout: { p_user_id: null, p_guest_key: null, p_tier: 'elite' },
  close_checkout: { p_session_id: 'cs_of_nothing' },
  claim_purchase: { p_session_id: 'cs_of_nothing', p_user_id: null },
  make_room_for_buyer: { p_session_id: 'cs_of_nothing', p_is_buyer: false },
  subscriptions_without_owner: {},
  forget_without_owner: { p_subscription_id: 'sub_of_nothing' },
  count_try: { p_subject: 'test:access', p_limit: 1, p_window_seconds: 1 },
  forget_tries: { p_subject: 'test:access' },
};

let player: Client;

beforeAll(async () => {
  player = (await signedInPlayer()).client;
});

const CALLERS = { anonymous, owner: () => player, service };

const cases = (Object.keys(FUNCTION_ACCESS) as FunctionName[]).flatMap((name) =>
  (['anonymous', 'owner', 'service'] as const).map((role) => {
    const allowed = FUNCTION_ACCESS[name].includes(role);
    return {
      name,
      role,
      allowed,
      caller: role === 'owner' ? 'a player' : role,
      may: allowed ? 'may' : 'may not',
    };
  }),
);

test.each(cases)('$caller $may call $name', async ({ name, role, allowed }) => {
  const { error } = await CALLERS[role]().rpc(name, ARGUMENTS[name] as never);
  const refused = error?.code === '42501' && error.message === `permission denied for function ${name}`;
  expect(refused).toBe(!allowed);
});

test('every function of the database stands in the access table', () => {
  expect(Object.keys(FUNCTION_ACCESS).sort()).toEqual(exposedNames('Functions'));
});

test.each(['anonymous', 'owner', 'service'] as const)(
  'the computed field of a profile is no function for the %s role to call',
  async (role) => {
    const call = CALLERS[role]().rpc('learning_level' as never, { p_profile: { total_xp: 99_999 } } as never);
    expect((await call).error).not.toBeNull();
  },
);

test.each(['private', 'auth', 'supabase_migrations'])('the schema %s cannot be reached', async (schema) => {
  const { error } = await (service().schema(schema as never) as unknown as Client).rpc('today');
  expect(error?.code).toBe('PGRST106');
});
