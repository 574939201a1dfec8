import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/**
 * The least that the migrations expect of a Postgres: the roles, the accounts and the caller's id of Supabase. They run
 * in the same way on this, on hosted Supabase and on the embedded backend.
 */
const BARE_SUPABASE = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create schema auth;
  create table auth.users (
    id uuid primary key, email text, email_confirmed_at timestamptz, confirmed_at timestamptz,
    encrypted_password text, confirmation_token text, confirmation_sent_at timestamptz, recovery_token text,
    raw_user_meta_data jsonb);
  create function auth.uid() returns uuid language sql stable as
    $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;`;

/**
 * An empty database in this process, with every migration applied. The caller closes it.
 * @param prepare SQL that runs before the migrations, such as one that changes the role
 */
export async function migratedDatabase(prepare = ''): Promise<PGlite> {
  const database = new PGlite();
  await database.exec(BARE_SUPABASE);
  await database.exec(prepare);
  for (const file of (await readdir(MIGRATIONS)).sort()) {
    await database.exec(await readFile(new URL(file, MIGRATIONS), 'utf8'));
  }
  return database;
}
