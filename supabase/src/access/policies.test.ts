import { scriptValues } from '../testing/script-values';
import { TABLE_ACCESS, type TableName } from './access-table';
import { list } from './rights';

/** Row policies in the Postgres catalog that let players beyond their own rows. */

/** A column that names a row's owner: the row is deleted with that account or profile. */
const OWNER_COLUMNS = `select a.attname from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
  where c.contype = 'f' and c.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass) and c.confdeltype = 'c'
    and c.conrelid = format('%I.%I', p.schemaname, p.tablename)::regclass`;

/**
 * The only form of a condition, as Postgres prints it. The function checks the session, and the `select` lets Postgres
 * evaluate it once instead of for each row.
 */
const ALLOWED = `select format('(%I = ( SELECT private.signed_in_player() AS signed_in_player))', o.attname) from (${OWNER_COLUMNS}) o`;

/** `qual` applies to rows that are read and `with_check` to rows that are written; each is a separate condition. */
const BREAKS_THE_RULE = `select coalesce(jsonb_agg(p.policyname), '[]') as value from pg_policies p
  where p.roles <> array['authenticated']::name[]
     or (p.qual is null and p.with_check is null)
     or p.qual not in (${ALLOWED})
     or p.with_check not in (${ALLOWED});`;

const OWN = '(select private.signed_in_player())';

/** Lists each forbidden policy with the reason. */
const WRONG: readonly (readonly [string, string])[] = [
  ['gives a row away', `profiles for update to authenticated using (id = ${OWN}) with check (true)`],
  ['takes a row of others', `profiles for update to authenticated using (true) with check (id = ${OWN})`],
  [
    'does not ask whether the session lives',
    'profiles for select to authenticated using (id = (select auth.uid()))',
  ],
  ['is for everyone who is signed in', 'profiles for select to authenticated using (auth.uid() is not null)'],
  ['has a second condition', `profiles for select to authenticated using (id = ${OWN} or is_subscribed)`],
  ['asks another column', `game_sessions for select to authenticated using (id = ${OWN})`],
  ['writes for anybody', 'game_sessions for insert to authenticated with check (true)'],
  ['has no condition', 'profiles for select to authenticated'],
  ['is for guests too', `profiles for select to anon, authenticated using (id = ${OWN})`],
];

let values: readonly unknown[];

beforeAll(async () => {
  const added = WRONG.map(([, policy]) => `create policy wrong on public.${policy};`);
  values = await scriptValues(['', ...added].map((policy) => `${policy} ${BREAKS_THE_RULE}`));
});

test('every policy is for signed-in players and their own rows', () => {
  expect(values[0]).toEqual([]);
});

test('players have a policy for each table that they may read, and for their profile', async () => {
  const [policies] = await scriptValues([list(`format('%s %s', p.cmd, p.tablename)`, 'pg_policies p')]);
  const read = (Object.keys(TABLE_ACCESS) as TableName[]).filter((name) =>
    TABLE_ACCESS[name].select.includes('owner'),
  );
  expect(policies).toEqual([...read.map((name) => `SELECT ${name}`), 'UPDATE profiles'].sort());
});

test.each(WRONG.map(([name], index) => ({ name, index })))('a policy that $name is found', ({ index }) => {
  expect(values[index + 1]).toEqual(['wrong']);
});
