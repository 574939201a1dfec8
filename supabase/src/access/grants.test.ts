import { OWN_PROFILE_COLUMNS } from '@ninefold/contracts';
import { scriptValues } from '../testing/script-values';
import { exposedNames, type Role, TABLE_ACCESS, type TableName, VERBS } from './access-table';
import { API_ROLES, lines, list, OURS } from './rights';

/** Each role's rights in the Postgres catalog, with the default grants of hosted Supabase. */

const RELATIONS = `pg_class c, ${API_ROLES}, unnest($verbs) v (verb) where c.relnamespace in ${OURS} and c.relkind in ('r', 'v', 'm', 'p', 'f')`;
const withVerbs = (verbs: readonly string[]) =>
  RELATIONS.replace('$verbs', `array[${verbs.map((verb) => `'${verb}'`).join()}]`);

/** The columns that players may write in their own profile, in addition to the policy and the trigger. */
const OWN_COLUMNS = Object.values(OWN_PROFILE_COLUMNS).sort();

/** A right to update some columns is not a right to update the table. */
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

test('every table of the database is in the access table', () => {
  expect(Object.keys(TABLE_ACCESS).sort()).toEqual(exposedNames('Tables'));
});
