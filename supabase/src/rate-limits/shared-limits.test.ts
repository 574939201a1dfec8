import path from 'node:path';
import { readSchemaFiles } from '../schema/schema-files';

const COUNT =
  /(?:public\.count_attempt|private\.count_rename)\(\s*([\s\S]+?),\s*(?:\d|case|p_|private\.attempts_per_person)/g;
const LOCK = /pg_(?:try_)?advisory\w*\(\s*hashtextextended\((.+?), 0\)\)/g;

/** The body of each function, without comments. */
async function functions(): Promise<readonly (readonly [string, string])[]> {
  const files = await readSchemaFiles(path.join(__dirname, '../../schemas'));
  const sql = files.map((file) => file.sql).join('\n');
  const definitions = sql.matchAll(/^create function (\w+\.\w+)\s*\(([\s\S]*?\$\$;)/gm);
  return [...definitions].map(([, name = '', body = '']) => [name, body.replaceAll(/--.*/g, '')]);
}

const found = async (pattern: RegExp) =>
  (await functions()).flatMap(([name, body]) =>
    [...body.matchAll(pattern)].map(([, subject = '']) => `${name}: ${subject.replaceAll(/\s+/g, ' ')}`),
  );

/**
 * What each limit counts. Every subject is one person, address, network or code: a limit that all guests share can be used up
 * by one of them, and all their calls wait for its row.
 */
const COUNTED = [
  `private.count_sign_in: v_subject`,
  `private.authenticate_cheap_read: p_read || ':person:' || v_user_id`,
  `private.limit_network: p_call || ':network:' || v_network`,
  `private.limit_network_on: p_call || ':' || p_subject || ':network:' || v_network`,
  `public.authenticate_caller: p_call || ':person:' || v_user_id`,
  `private.count_join: 'join:' || p_code || ':person:' || p_user_id`,
  `private.count_join: 'join:' || p_code`,
  `private.count_code_attempt: 'code:person:' || p_user_id`,
  `private.record_wrong_invitation: private.wrong_codes_of_network()`,
  // The two subjects follow.
  `private.count_rename: p_subject`,
  `private.check_chosen_username: 'username:person:' || p_user_id`,
  `private.count_shared_rename: 'shared-name:person:' || p_user_id`,
  `private.report_name: 'report:person:' || p_user_id`,
  `public.show_on_boards: 'boards:person:' || v_user_id`,
  `public.rename_in_class: 'class-name:person:' || v_user_id`,
  `private.record_wrong_challenge_code: 'wrong challenge:person:' || p_user_id`,
  `private.new_challenge: 'challenge:person:' || p_user_id`,
  `public.start_challenge: 'challenge start:' || v_challenge.id || ':person:' || v_user_id`,
];

/** Locks that several people may want. All but one are tried, so that nobody waits. */
const LOCKED = [
  `private.refuse_long_call: 'long call:' || p_user_id`,
  `private.count_daily_times: 'daily times:' || p_game_type || ':' || p_day_key`,
  // Calls about one subscription, which the payments service makes.
  `private.lock_subscription: 'subscription:' || p_id`,
  // A daily job.
  `public.maintain_partitions: 'maintain_partitions'`,
];

test('every limit counts one person, address, network or code', async () => {
  expect((await found(COUNT)).sort()).toEqual([...COUNTED].sort());
});

test('every limit and lock was recognized', async () => {
  const bodies = (await functions()).map(([, body]) => body).join('\n');
  const calls = (name: RegExp) => bodies.match(name)?.length;
  expect(await found(COUNT)).toHaveLength(calls(/public\.count_attempt\(|private\.count_rename\(/g) ?? 0);
  expect(await found(LOCK)).toHaveLength(calls(/advisory/g) ?? 0);
});

test('no call of people waits for a lock that others share', async () => {
  expect((await found(LOCK)).sort()).toEqual([...LOCKED].sort());
  const waiting = await found(/pg_advisory\w*\(\s*hashtextextended\((.+?), 0\)\)/g);
  expect(waiting).toEqual([`private.lock_subscription: 'subscription:' || p_id`]);
});
