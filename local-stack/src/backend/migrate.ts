import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { App, Connection } from '@supabase/lite';
import { Failure, startFresh } from '../terminal';
import type { BackendOptions } from './options';

/** What hosted Supabase provides before the first migration and the embedded one lacks. */
const HOSTED_BASELINE = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
  end $$;
  grant usage on schema public, auth to anon, authenticated, service_role;`;

const MIGRATION_FILE = /^(\d{14})_([a-z0-9_]+)\.sql$/;

export interface Migration {
  readonly file: string;
  /** The 14 digits before the name. */
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

/** Reads the migrations, oldest first. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => MIGRATION_FILE.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version = '', name = ''] = MIGRATION_FILE.exec(file) ?? [];
      return { file, version, name, sql: await readFile(path.join(folder, file), 'utf8') };
    }),
  );
}

/**
 * Applies what was not applied yet, and records it in the history table of the Supabase CLI. The runner of
 * @supabase/lite reads `./supabase/migrations` of the working directory only, and this one reads any folder.
 * @throws Failure when the database was made with other migrations, or naming the migration that failed; of that file
 * nothing is kept then, or an index that is not finished
 */
export async function migrate(
  app: App,
  connection: Connection,
  { migrationsDir, databaseUrl }: Pick<BackendOptions, 'migrationsDir' | 'databaseUrl'>,
): Promise<void> {
  await app.ensureSystemSchema();
  await runScript(connection, HOSTED_BASELINE);
  const migrations = await readMigrations(migrationsDir);
  const applied = await appliedScripts(connection);
  const changed = firstChanged(migrations, applied);
  if (changed) {
    const remedy = databaseUrl ? 'Set DATABASE_URL to an empty database.' : startFresh();
    throw new Failure(
      `The stored database was made with other migrations (${changed} was removed or changed). ${remedy}`,
    );
  }
  for (const migration of migrations.filter(({ version }) => !applied.has(version))) {
    try {
      await apply(connection, migration);
    } catch (error) {
      throw new Failure(`The migration ${migration.file} failed: ${(error as Error).message}.`);
    }
  }
  await connection.clearSchemaCache();
}

/**
 * Like the Supabase CLI since version 2.109. A file that creates or drops indexes `concurrently` contains nothing else,
 * because Postgres cannot do that in a transaction. After a failure, it is applied again from its beginning.
 */
async function apply(connection: Connection, migration: Migration): Promise<void> {
  const code = migration.sql.replaceAll(/--.*$/gm, '');
  if (!/\bconcurrently\b/i.test(code)) {
    await runScript(connection, `${migration.sql}\n${recordOf(migration)}`);
    return;
  }
  for (const statement of code.split(';').filter((part) => part.trim()))
    await runScript(connection, statement);
  await runScript(connection, recordOf(migration));
}

/** The version of the first applied migration whose file is missing or has changed. */
function firstChanged(migrations: readonly Migration[], applied: ReadonlyMap<string, string>) {
  const files = new Map(migrations.map(({ version, sql }) => [version, sql]));
  return [...applied].find(([version, sql]) => files.get(version) !== sql)?.[0];
}

/** Version → applied SQL. */
async function appliedScripts(connection: Connection): Promise<ReadonlyMap<string, string>> {
  const { rows } = await connection.exec<{ rows: { version: string; sql: string }[] }>(
    `select version, coalesce(array_to_string(statements, ''), '') as sql
     from supabase_migrations.schema_migrations order by version`,
  );
  return new Map(rows.map(({ version, sql }) => [version, sql]));
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const recordOf = ({ version, name, sql }: Migration) =>
  `insert into supabase_migrations.schema_migrations (version, name, statements)
   values (${quoted(version)}, ${quoted(name)}, array[${quoted(sql)}]);`;

interface ScriptRunner {
  /** PGlite. */
  exec?(script: string): Promise<unknown>;
  /** postgres.js. */
  unsafe?(script: string): { simple(): Promise<unknown> };
}

/** Runs several statements as one Postgres message: all or none. */
async function runScript(connection: Connection, script: string): Promise<void> {
  const driver = connection.driver as ScriptRunner;
  await (driver.unsafe?.(script).simple() ?? driver.exec?.(script));
}
