/** Answers a query with its rows; the caller says what they look like. */
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
  /** How many arguments, counted from the last, may be left out. */
  readonly defaults: number;
  readonly returns: string;
}

export interface Schema {
  readonly columns: readonly Column[];
  readonly functions: readonly DatabaseFunction[];
}

/** What the API exposes: tables and functions of the schema `public`, by name. */
export async function readSchema(query: Query): Promise<Schema> {
  const columns = await query<Column>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as required,
           a.atthasdef or a.attidentity <> '' as "hasDefault", a.attgenerated <> '' as generated
    from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attname`);
  const functions = await query<DatabaseFunction>(`
    select p.proname as name, p.proargnames as "argNames", p.pronargdefaults as defaults,
           array(select format_type(t, null) from unnest(p.proargtypes) with ordinality u(t, i) order by i) as "argTypes",
           format_type(p.prorettype, null) as returns
    from pg_catalog.pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and not p.proretset
    order by p.proname`);
  return { columns, functions };
}
