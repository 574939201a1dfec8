/** Runs a query and returns its rows, with a type chosen by the caller. */
export type Query = <Row>(sql: string) => Promise<Row[]>;

export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly hasDefault: boolean;
  readonly generated: boolean;
}

export interface DatabaseFunction {
  readonly name: string;
  readonly argNames: readonly string[] | null;
  readonly argTypes: readonly string[];
  /** The number of trailing arguments with defaults. */
  readonly defaults: number;
  readonly returns: string;
  /**
   * What the SQL comment of the function declares, because Postgres does not know it: `@returns not null`, or
   * `@nullable` and the names of the arguments that may be null.
   */
  readonly comment: string | null;
}

export interface Schema {
  readonly columns: readonly Column[];
  readonly functions: readonly DatabaseFunction[];
}

/**
 * What the API exposes: tables and functions of the schema `public`, by name. There are no views.
 */
export async function readSchema(query: Query): Promise<Schema> {
  const columns = await query<Column>(`
    select c.relname as table, a.attname as name, format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null) as type, a.attnotnull as required,
           a.atthasdef or a.attidentity <> '' as "hasDefault", a.attgenerated <> '' as generated
    from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
      join pg_catalog.pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attname`);
  const functions = await query<DatabaseFunction>(`
    select p.proname as name, p.proargnames as "argNames", p.pronargdefaults as defaults,
           array(select format_type(t, null) from unnest(p.proargtypes) with ordinality u(t, i) order by i) as "argTypes",
           format_type(p.prorettype, null) as returns, obj_description(p.oid, 'pg_proc') as comment
    from pg_catalog.pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and not p.proretset
    order by p.proname`);
  await refuseUnknownKinds(query);
  return { columns, functions };
}

/**
 * The API exposes more kinds than are read above. None of them may come without a line in the tests of access, which
 * take their names from the generated types.
 * @throws for a relation that is not a table; for a function that returns a set, that has the name of
 *   another one, or that takes a row, which makes it a computed field that `select=*` does not return
 */
async function refuseUnknownKinds(query: Query): Promise<void> {
  const found = await query<{ name: string }>(`
    with functions as (
      select p.*, exists (
          select from unnest(p.proargtypes) a(oid) join pg_catalog.pg_type t on t.oid = a.oid where t.typtype = 'c'
        ) as takes_row
      from pg_catalog.pg_proc p where p.pronamespace = 'public'::regnamespace)
    select c.oid::regclass::text as name from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and (c.relkind in ('v', 'm', 'f') or c.relispartition)
    union all
    select f.oid::regprocedure::text from functions f
    where f.prokind <> 'f' or f.proretset or f.takes_row
      or exists (select from functions o where o.proname = f.proname and o.oid <> f.oid)`);
  if (found.length === 0) return;
  const names = found.map(({ name }) => name).join(', ');
  throw new Error(`The API exposes what the types and the tests of access do not describe: ${names}.`);
}
