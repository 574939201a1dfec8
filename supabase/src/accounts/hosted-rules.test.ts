import type { PGlite } from '@electric-sql/pglite';
import { migratedDatabase } from '../types/migrated-database';

/** What the auth service of hosted Supabase does to `auth.users`, statement by statement, and what the database makes of it. */

jest.setTimeout(60_000);

const ID = '00000000-0000-4000-8000-000000000001';

let database: PGlite;

beforeAll(async () => void (database = await migratedDatabase()));
afterAll(() => database.close());

beforeEach(async () => {
  await database.exec(`
    delete from auth.users;
    delete from private.rate_limits;
    insert into auth.users (id, email, encrypted_password) values ('${ID}', 'Ada@example.com', 'hash of the first');
    update auth.users set confirmation_token = 'first', confirmation_sent_at = now();`);
});

const confirm = (column: string) =>
  database.exec(`
    update auth.users set ${column} = '';
    update auth.users set email_confirmed_at = now();`);

async function password(): Promise<string | null> {
  const sql = 'select encrypted_password as password from auth.users';
  return (await database.query<{ password: string | null }>(sql)).rows[0]?.password ?? null;
}

const again = (column: string) =>
  database.exec(`update auth.users set ${column} = 'again', confirmation_sent_at = now()`);

test('the mail of the only sign-up keeps its password', async () => {
  await confirm('confirmation_token');
  expect(await password()).toBe('hash of the first');
});

test.each(['confirmation_token', 'recovery_token'])(
  'after a further mail (%s) the password goes',
  async (column) => {
    await again(column);
    expect(await password()).toBe('hash of the first');
    await confirm(column);
    expect(await password()).toBe('');
  },
);

test('a password that is chosen with the confirmation stays', async () => {
  await again('recovery_token');
  await database.exec(
    `update auth.users set email_confirmed_at = now(), encrypted_password = 'hash of the owner'`,
  );
  expect(await password()).toBe('hash of the owner');
});

test('a confirmed account keeps its password through any mail', async () => {
  await confirm('confirmation_token');
  await again('recovery_token');
  await confirm('recovery_token');
  expect(await password()).toBe('hash of the first');
});

const hook = async (valid: boolean, userId = ID) => {
  const sql = 'select private.password_verification_attempt($1) as response';
  const event = { user_id: userId, valid };
  return (await database.query<{ response: object }>(sql, [event])).rows[0]?.response;
};

const LOCKED = {
  error: {
    http_code: 429,
    message: expect.stringMatching(
      /^Too many sign-in tries\. Please try again after \d+ seconds\.$/,
    ) as string,
  },
};

test('the hook refuses the sixth try, also with the right password', async () => {
  for (let tries = 0; tries < 5; tries += 1) expect(await hook(false)).toEqual({ decision: 'continue' });
  expect(await hook(true)).toEqual(LOCKED);
});

test('a right password clears the count', async () => {
  for (let tries = 0; tries < 4; tries += 1) await hook(false);
  expect(await hook(true)).toEqual({ decision: 'continue' });
  for (let tries = 0; tries < 5; tries += 1) expect(await hook(false)).toEqual({ decision: 'continue' });
});

test('a new password ends the lock', async () => {
  for (let tries = 0; tries < 6; tries += 1) await hook(false);
  await database.exec(`update auth.users set encrypted_password = 'hash of a new one'`);
  expect(await hook(true)).toEqual({ decision: 'continue' });
});

test('players and visitors can call neither the hook nor the count', async () => {
  for (const role of ['anon', 'authenticated', 'service_role']) {
    const sql = `set role ${role}; select private.sign_in_wait('ada@example.com', true);`;
    await expect(database.exec(sql)).rejects.toThrow('permission denied');
    await database.exec('reset role');
  }
});
