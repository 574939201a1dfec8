import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type App, appliedVersions, type Connection } from '@supabase/lite';
import { BackendStartError } from './backend-start-error';

/** What hosted Supabase has before the first migration and the embedded one lacks. */
const HOSTED_BASELINE = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
  end $$;
  grant usage on schema public, auth to anon, authenticated, service_role;`;

const MIGRATION_FILE = /^(\d{14})_([a-z0-9_]+)\.sql$/;

/** The migrations, oldest first. */
export async function readMigrations(folder: string) {
  const files = (await readdir(folder)).filter((file) => MIGRATION_FILE.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version = '', name = ''] = MIGRATION_FILE.exec(file) ?? [];
      return { file, version, name, sql: await readFile(path.join(folder, file), 'utf8') };
    }),
  );
}

/**
 * Applies what was not applied yet, in the history table of the Supabase CLI. The runner of @supabase/lite reads
 * `./supabase/migrations` of the working directory only, so this one is told the folder.
 * @throws BackendStartError naming the migration that failed; nothing of that file is kept then
 */
export async function migrate(app: App, connection: Connection, folder: string): Promise<void> {
  await app.ensureSystemSchema();
  await runScript(connection, HOSTED_BASELINE);
  const applied = new Set(await appliedVersions(connection));
  for (const { file, version, name, sql } of await readMigrations(folder)) {
    if (applied.has(version)) continue;
    const record = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`;
    try {
      await runScript(connection, `${sql}\n${record}`);
    } catch (error) {
      throw new BackendStartError(`The migration ${file} failed: ${(error as Error).message}.`);
    }
  }
  await connection.clearSchemaCache();
}

interface ScriptRunner {
  /** PGlite. */
  exec?(script: string): Promise<unknown>;
  /** postgres.js. */
  unsafe?(script: string): { simple(): Promise<unknown> };
}

/** Runs several statements as Postgres runs one message: all of them or none. */
async function runScript(connection: Connection, script: string): Promise<void> {
  const driver = connection.driver as ScriptRunner;
  await (driver.unsafe?.(script).simple() ?? driver.exec?.(script));
}
