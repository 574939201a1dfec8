import { randomUUID } from 'node:crypto';
import { scriptValues } from '../testing/script-values';

/** What the auth service writes about the inviter of an account, or people themselves. */

const [INVITER, INVITED] = [randomUUID(), randomUUID()];

const account = (id: string, metadata: object = {}) => `
  insert into auth.users (id, email, raw_user_meta_data)
  values ('${id}', '${id}@example.com', '${JSON.stringify(metadata)}');`;
const invited = (invited_by: unknown) => account(INVITER) + account(INVITED, { invited_by, a: 1 });
const change = (metadata: object) =>
  `update auth.users set raw_user_meta_data = '${JSON.stringify(metadata)}' where id = '${INVITED}';`;
const removal = (id: string) => `delete from auth.users where id = '${id}';`;

const METADATA = `select raw_user_meta_data as value from auth.users where id = '${INVITED}';`;
const INVITERS = `
  select coalesce(jsonb_agg(invited_by), '[]') as value from private.invited_accounts where user_id = '${INVITED}';`;
const READ = `
  select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as rows
  from pg_stat_xact_user_tables where relid = 'auth.users'::regclass`;
/** Whether the deletion of an account reads many of the others. A small table would otherwise be read as a whole. */
const readsOthers = (id: string) => `
  insert into auth.users (id, email) select gen_random_uuid(), n || '@example.com' from generate_series(1, 1000) n;
  set local enable_seqscan = off;
  create temporary table earlier on commit drop as ${READ};
  ${removal(id)}
  select r.rows - e.rows > 100 as value from (${READ}) r, earlier e;`;

const CASES: readonly (readonly [string, string, unknown])[] = [
  ['an invited account is stored with its inviter', invited(INVITER) + INVITERS, [INVITER]],
  [
    'a deleted inviter is removed, and the other metadata stay',
    invited(INVITER) + removal(INVITER) + METADATA,
    { a: 1 },
  ],
  [
    'an inviter that was added later is removed too',
    account(INVITER) + account(INVITED) + change({ invited_by: INVITER, b: 2 }) + removal(INVITER) + METADATA,
    { b: 2 },
  ],
  [
    'metadata that a plain Postgres stores as a JSON string stay one',
    account(INVITER) +
      account(INVITED) +
      `update auth.users set raw_user_meta_data = to_jsonb('{"invited_by": "${INVITER}", "b": 2}'::text)
       where id = '${INVITED}';` +
      removal(INVITER) +
      METADATA,
    '{"b": 2}',
  ],
  [
    'the deletion of an inviter reads only the accounts that name it',
    invited(INVITER) + readsOthers(INVITER),
    false,
  ],
  [
    'an account has one inviter, however often its metadata change',
    invited(INVITER) + change({}) + change({ invited_by: INVITER }).repeat(9) + INVITERS,
    [INVITER],
  ],
  ['an inviter that is removed from the metadata is forgotten', invited(INVITER) + change({}) + INVITERS, []],
  ['an inviter without an account is not stored', invited(randomUUID()) + INVITERS, []],
  ['an inviter without an account is removed', invited(randomUUID()) + METADATA, { a: 1 }],
  ['an account is not its own inviter', account(INVITED, { invited_by: INVITED }) + INVITERS, []],
  [
    'an account that names itself can be deleted',
    account(INVITED, { invited_by: INVITED }) + removal(INVITED) + METADATA,
    undefined,
  ],
  [
    'two accounts that name each other can be deleted',
    account(INVITER) +
      account(INVITED, { invited_by: INVITER }) +
      `update auth.users set raw_user_meta_data = '{"invited_by": "${INVITED}"}' where id = '${INVITER}';` +
      removal(INVITER) +
      removal(INVITED) +
      METADATA,
    undefined,
  ],
  ...[null, 'ada', '', 7, { id: INVITER }, [INVITER]].flatMap(
    (value): (readonly [string, string, unknown])[] => [
      [`${JSON.stringify(value)} as the inviter is not stored`, invited(value) + INVITERS, []],
      [
        `${JSON.stringify(value)} stays in the metadata`,
        invited(value) + METADATA,
        { invited_by: value, a: 1 },
      ],
    ],
  ),
];

let values: readonly unknown[];

beforeAll(async () => {
  values = await scriptValues(CASES.map(([, script]) => script));
});

test.each(CASES.map(([name, , expected], index) => ({ name, expected, index })))(
  '$name',
  ({ expected, index }) => {
    expect(values[index]).toEqual(expected);
  },
);
