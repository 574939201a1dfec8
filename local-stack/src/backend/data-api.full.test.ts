import { createHmac, randomBytes } from 'node:crypto';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startTransactionPooler } from '../../../tools/jest/transaction-pooler';
import { end, endAll, KEYS, MIGRATIONS, post, SETTINGS, spawnBackend } from '../testing/spawn-backend';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { hasTestCluster, newTestDatabase } from '../testing/test-cluster';

/** What a function of ours may do with its response, and the table that shows what was committed. */
const FUNCTIONS = `
  create table public.calls (note text);
  grant select on public.calls to service_role;

  create function public.respond(p_status text, p_headers text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
  begin
    insert into public.calls values (p_status);
    perform set_config('response.status', p_status, true), set_config('response.headers', p_headers, true);
    return jsonb_build_object('code', 'PT' || p_status, 'message', 'As asked.', 'details', '7', 'hint', null);
  end;
  $$;

  create function public.fail(p_code text, p_detail text) returns void
  language plpgsql security definer set search_path = '' as $$
  begin
    insert into public.calls values (p_code);
    raise exception using errcode = p_code, message = '{"code": "busy", "message": "Busy."}', detail = p_detail;
  end;
  $$;

  create function public.settings() returns jsonb language sql as $$
    select jsonb_build_object('role', current_user, 'claims', current_setting('request.jwt.claims'),
      'method', current_setting('request.method'), 'path', current_setting('request.path'),
      'header', current_setting('request.headers')::jsonb->>'x-client-info',
      'statement_timeout', current_setting('statement_timeout'), 'lock_timeout', current_setting('lock_timeout'));
  $$;

  create function public.note(p_note text) returns void language sql security definer set search_path = '' as $$
    insert into public.calls values (p_note);
  $$;
  create function public.limit_role(p_timeout text, p_reload boolean) returns void
  language plpgsql security definer set search_path = '' as $$
  begin
    execute format('alter role ROLE set statement_timeout = %L', p_timeout);
    if p_reload then
      perform pg_notify('pgrst', 'reload config');
    end if;
  end;
  $$;

  create function public.note_in_a_stable_function() returns void language plpgsql stable as $$
  begin
    perform public.note('stable');
  end;
  $$;`;

const ADDED = '29990101000000_responses.sql';
let url: string;

/** Roles belong to all databases of a cluster, so no test may change the settings of the others. */
const ROLE = `tester_${randomBytes(6).toString('hex')}`;

afterAll(async () => {
  await endAll();
  await removeTemporaryFolders();
});

/** A token for this role, signed like those of the auth service. */
function tokenOf(role: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role, exp: Date.now() / 1_000 + 600 })}`;
  return `${signed}.${createHmac('sha256', SETTINGS.jwtSecret).update(signed).digest('base64url')}`;
}

const call = (name: string, body: object = {}, key?: string) => post(url, `/rest/v1/rpc/${name}`, body, key);

const committed = async (): Promise<string[]> => {
  const response = await fetch(`${url}/rest/v1/calls`, { headers: { apikey: KEYS.secretKey } });
  return ((await response.json()) as { note: string }[]).map(({ note }) => note);
};

/** A new database with these functions. */
async function start(databaseUrl: string | undefined): Promise<void> {
  const folder = await temporaryFolder();
  const options = {
    mailFile: path.join(folder, 'mail.jsonl'),
    ...(databaseUrl ? { databaseUrl } : { dataDir: path.join(folder, 'database') }),
  };
  // Otherwise a template with these functions would be kept.
  await end((await spawnBackend(options)).child, 'SIGTERM');
  const migrationsDir = path.join(folder, 'migrations');
  await cp(MIGRATIONS, migrationsDir, { recursive: true });
  await writeFile(
    path.join(migrationsDir, ADDED),
    `create role ${ROLE}; ${FUNCTIONS.replaceAll('ROLE', ROLE)}`,
  );
  ({ url } = await spawnBackend({ ...options, migrationsDir }));
}

describe.each([
  ['a real Postgres', async () => (await newTestDatabase()).databaseUrl],
  ['the embedded database', () => Promise.resolve(undefined)],
])('the Data API responds like PostgREST on %s:', (_, newDatabase) => {
  beforeAll(async () => start(await newDatabase()));

  test('a function sets status and headers, and its transaction is committed', async () => {
    const p_headers = '[{"Retry-After": "7"}, {"X-Reason": "busy"}]';
    const response = await call('respond', { p_status: '429', p_headers });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('7');
    expect(response.headers.get('X-Reason')).toBe('busy');
    expect(await response.json()).toEqual({ code: 'PT429', message: 'As asked.', details: '7', hint: null });
    expect(await committed()).toContain('429');
  });

  test('the next call starts without them', async () => {
    await call('respond', { p_status: '418', p_headers: '[{"X-Reason": "tea"}]' });
    const responses = await Promise.all(Array.from({ length: 30 }, () => call('settings')));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(responses.map(({ headers }) => headers.get('X-Reason'))).toEqual(responses.map(() => null));
  });

  test.each([
    ['PGRST112', { p_status: 'many', p_headers: '[]' }],
    ['PGRST111', { p_status: '201', p_headers: '{"Retry-After": "7"}' }],
    ['PGRST111', { p_status: '202', p_headers: '[{"Retry-After": 7}]' }],
    ['PGRST111', { p_status: '203', p_headers: '[{"Retry-After": "7", "X-Reason": "busy"}]' }],
  ])('%s when the function set %j, and what it wrote remains', async (code, body) => {
    const response = await call('respond', body);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code });
    expect(await committed()).toContain(body.p_status);
  });

  test('an error with the code PT429 has no Retry-After, one with PGRST its own, and neither commits', async () => {
    const limit = await call('fail', { p_code: 'PT429', p_detail: '7' });
    expect(limit.status).toBe(429);
    expect(limit.headers.get('Retry-After')).toBeNull();
    expect(await limit.json()).toMatchObject({ code: 'PT429', details: '7' });
    const p_detail = '{"status": 429, "headers": {"Retry-After": "7"}}';
    const own = await call('fail', { p_code: 'PGRST', p_detail });
    expect(own.status).toBe(429);
    expect(own.headers.get('Retry-After')).toBe('7');
    expect(await own.json()).toMatchObject({ code: 'busy', message: 'Busy.' });
    expect(await committed()).not.toEqual(expect.arrayContaining(['PT429']));
    expect(await committed()).not.toEqual(expect.arrayContaining(['PGRST']));
  });

  test("PostgREST's own Retry-After comes first in every 503", async () => {
    const raised = await call('fail', { p_code: 'PT503', p_detail: '1' });
    expect(raised.status).toBe(503);
    expect(raised.headers.get('Retry-After')).toBe('0');
    const set = await call('respond', { p_status: '503', p_headers: '[{"Retry-After": "7"}]' });
    expect(set.status).toBe(503);
    expect(set.headers.get('Retry-After')).toBe('0, 7');
  });

  test.each([
    ['57014', 500],
    ['55P03', 500],
    ['40P01', 500],
    ['53300', 503],
    ['57P01', 503],
  ])('an error %s has the status %i', async (p_code, status) => {
    const response = await call('fail', { p_code, p_detail: '' });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: p_code });
  });

  test('a call has the role, its settings, its claims and the request', async () => {
    const headers = { apikey: KEYS.publishableKey, 'X-Client-Info': 'test' };
    const response = await fetch(`${url}/rest/v1/rpc/settings`, { method: 'POST', headers });
    expect(await response.json()).toEqual({
      role: 'anon',
      claims: '{"role":"anon"}',
      method: 'POST',
      path: '/rpc/settings',
      header: 'test',
      statement_timeout: '3s',
      lock_timeout: '2s',
    });
    expect(await (await call('settings', {}, KEYS.secretKey)).json()).toMatchObject({
      role: 'service_role',
      statement_timeout: '8s',
      lock_timeout: '7s',
    });
  });

  test("changed settings of a role apply after notify pgrst, 'reload config'", async () => {
    const limit = async () => {
      const headers = { apikey: KEYS.publishableKey, Authorization: `Bearer ${tokenOf(ROLE)}` };
      const response = await fetch(`${url}/rest/v1/rpc/settings`, { method: 'POST', headers });
      return (await response.json()) as { role: string; statement_timeout: string };
    };
    expect(await limit()).toMatchObject({ role: ROLE, statement_timeout: '0' });
    await call('limit_role', { p_timeout: '5s', p_reload: false });
    expect(await limit()).toMatchObject({ statement_timeout: '0' });
    await call('limit_role', { p_timeout: '6s', p_reload: true });
    // The notification arrives after the response.
    while ((await limit()).statement_timeout !== '6s') await pause(20);
  });

  test('a stable function cannot write, by way of others either', async () => {
    const response = await call('note_in_a_stable_function');
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ code: '25006' });
  });
});

(hasTestCluster() ? describe : describe.skip)('of a call, Postgres sees', () => {
  let pooler: Awaited<ReturnType<typeof startTransactionPooler>>;
  let databaseUrl = '';

  beforeAll(async () => {
    ({ databaseUrl = '' } = await newTestDatabase());
    pooler = await startTransactionPooler(databaseUrl, 20);
    const folder = await temporaryFolder();
    ({ url } = await spawnBackend({ databaseUrl: pooler.url, mailFile: path.join(folder, 'mail.jsonl') }));
  });
  afterAll(() => pooler.stop());

  /** The statements of the second call, because the first one reads the settings of the roles. */
  async function statementsOf(name: string): Promise<string[]> {
    await call(name);
    pooler.statements.length = 0;
    await call(name);
    return pooler.statements.map((statement) => statement.replaceAll(/\s+/g, ' ').trim());
  }

  test('one statement for role, settings, claims and request in its transaction', async () => {
    expect(await statementsOf('today')).toEqual([
      'begin',
      expect.stringMatching(/^select set_config\([^;]*$/),
      expect.stringMatching(/^select \* from public\.today\(\)/),
      expect.stringMatching(/^SELECT current_setting\('response\.status', true\)/),
      'commit',
    ]);
  });
});
