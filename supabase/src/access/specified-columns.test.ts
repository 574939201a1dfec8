import { newPlayer, service } from '../testing/players';
import { sampleRows } from './sample-rows';

/** The columns of the specification that other programs read, by table. */
const SPECIFIED = {
  profiles: [
    ...['id', 'email', 'first_name', 'last_name', 'username', 'profile_color', 'country', 'created_at'],
    ...['is_subscribed', 'subscription_tier', 'subscription_status', 'stripe_customer_id'],
    ...['stripe_subscription_id', 'subscription_start_date', 'subscription_end_date'],
    ...['current_period_start', 'current_period_end', 'account_status', 'email_verified', 'has_ebook_access'],
    ...['learning_level', 'total_xp', 'current_streak'],
  ],
  learning_sessions: [
    ...['user_id', 'level_id', 'problems_attempted', 'problems_correct', 'total_time_seconds', 'accuracy'],
    ...['average_time_per_problem', 'xp_earned', 'completed_at'],
  ],
  game_sessions: [
    ...['user_id', 'game_type', 'score', 'completion_time_seconds', 'hints_used', 'accuracy', 'completed'],
    ...['completed_at', 'session_data'],
  ],
  daily_grid_results: ['id', 'user_id', 'game_type', 'challenge_date'],
} as const;

const TABLES = Object.keys(SPECIFIED) as (keyof typeof SPECIFIED)[];

test.each(TABLES)('`select=*` on %s returns every column of the specification', async (table) => {
  const { client, id } = await newPlayer();
  if (table !== 'profiles')
    await service()
      .from(table)
      .insert(sampleRows(id)[table].row as never)
      .throwOnError();
  const { data } = await client.from(table).select('*').throwOnError();
  expect(data).toHaveLength(1);
  expect(Object.keys(data[0] ?? {})).toEqual(expect.arrayContaining([...SPECIFIED[table]]));
});
