import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import postgres, { type ReservedSql } from 'postgres';
import * as v from 'valibot';
import { Failure } from '../failure';

/**
 * A backup is a folder with a file of rows, in the format of `copy`, for each table of the accounts, of `public` and of
 * `private`, and `manifest.json`. The migrations create everything else, so a backup can be restored into a database
 * with the same migrations.
 */

const TableSchema = v.object({
  /** Schema-qualified, as SQL writes it. */
  name: v.string(),
  columns: v.array(v.string()),
  rows: v.number(),
});
const ManifestSchema = v.object({
  migrations: v.array(v.string()),
  tables: v.array(TableSchema),
  sequences: v.array(v.object({ name: v.string(), value: v.string() })),
});
type Table = v.InferOutput<typeof TableSchema>;

const SCHEMAS = `('auth', 'public', 'private')`;

/** Generated columns are not written, and the auth service's record of its own updates is not ours. */
const TABLES = `
  select c.oid::regclass::text as name, jsonb_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ${SCHEMAS} and c.oid::regclass::text <> 'auth.schema_migrations'
  group by c.oid order by 1`;
const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
  where schemaname in ${SCHEMAS} and last_value is not null`;
const MIGRATIONS = 'select version from supabase_migrations.schema_migrations order by version';

const manifestOf = (folder: string) => path.join(folder, 'manifest.json');
const rowsOf = (folder: string, { name }: Pick<Table, 'name'>) => path.join(folder, `${name}.copy`);
/** A partitioned table is copied as a whole, so that its rows find their places in a database with other partitions. */
const copyFrom = ({ name, columns }: Table) => `copy (select ${columns.join(', ')} from ${name}) to stdout`;
const copyTo = ({ name, columns }: Table) => `copy ${name} (${columns.join(', ')}) from stdin`;

/** Schema-qualified names, and one transaction that an error rolls back. */
async function inTransaction<Result>(
  databaseUrl: string,
  begin: string,
  work: (session: ReservedSql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const session = await sql.reserve();
  try {
    await session.unsafe(`${begin}; set local search_path = ''`).simple();
    const result = await work(session);
    await session`commit`;
    return result;
  } finally {
    session.release();
    await sql.end({ timeout: 5 });
  }
}

async function migrationsOf(session: ReservedSql): Promise<string[]> {
  return (await session.unsafe<{ version: string }[]>(MIGRATIONS)).map(({ version }) => version);
}

async function countRows(session: ReservedSql, { name }: Pick<Table, 'name'>): Promise<number> {
  const [row] = await session.unsafe<{ count: number }[]>(`select count(*)::integer as count from ${name}`);
  return row?.count ?? 0;
}

/**
 * Writes a backup of one moment into a new folder while players continue.
 * @returns the number of rows per table
 */
export function backUp(databaseUrl: string, folder: string): Promise<readonly Table[]> {
  return inTransaction(databaseUrl, 'begin isolation level repeatable read, read only', async (session) => {
    await mkdir(folder, { mode: 0o700 }).catch(({ code, message }: NodeJS.ErrnoException) => {
      throw new Failure(code === 'EEXIST' ? `${folder} exists already: choose a new folder.` : message);
    });
    const tables: Table[] = [];
    for (const found of await session.unsafe<Omit<Table, 'rows'>[]>(TABLES)) {
      const table = { ...found, rows: await countRows(session, found) };
      const rows = await session.unsafe(copyFrom(table)).readable();
      await pipeline(rows, createWriteStream(rowsOf(folder, table), { mode: 0o600 }));
      // The driver pauses its socket when rows arrive faster than they are written, and does not resume it after the
      // last row.
      rows._read(0);
      tables.push(table);
    }
    const sequences = await session.unsafe(SEQUENCES);
    const manifest = v.parse(ManifestSchema, { migrations: await migrationsOf(session), tables, sequences });
    await writeFile(manifestOf(folder), JSON.stringify(manifest, null, 2), { mode: 0o600 });
    return tables;
  });
}

/** @throws Failure if the folder does not contain a backup */
async function readManifest(folder: string) {
  const text = await readFile(manifestOf(folder), 'utf8').catch(({ message }: Error) => {
    throw new Failure(`${folder} is not a backup: ${message}.`);
  });
  const manifest = v.safeParse(v.pipe(v.string(), v.parseJson(), ManifestSchema), text);
  if (!manifest.success) throw new Failure(`${manifestOf(folder)} is damaged.`);
  return manifest.output;
}

/**
 * Restores a backup into a database with the same migrations and no accounts, completely or not at all. Triggers and
 * foreign-key checks are disabled, because the rows are already consistent.
 * @throws if the migrations differ, if there is an account, or if a table has a different number of rows afterwards
 */
export async function restore(databaseUrl: string, folder: string): Promise<readonly Table[]> {
  const { migrations, tables, sequences } = await readManifest(folder);
  return inTransaction(
    databaseUrl,
    'begin; set local session_replication_role = replica',
    async (session) => {
      if (JSON.stringify(await migrationsOf(session)) !== JSON.stringify(migrations))
        throw new Failure('The database has other migrations than the backup: apply the same ones first.');
      if ((await countRows(session, { name: 'auth.users' })) > 0)
        throw new Failure('The database has accounts: a backup goes into a new one.');
      const ours = tables.filter(({ name }) => !name.startsWith('auth.'));
      // The migrations have filled some of them.
      await session.unsafe(`truncate ${ours.map(({ name }) => name).join(', ')}`);
      for (const table of tables) {
        const writable = await session.unsafe(copyTo(table)).writable();
        await pipeline(createReadStream(rowsOf(folder, table)), writable);
        const rows = await countRows(session, table);
        if (rows !== table.rows)
          throw new Failure(`${table.name} has ${rows} rows, and ${table.rows} in the backup.`);
      }
      for (const { name, value } of sequences)
        await session`select setval(${name}::regclass, ${value}::bigint)`;
      return tables;
    },
  );
}
