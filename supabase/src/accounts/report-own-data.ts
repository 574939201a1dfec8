/**
 * Applies the migrations with the roles of hosted Supabase, exports and deletes an account, and prints the findings as
 * JSON. A separate program because Jest cannot load the embedded Postgres.
 */
import { signedInAs } from '../types/bare-supabase';
import { fillOwnTables } from './fill-own-tables';
import { migratedDatabase } from '../types/migrated-database';

/** On hosted Supabase, the migrations run as a role that is not a superuser, and another role owns the accounts. */
const HOSTED_ROLES = `
  create role project_owner nosuperuser createrole bypassrls;
  create role auth_admin nosuperuser;
  grant anon, authenticated, service_role to project_owner with admin option;
  alter table auth.users enable row level security;
  alter table auth.sessions enable row level security;
  alter table auth.users owner to auth_admin;
  alter table auth.sessions owner to auth_admin;
  grant usage, create on schema public to project_owner;
  grant usage on schema auth to project_owner, auth_admin, anon, authenticated;
  grant all on all tables in schema auth to project_owner;
  do $$ begin execute format('grant create on database %I to project_owner', current_database()); end $$;
  set role project_owner;`;

const USER = '5b0d3a52-6d5c-4f7c-9a55-0f7f3a1d2c11';
const ADDRESS = 'to-be-deleted@example.com';
const NAME = 'Quillonette';
const INVITED = '0f3c9a51-7a2e-4a8e-8b53-2d1f6a7c4e90';

const database = await migratedDatabase(HOSTED_ROLES);

async function column<Value>(sql: string, parameters: unknown[] = []): Promise<Value[]> {
  const { rows } = await database.query<{ value: Value }>(sql, parameters);
  return rows.map(({ value }) => value);
}

await database.query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
  USER,
  ADDRESS,
]);
await database.exec(signedInAs(USER));
await database.query(
  'update public.profiles set first_name = $2, last_name = $2, username = $3 where id = $1',
  [USER, NAME, NAME.toLowerCase()],
);
/** Somebody whom the person invited. */
await database.query(
  `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values ($1, $2, now(), $3)`,
  [INVITED, 'invited@example.com', { invited_by: USER, invitation_type: 'admin' }],
);

const owned = await column<string>(
  `select regexp_replace(name, '^public\\.', '') as value from private.player_tables() order by 1`,
);
await database.exec('reset role; set session_replication_role = replica');
await fillOwnTables(async (sql, parameters) => (await database.query(sql, parameters)).rows as never, owned, {
  id: USER,
  email: ADDRESS,
  name: NAME,
});
await database.exec('set session_replication_role = origin; set role project_owner');

/** The tables with the id, the address or a name in any column. */
async function whereFound(): Promise<string[]> {
  const tables = await column<string>(`
    select c.oid::regclass::text as value from pg_catalog.pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ('public', 'private', 'auth')`);
  const found: string[] = [];
  for (const table of tables) {
    const hits = `select true as value from ${table} t where t::text ilike any (array['%${USER}%', '%${ADDRESS}%', '%${NAME}%'])`;
    if ((await column(hits)).length > 0) found.push(table);
  }
  return found.sort();
}

/** Foreign keys to an account, and columns that should be foreign keys, in the schemas of the migrations. */
const FOREIGN_KEYS = `
  select c.conrelid, c.conkey[1] as attnum, c.confdeltype from pg_catalog.pg_constraint c
  where c.contype = 'f' and c.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)
    and c.connamespace::regnamespace::text in ('public', 'private')`;
const columnsWhere = (condition: string) => `
  select a.attrelid::regclass::text || '.' || a.attname as value
  from pg_catalog.pg_attribute a join pg_catalog.pg_class r on r.oid = a.attrelid and r.relkind in ('r', 'p')
  where r.relnamespace::regnamespace::text in ('public', 'private') and a.attnum > 0 and not a.attisdropped
    and ${condition} order by 1`;

const report = {
  holding: await whereFound(),
  keysThatBlock: await column<string>(
    columnsWhere(
      `exists (select from (${FOREIGN_KEYS}) k where k.conrelid = a.attrelid and k.attnum = a.attnum
                 and k.confdeltype not in ('c', 'n'))`,
    ),
  ),
  userColumnsWithoutKey: await column<string>(
    columnsWhere(
      `a.atttypid = 'uuid'::regtype and a.attname ~ '(^|_)(user|user_id|player|player_id|owner|owner_id|account_id|profile_id|by)$'
       and not exists (select from (${FOREIGN_KEYS}) k where k.conrelid = a.attrelid and k.attnum = a.attnum)`,
    ),
  ),
  addressesWithoutOwner: await column<string>(
    columnsWhere(
      `a.attname ~ 'email$' and not exists (
         select from (${FOREIGN_KEYS}) k where k.conrelid = a.attrelid and k.confdeltype = 'c')`,
    ),
  ),
  ownedTables: owned,
  notExported: await column<string>(`
    with recursive keys as (
      select c.conrelid as child, c.confrelid as parent from pg_catalog.pg_constraint c
      where c.contype = 'f' and c.connamespace::regnamespace::text in ('public', 'private')),
    related as (
      select k.child from keys k where k.parent in ('auth.users'::regclass, 'public.profiles'::regclass)
      union select k.child from keys k join related r on r.child = k.parent)
    select r.child::regclass::text as value from related r join pg_catalog.pg_class t on t.oid = r.child
    where not t.relispartition and r.child not in (select name::regclass from private.player_tables()) order by 1`),
  metadataOfInvited: null as unknown,
  exported: [] as string[],
  exportedSessions: 0,
  left: [] as string[],
};

await database.exec(`begin; ${signedInAs(USER)} set local role authenticated;`);
const [data] = await column<{ tables: object; sessions: unknown[] }>(
  'select public.export_my_data() as value',
);
report.exported = Object.keys(data?.tables ?? {}).sort();
report.exportedSessions = data?.sessions.length ?? 0;
await database.query('select public.delete_user_account($1)', [USER]);
await database.exec('commit');
report.left = await whereFound();
[report.metadataOfInvited] = await column(
  'select raw_user_meta_data as value from auth.users where id = $1',
  [INVITED],
);
await database.close();
process.stdout.write(JSON.stringify(report));
