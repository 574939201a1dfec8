import { scriptValues } from '../testing/script-values';
import {
  FUNCTION_ACCESS,
  type FunctionName,
  type Role,
  TABLE_ACCESS,
  type TableName,
  VERBS,
  VIEW_ACCESS,
  type ViewName,
} from './access-table';

/**
 * What the catalogue of Postgres says of the rights of each role, after the default grants of hosted Supabase. The other
 * tests of access ask through the embedded backend, which grants rights anew: there the triggers and policies hold alone.
 */

jest.setTimeout(60_000);

const ROLE_NAMES = { anonymous: 'anon', owner: 'authenticated', service: 'service_role' } as const;
type AskedRole = keyof typeof ROLE_NAMES;
const ASKED_ROLES = Object.keys(ROLE_NAMES) as AskedRole[];

const OURS = `('public'::regnamespace, 'private'::regnamespace)`;
const ROLES_AND = `unnest(array['anon', 'authenticated', 'service_role']) r (role)`;
const list = (line: string, from: string) =>
  `select coalesce(jsonb_agg(${line} order by ${line}), '[]') as value from ${from};`;

const RELATIONS = `pg_class c, ${ROLES_AND}, unnest($verbs) v (verb) where c.relnamespace in ${OURS} and c.relkind in ('r', 'v', 'm', 'p', 'f')`;
const withVerbs = (verbs: readonly string[]) =>
  RELATIONS.replace('$verbs', `array[${verbs.map((verb) => `'${verb}'`).join()}]`);

/** The columns that players write in their own profile, beside the policy and the trigger. */
const OWN_COLUMNS = ['country', 'first_name', 'last_name', 'profile_color', 'username'];
/** A computed field of the profile, and what the check of its index calls as the writer of the row. */
const CALLED_BY_POSTGRES = [
  'authenticated private.username_skeleton',
  'authenticated public.learning_level',
  'service_role private.username_skeleton',
  'service_role public.learning_level',
];

const lines = <Name extends string>(
  names: Readonly<Record<Name, unknown>>,
  rolesOf: (name: Name) => readonly Role[],
  line: (role: string, name: Name) => string,
) =>
  (Object.keys(names) as Name[]).flatMap((name) =>
    ASKED_ROLES.filter((role) => rolesOf(name).includes(role)).map((role) => line(ROLE_NAMES[role], name)),
  );

/** A right to update some columns is no right to update the table. */
const mayWholly = (name: TableName, verb: (typeof VERBS)[number]): readonly Role[] =>
  TABLE_ACCESS[name][verb].filter((role) => role === 'service' || verb === 'select');

const CASES: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'each role has the rights to tables and views that the access table names',
    list(
      `format('%s %s %s', r.role, v.verb, c.relname)`,
      `${withVerbs(VERBS)} and has_table_privilege(r.role, c.oid, v.verb)`,
    ),
    [
      ...VERBS.flatMap((verb) =>
        lines<TableName>(
          TABLE_ACCESS,
          (name) => mayWholly(name, verb),
          (role, name) => `${role} ${verb} ${name}`,
        ),
      ),
      ...lines<ViewName>(
        VIEW_ACCESS,
        (name) => VIEW_ACCESS[name],
        (role, name) => `${role} select ${name}`,
      ),
    ],
  ],
  [
    'players write some columns of their profile, and no other column of any table',
    list(
      `format('%s %s.%s', v.verb, c.relname, a.attname)`,
      `pg_attribute a, ${withVerbs(['insert', 'update'])} and a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and r.role <> 'service_role' and has_column_privilege(r.role, c.oid, a.attnum, v.verb)`,
    ),
    OWN_COLUMNS.map((column) => `update profiles.${column}`),
  ],
  [
    'players may neither empty a table, nor refer to it, nor add a trigger',
    list(
      `format('%s %s %s', r.role, v.verb, c.relname)`,
      `${withVerbs(['truncate', 'references', 'trigger'])} and r.role <> 'service_role' and has_table_privilege(r.role, c.oid, v.verb)`,
    ),
    [],
  ],
  [
    'each role may execute the functions that the access table names',
    list(
      `format('%s %s.%s', r.role, n.nspname, p.proname)`,
      `pg_proc p join pg_namespace n on n.oid = p.pronamespace, ${ROLES_AND}
       where p.pronamespace in ${OURS} and has_function_privilege(r.role, p.oid, 'execute')`,
    ),
    [
      ...lines<FunctionName>(
        FUNCTION_ACCESS,
        (name) => FUNCTION_ACCESS[name],
        (role, name) => `${role} public.${name}`,
      ),
      ...CALLED_BY_POSTGRES,
    ],
  ],
];

let values: readonly unknown[];

beforeAll(async () => {
  values = await scriptValues(CASES.map(([, script]) => script));
});

test.each(CASES.map(([name, , expected], index) => ({ name, expected, index })))(
  '$name',
  ({ expected, index }) => {
    expect((values[index] as string[]).sort()).toEqual([...expected].sort());
  },
);
