/**
 * The least that the migrations expect of a Postgres: the roles, accounts and caller's id of Supabase. What they do
 * on this, they do on hosted Supabase and on the embedded backend too.
 */
export const BARE_SUPABASE = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create schema auth;
  create table auth.users (
    id uuid primary key, email text, email_confirmed_at timestamptz, confirmed_at timestamptz);
  create function auth.uid() returns uuid language sql stable as
    $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;`;
