import { anonymous, newPlayer, service } from '../testing/players';
import type { Client } from '../program-client';
import { FUNCTION_ACCESS, type FunctionName } from './access-table';
import { exposedNames } from './exposed-names';

/** Arguments that find the function; whether they make sense to it is not the question here. */
const ARGUMENTS: Readonly<Record<FunctionName, object>> = {
  today: {},
  day_at: { p_at: '2026-01-01T12:00:00Z' },
  start_daily: { p_game_type: 'sum_grid' },
  save_daily_grid_result: {
    p_user_id: null,
    p_game_type: 'sum_grid',
    p_completion_time_seconds: 60,
    p_hints_used: 0,
    p_accuracy: 100,
    p_grid: [1],
  },
  save_round_result: {
    p_id: '00000000-0000-4000-8000-000000000000',
    p_game_type: 'addition_drill',
    p_score: 17,
    p_completion_time_seconds: 60,
    p_accuracy: 85,
    p_session_data: {},
    p_user_id: null,
  },
  save_practice_result: {
    p_user_id: null,
    p_id: '00000000-0000-4000-8000-000000000000',
    p_game_type: 'sum_grid',
    p_givens: [0],
    p_grid: [1],
    p_completion_time_seconds: 60,
    p_hints_used: 0,
    p_finished_at: null,
  },
  personal_best: { p_game_type: 'addition_drill' },
  import_guest_results: { p_results: [], p_user_id: null },
  log_daily_activity: { p_user_id: null, p_game_type: 'sum_grid', p_score: 100 },
  dashboard_summary: {},
  username_available: { p_username: 'ada' },
};

let player: Client;

beforeAll(async () => {
  player = (await newPlayer()).client;
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

test.each(['private', 'auth', 'supabase_migrations'])('the schema %s cannot be reached', async (schema) => {
  const { error } = await (service().schema(schema as never) as unknown as Client).rpc('today');
  expect(error?.code).toBe('PGRST106');
});
