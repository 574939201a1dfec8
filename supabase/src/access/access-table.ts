import type { Database } from 'shared-contracts';

export type TableName = keyof Database['public']['Tables'];
export type FunctionName = keyof Database['public']['Functions'];
export type Verb = 'select' | 'insert' | 'update' | 'delete';
export const VERBS: readonly Verb[] = ['select', 'insert', 'update', 'delete'];
export type Role = 'anonymous' | 'owner' | 'another player' | 'service';
export const ROLES: readonly Role[] = ['anonymous', 'owner', 'another player', 'service'];

/** Who may do what to a row of the owner's; whoever is not named is refused. */
export const TABLE_ACCESS: Readonly<Record<TableName, Readonly<Record<Verb, readonly Role[]>>>> = {
  profiles: {
    select: ['owner', 'service'],
    insert: ['service'],
    update: ['owner', 'service'],
    delete: ['service'],
  },
  learning_sessions: {
    select: ['owner', 'service'],
    insert: ['service'],
    update: ['service'],
    delete: ['service'],
  },
  game_sessions: {
    select: ['owner', 'service'],
    insert: ['service'],
    update: ['service'],
    delete: ['service'],
  },
  daily_puzzles: { select: ['service'], insert: ['service'], update: ['service'], delete: ['service'] },
  daily_attempts: {
    select: ['owner', 'service'],
    insert: ['service'],
    update: ['service'],
    delete: ['service'],
  },
  daily_grid_results: {
    select: ['owner', 'service'],
    insert: ['service'],
    update: ['service'],
    delete: ['service'],
  },
  daily_activity: {
    select: ['owner', 'service'],
    insert: ['service'],
    update: ['service'],
    delete: ['service'],
  },
};

/** Which kinds of caller may execute a function. */
export const FUNCTION_ACCESS: Readonly<Record<FunctionName, readonly Exclude<Role, 'another player'>[]>> = {
  today: ['anonymous', 'owner', 'service'],
  day_at: ['service'],
  start_daily: ['owner'],
  save_daily_grid_result: ['owner'],
  save_round_result: ['owner'],
  save_practice_result: ['owner'],
  personal_best: ['owner'],
  import_guest_results: ['owner'],
  log_daily_activity: ['owner'],
  dashboard_summary: ['owner'],
  username_available: ['owner'],
};
