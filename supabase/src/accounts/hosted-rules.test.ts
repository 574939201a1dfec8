import { randomUUID } from 'node:crypto';
import { scriptValues } from '../testing/script-values';

/** Replays the statements that hosted Supabase's auth service runs on `auth.users`, and checks their effects. */

// Two transactions with the same id would wait for each other, and other test files use the same database.
const ID = randomUUID();
const OTHER_ID = randomUUID();

const SIGN_UP = `
  insert into auth.users (id, email, encrypted_password) values ('${ID}', 'ada@example.com', 'first hash');
  update auth.users set confirmation_token = 'first', confirmation_sent_at = now();`;
const mail = (column: string) => `update auth.users set ${column} = 'again', confirmation_sent_at = now();`;
const confirm = (column: string) => `
  update auth.users set ${column} = '';
  update auth.users set email_confirmed_at = now();`;
const report = (wasTried: boolean) =>
  `select public.report_sign_up_conflict('ADA@example.com', ${wasTried});`;
const PASSWORD = 'select encrypted_password as value from auth.users;';
const hook = (valid: boolean) =>
  `select private.password_verification_attempt('{"user_id": "${ID}", "valid": ${valid}}') as value;`;
const WRONG = hook(false);

const LOCKED = {
  error: {
    http_code: 429,
    message: expect.stringMatching(
      /^Too many sign-in attempts\. Please try again after \d+ seconds\.$/,
    ) as string,
  },
};
const CONTINUE = { decision: 'continue' };

const CASES: readonly (readonly [string, string, unknown])[] = [
  ['the mail of the only sign-up keeps its password', confirm('confirmation_token') + PASSWORD, 'first hash'],
  ['a further mail alone changes nothing', mail('confirmation_token') + PASSWORD, 'first hash'],
  [
    'a second confirmation mail keeps the password',
    mail('confirmation_token') + confirm('confirmation_token') + PASSWORD,
    'first hash',
  ],
  [
    'a reset that was only requested keeps it',
    mail('recovery_token') + confirm('confirmation_token') + PASSWORD,
    'first hash',
  ],
  [
    'a rejected password clears the stored one with the confirmation, after the first mail too',
    report(true) + confirm('confirmation_token') + PASSWORD,
    '',
  ],
  [
    'a password that could not be tried clears nothing after the first mail',
    report(false) + confirm('confirmation_token') + PASSWORD,
    'first hash',
  ],
  [
    'a password that could not be tried clears the stored one after a second mail',
    mail('confirmation_token') + report(false) + confirm('confirmation_token') + PASSWORD,
    '',
  ],
  [
    'a resend after a report takes nothing back',
    report(true) + mail('confirmation_token') + confirm('confirmation_token') + PASSWORD,
    '',
  ],
  [
    'a report about a confirmed account changes nothing',
    confirm('confirmation_token') +
      report(true) +
      mail('recovery_token') +
      confirm('recovery_token') +
      PASSWORD,
    'first hash',
  ],
  [
    'when a reset confirms the address, the password goes',
    mail('recovery_token') + confirm('recovery_token') + PASSWORD,
    '',
  ],
  [
    'a password that is set with the confirmation stays',
    `${mail('recovery_token')} update auth.users set email_confirmed_at = now(), encrypted_password = 'new'; ${PASSWORD}`,
    'new',
  ],
  [
    'a confirmed account keeps its password through any mail',
    confirm('confirmation_token') + mail('recovery_token') + confirm('recovery_token') + PASSWORD,
    'first hash',
  ],
  ['the fifth wrong password is only wrong', WRONG.repeat(5), CONTINUE],
  ['the sixth attempt is refused, even with the right password', WRONG.repeat(5) + hook(true), LOCKED],
  ['a right password clears the count', WRONG.repeat(4) + hook(true) + WRONG.repeat(5), CONTINUE],
  [
    'a new password ends the lock',
    `${WRONG.repeat(6)} update auth.users set encrypted_password = 'new'; ${hook(true)}`,
    CONTINUE,
  ],
  [
    'the notes of the auth service go with the account, and those of others stay',
    `create table if not exists auth.audit_log_entries (id uuid primary key, payload json);
     insert into auth.audit_log_entries (id, payload) values
       (gen_random_uuid(), '{"actor_id": "${ID}", "actor_username": "ada@example.com"}'),
       (gen_random_uuid(), '{"actor_id": "${OTHER_ID}"}');
     delete from auth.users;
     select string_agg(payload ->> 'actor_id', ' ') as value from auth.audit_log_entries;`,
    OTHER_ID,
  ],
  [
    'an inviter and the invited account can be deleted by one statement',
    `insert into auth.users (id, raw_user_meta_data) values ('${OTHER_ID}', '{"invited_by": "${ID}"}');
     delete from auth.users;
     select count(*)::integer as value from private.invited_accounts;`,
    0,
  ],
  [
    'no more than 32 kB can be stored with an account',
    `do $$ begin
       update auth.users set raw_user_meta_data = jsonb_build_object('a', repeat('x', 33000));
     exception when invalid_parameter_value then null; end $$;
     select octet_length(coalesce(raw_user_meta_data::text, '')) < 1000 as value from auth.users;`,
    true,
  ],
  [
    'the API reaches neither the hook nor the counts nor the sign-ups',
    `select string_agg(r.name || ' ' || p.proname, ', ') as value
     from pg_proc p, unnest(array['anon', 'authenticated', 'service_role']) r (name)
     where p.pronamespace = 'private'::regnamespace and has_function_privilege(r.name, p.oid, 'execute')
       and (p.proname ~ 'sign_up|sign_in|password|take_back');`,
    null,
  ],
];

let values: readonly unknown[];

beforeAll(async () => {
  values = await scriptValues(CASES.map(([, script]) => SIGN_UP + script));
});

test.each(CASES.map(([name, , expected], index) => ({ name, expected, index })))(
  '$name',
  ({ expected, index }) => {
    expect(values[index]).toEqual(expected);
  },
);
