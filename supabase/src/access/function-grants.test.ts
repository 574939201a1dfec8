import { scriptValues } from '../testing/script-values';
import { exposedNames, FUNCTION_ACCESS, type FunctionName } from './access-table';
import { API_ROLES, lines, list, OURS } from './rights';

/** A function used by policies, and one that an index calls as the writer of a row. */
const CALLED_BY_POSTGRES = [
  'authenticated private.signed_in_player',
  'authenticated private.username_skeleton',
  'service_role private.username_skeleton',
];

const EXECUTE = list(
  `format('%s %s.%s', r.role, n.nspname, p.proname)`,
  `pg_proc p join pg_namespace n on n.oid = p.pronamespace, ${API_ROLES}
   where p.pronamespace in ${OURS} and has_function_privilege(r.role, p.oid, 'execute')`,
);

test('each role may execute the functions named in the access table', async () => {
  const [granted] = (await scriptValues([EXECUTE])) as [string[]];
  const named = lines<FunctionName>(
    FUNCTION_ACCESS,
    (name) => FUNCTION_ACCESS[name],
    (role, name) => `${role} public.${name}`,
  );
  expect(granted.sort()).toEqual([...named, ...CALLED_BY_POSTGRES].sort());
});

test('every function of the database is in the access table', () => {
  expect(Object.keys(FUNCTION_ACCESS).sort()).toEqual(exposedNames('Functions'));
});
