import { scriptValues } from '../testing/script-values';
import { list, OURS } from './rights';

/**
 * Rules that every new table must follow, checked in the Postgres catalog for everything that the migrations create.
 */

/** Lists violations of the rule, so it must be empty. */
const CASES: readonly (readonly [string, string])[] = [
  [
    'no role of the API sees into the schema of the private functions',
    list(
      'r.role',
      `unnest(array['anon', 'authenticated', 'service_role']) r (role) where has_schema_privilege(r.role, 'private', 'usage')`,
    ),
  ],
  [
    'every table has row-level security, for its owner too',
    list(
      'c.oid::regclass::text',
      `pg_class c where c.relnamespace in ${OURS} and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`,
    ),
  ],
  [
    'every function that runs as its owner has an empty search path',
    list(
      'p.oid::regprocedure::text',
      `pg_proc p where p.pronamespace in ${OURS} and p.prosecdef and not coalesce(p.proconfig @> array['search_path=""'], false)`,
    ),
  ],
  [
    'there is no view: it would show rows with the rights of its owner',
    list('c.oid::regclass::text', `pg_class c where c.relnamespace in ${OURS} and c.relkind in ('v', 'm')`),
  ],
  [
    'there is no sequence to read or move',
    list('c.oid::regclass::text', `pg_class c where c.relnamespace in ${OURS} and c.relkind = 'S'`),
  ],
  ['no table is sent to listeners', list('t.tablename', 'pg_publication_tables t')],
];

let values: readonly unknown[];

beforeAll(async () => {
  values = await scriptValues(CASES.map(([, script]) => script));
});

test.each(CASES.map(([name], index) => ({ name, index })))('$name', ({ index }) => {
  expect(values[index]).toEqual([]);
});
