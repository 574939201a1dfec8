import { scriptValues } from '../testing/script-values';
import { API_ROLES, list, OURS } from './rights';

/**
 * Rules that every new table must follow, checked in the Postgres catalog for everything that the migrations create.
 */

/** They read a row or two, and lock nothing. */
const LOOK_UPS = ['today', 'sign_up_is_confirmed', 'needs_password'];

const CALLED_BY_PEOPLE = `pg_proc p where p.pronamespace = 'public'::regnamespace
  and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))`;

/** Lists violations of the rule, so it must be empty. */
const CASES: readonly (readonly [string, string])[] = [
  [
    'no role of the API sees into the schemas of private functions and of partitions',
    list(
      `r.role || ' ' || s.name`,
      `unnest(array['anon', 'authenticated', 'service_role']) r (role), unnest(array['private', 'partitions']) s (name)
       where has_schema_privilege(r.role, s.name, 'usage')`,
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
  [
    'a function without a search path of its own is called by no role of the API',
    list(
      `p.oid::regprocedure::text || ' by ' || r.role`,
      `pg_proc p, ${API_ROLES} where p.pronamespace in ${OURS} and has_function_privilege(r.role, p.oid, 'execute')
         and not coalesce(p.proconfig @> array['search_path=""'], false)`,
    ),
  ],
  [
    'a function that people call responds with PT503 when it runs or waits too long',
    list(
      'p.proname',
      `${CALLED_BY_PEOPLE} and p.proname <> all ('{${LOOK_UPS.join()}}')
         and p.prosrc !~ 'when query_canceled or lock_not_available or deadlock_detected then\\s+perform private.raise_busy'`,
    ),
  ],
  [
    'a function that people call locks rows inside the block that handles errors',
    list(
      'p.proname',
      `${CALLED_BY_PEOPLE}
         and p.prosrc ~ '^\\s*declare(?:(?!\\mbegin\\M).)*private\\.(lock|own|answer|authenticate|player)_'`,
    ),
  ],
];

let values: readonly unknown[];

beforeAll(async () => {
  values = await scriptValues(CASES.map(([, script]) => script));
});

test.each(CASES.map(([name], index) => ({ name, index })))('$name', ({ index }) => {
  expect(values[index]).toEqual([]);
});
