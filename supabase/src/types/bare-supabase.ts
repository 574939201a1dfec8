import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The minimum that the schema expects of a Postgres: Supabase's roles, accounts, sessions and `auth.uid()`. The schema
 * runs unchanged on this, on hosted Supabase and on the embedded backend. As on hosted Supabase, the API's roles have
 * all rights on everything created in `public`, so an object whose rights are not revoked is open here too.
 */
export const BARE_SUPABASE = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
  end $$;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  create schema auth;
  create table auth.users (
    id uuid primary key, email text, email_confirmed_at timestamptz, confirmed_at timestamptz,
    encrypted_password text, confirmation_token text, confirmation_sent_at timestamptz, recovery_token text,
    last_sign_in_at timestamptz, raw_user_meta_data jsonb);
  create table auth.sessions (
    id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade, not_after timestamptz,
    created_at timestamptz, ip inet, user_agent text);
  create function auth.uid() returns uuid language sql stable as
    $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;`;

/** SQL after which a transaction of `BARE_SUPABASE` calls functions as a signed-in person. */
export const signedInAs = (user: string): string => `
  insert into auth.sessions (id, user_id) values ('${user}', '${user}') on conflict do nothing;
  select set_config('request.jwt.claim.sub', '${user}', true),
    set_config('request.jwt.claims', '{"session_id": "${user}"}', true);`;

/**
 * The SQL of each migration in a folder, oldest first. Each one can run in a transaction: nobody writes meanwhile, so
 * no index has to be built `concurrently`.
 */
export async function migrationScripts(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).sort();
  const scripts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return scripts.map((script) => script.replaceAll(/\bindex concurrently\b/gi, 'index'));
}
