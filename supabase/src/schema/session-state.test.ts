import path from 'node:path';
import { readSchemaFiles } from './schema-files';

/** A pooler in transaction mode gives the next transaction another session, or the same session to somebody else. */
const SESSION_STATE: Readonly<Record<string, RegExp>> = {
  'a lock of the session': /\bpg_(?:try_)?advisory_(?:lock|unlock)\w*/i,
  'a setting of the session': /\bset_config\([^;]*?,\s*false\s*\)|(?:;|\bbegin)\s*set\s+(?!local\b)/i,
  'a temporary table': /\bcreate\s+(?:local\s+|global\s+)?temp(?:orary)?\b|\bpg_temp\b/i,
  'a prepared statement': /^\s*(?:prepare|deallocate)\s/im,
  'a notification channel': /^\s*(?:un)?listen\s/im,
  'the last value of a sequence': /\b(?:currval|lastval)\s*\(/i,
  'a cursor beyond its transaction': /\bwith\s+hold\b/i,
};

const uses = (sql: string) =>
  Object.entries(SESSION_STATE).flatMap(([state, pattern]) => (pattern.test(sql) ? [state] : []));

test('no schema file relies on the state of a session', async () => {
  const files = await readSchemaFiles(path.join(__dirname, '../../schemas'));
  const found = files.flatMap(({ name, sql }) =>
    uses(sql.replaceAll(/--.*$/gm, '')).map((state) => `${name}: ${state}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['perform pg_advisory_lock(1);', 'a lock of the session'],
  ['perform pg_try_advisory_lock_shared(1);', 'a lock of the session'],
  ["perform set_config('request.day', v_day, false);", 'a setting of the session'],
  ['begin\n  set statement_timeout = 0;', 'a setting of the session'],
  ['create temporary table counted as select 1;', 'a temporary table'],
  ['prepare counted as select 1;', 'a prepared statement'],
  ['listen pgrst;', 'a notification channel'],
  ["select currval('ids');", 'the last value of a sequence'],
  ['declare rows cursor with hold for select 1;', 'a cursor beyond its transaction'],
])('%s is noticed', (sql, state) => {
  expect(uses(sql)).toEqual([state]);
});

test.each([
  "perform pg_advisory_xact_lock(1), set_config('response.status', '429', true);",
  "begin\n  set local lock_timeout = '1s';",
  "notify pgrst, 'reload config';",
  'update public.profiles\nset username = p_username',
])('%s is state of the transaction or of rows', (sql) => {
  expect(uses(sql)).toEqual([]);
});
