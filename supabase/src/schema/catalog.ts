import type { Query } from '../types/read-schema';

/** Our schemas, and `auth`, because some of our triggers are on its tables. */
const NAMESPACES = `(select oid from pg_catalog.pg_namespace where nspname in ('public', 'private', 'partitions', 'auth'))`;

/** A null list of rights means the default rights. */
const rights = (acl: string, kind: string, owner: string) => `
  array(select concat(coalesce(nullif(grantee, 0)::regrole::text, 'public'), ': ', privilege_type)
    from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) order by 1)`;

/** Kind of object → a query for its objects, each with a `name` and everything that defines it. */
const OBJECTS: Readonly<Record<string, string>> = {
  schemas: `
    select nspname as name, ${rights('nspacl', 'n', 'nspowner')} as rights
    from pg_catalog.pg_namespace where oid in ${NAMESPACES}`,
  relations: `
    select c.oid::regclass::text as name, c.relkind, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity,
      c.reloptions, ${rights('c.relacl', 'r', 'c.relowner')} as rights, obj_description(c.oid, 'pg_class') as comment,
      case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end as view,
      pg_get_expr(c.relpartbound, c.oid) as bound, pg_get_partkeydef(c.oid) as key
    from pg_catalog.pg_class c where c.relnamespace in ${NAMESPACES} and c.relkind in ('r', 'v', 'm', 'p', 'f', 'S')`,
  columns: `
    select a.attrelid::regclass || '.' || a.attname as name,
      (select count(*)::int from pg_catalog.pg_attribute b
        where b.attrelid = a.attrelid and b.attnum between 1 and a.attnum and not b.attisdropped) as place,
      format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, a.attidentity, a.attgenerated,
      pg_get_expr(d.adbin, d.adrelid) as default, ${rights('a.attacl', 'c', 'c.relowner')} as rights,
      col_description(a.attrelid, a.attnum) as comment
    from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
      left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace in ${NAMESPACES} and c.relkind in ('r', 'p', 'v', 'c') and a.attnum > 0 and not a.attisdropped`,
  constraints: `
    select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as definition
    from pg_catalog.pg_constraint where connamespace in ${NAMESPACES} and conrelid <> 0`,
  indexes: `
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition, indisvalid
    from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indrelid where c.relnamespace in ${NAMESPACES}`,
  policies: `
    select polrelid::regclass || '.' || polname as name, polcmd, polpermissive,
      array(select r::regrole::text from unnest(polroles) r order by 1) as roles,
      pg_get_expr(polqual, polrelid) as using, pg_get_expr(polwithcheck, polrelid) as check
    from pg_catalog.pg_policy`,
  triggers: `
    select tgrelid::regclass || '.' || tgname as name, pg_get_triggerdef(oid) as definition, tgenabled
    from pg_catalog.pg_trigger where not tgisinternal`,
  functions: `
    select p.oid::regprocedure::text as name,
      case when p.prokind = 'a'
        then (select to_jsonb(a) - 'aggfnoid' || jsonb_build_object('sfunc', a.aggtransfn::text)
          from pg_catalog.pg_aggregate a where a.aggfnoid = p.oid)::text
        else pg_get_functiondef(p.oid) end as definition,
      ${rights('p.proacl', 'f', 'p.proowner')} as rights, obj_description(p.oid, 'pg_proc') as comment
    from pg_catalog.pg_proc p where p.pronamespace in ${NAMESPACES}`,
  types: `
    select t.oid::regtype::text as name, t.typtype,
      array(select e.enumlabel::text from pg_catalog.pg_enum e where e.enumtypid = t.oid order by e.enumsortorder) as labels,
      ${rights('t.typacl', 'T', 't.typowner')} as rights
    from pg_catalog.pg_type t left join pg_catalog.pg_class c on c.oid = t.typrelid
    where t.typnamespace in ${NAMESPACES} and t.typelem = 0 and (c.oid is null or c.relkind = 'c')`,
  settings: `
    select coalesce(nullif(setrole, 0)::regrole::text, 'every role') as name, setconfig
    from pg_catalog.pg_db_role_setting
    where setdatabase in (0, (select oid from pg_catalog.pg_database where datname = current_database()))`,
  'default rights': `
    select defaclrole::regrole || ' ' || defaclnamespace::regnamespace || ' ' || defaclobjtype::text as name,
      ${rights('defaclacl', 'r', 'defaclrole')} as rights
    from pg_catalog.pg_default_acl where defaclnamespace <> 0`,
  extensions: `select extname as name, extversion from pg_catalog.pg_extension`,
  publications: `
    select p.pubname as name, p.puballtables, array(select r.prrelid::regclass::text
      from pg_catalog.pg_publication_rel r where r.prpubid = p.oid order by 1) as tables
    from pg_catalog.pg_publication p`,
  'event triggers': `select evtname as name, evtevent, evtfoid::regproc::text, evtenabled from pg_catalog.pg_event_trigger`,
};

/** Everything that defines a database, for comparisons: kind and name of each object → its definition as text. */
export type Catalog = Readonly<Record<string, string>>;

/** Reads the complete definition of a database: its objects, the rights on them, and the rows of a new one. */
export async function readCatalog(query: Query): Promise<Catalog> {
  const found: Record<string, string> = {};
  for (const [kind, select] of Object.entries(OBJECTS))
    for (const { name, ...definition } of await query<{ name: string }>(select))
      found[`${kind}: ${name}`] = JSON.stringify(definition);
  const tables = await query<{ name: string }>(`
    select oid::regclass::text as name from pg_catalog.pg_class
    where relnamespace in ${NAMESPACES} and relkind = 'r' order by 1`);
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    if (rows.length > 0) found[`rows: ${name}`] = rows.map(({ row }) => row).join('\n');
  }
  return found;
}
