import { signedInAs } from '../types/bare-supabase';
import {
  ACCOUNT,
  finish,
  GUEST,
  PLAYER,
  queue,
  UNCONFIRMED_ACCOUNT,
  unsubscribe,
} from '../testing/mail-scripts';
import { scriptValues } from '../testing/script-values';

/** A subscription that renews after an interval. */
const subscription = (renewsIn: string, columns: Record<string, string> = {}, player = true) => {
  const row: Record<string, string> = {
    id: `'sub_1'`,
    user_id: player ? `'${PLAYER}'` : 'null',
    customer_id: `'cus_1'`,
    tier: `'elite'`,
    status: `'active'`,
    paid: 'true',
    started_at: 'now()',
    read_at: 'now()',
    current_period_end: `now() + interval '${renewsIn}'`,
    ...columns,
  };
  return `insert into public.subscriptions (${Object.keys(row).join()}) values (${Object.values(row).join()});
    insert into public.purchases (session_id, buyer_email, customer_id, subscription_id, tier, amount_total, currency, status)
    select 'cs_1', '${GUEST}', 'cus_1', 'sub_1', 'elite', 4999, 'usd', 'paid' where ${!player};`;
};
const RENEWAL = 'select public.queue_renewal_mails();';

/** A minute passes. */
const LATER = `update private.mails set send_after = send_after - interval '2 minutes' where sent_at is null;`;

const TAKE = 'select public.take_mails(10) as value;';
const TAKEN = `select coalesce(jsonb_agg(t.mail ->> 'address'), '[]') as value from jsonb_array_elements(public.take_mails(10)) t (mail);`;
const ROWS = `select coalesce(jsonb_agg(to_jsonb(m) order by m.key), '[]') as value from private.mails m;`;
const fail = (error: string, isRejected: boolean) =>
  `select public.fail_mail(m.id, '${error}', ${isRejected}) from private.mails m;`;

test.each<readonly [case_: string, script: string, addresses: readonly string[]]>([
  ['the address that the buyer gave', queue(), [GUEST]],
  ['an account’s confirmed address instead', ACCOUNT + queue({ player: true }), ['ada@example.com']],
  [
    'the address that was confirmed last',
    ACCOUNT +
      queue({ player: true }) +
      `update auth.users set email = 'new@example.com' where id = '${PLAYER}';`,
    ['new@example.com'],
  ],
  [
    'the buyer’s address while the account is unconfirmed',
    UNCONFIRMED_ACCOUNT + queue({ player: true }),
    [GUEST],
  ],
  ['nobody, without an address', UNCONFIRMED_ACCOUNT + queue({ player: true, address: null }), []],
  ['nobody, before its time', queue({ sendAfter: `now() + interval '1 minute'` }), []],
  ['nobody, while another service is sending it', queue() + TAKE, []],
  ['the buyer again, if the service stopped while sending', queue() + TAKE + LATER, [GUEST]],
  ['nobody, once it is sent', queue() + finish() + LATER, []],
  [
    'nobody, if the same thing is told again after it was sent',
    queue() + TAKE + finish() + queue() + LATER,
    [],
  ],
  ['nobody, if it was dropped', queue() + `select private.drop_mail('k');`, []],
  ['the buyer again, after a failure', queue() + TAKE + fail('SMTP 450', false) + LATER, [GUEST]],
  ['nobody, after the recipient was rejected', queue() + TAKE + fail('SMTP 550', true) + LATER, []],
])('a mail goes to %s', async (_, script, addresses) => {
  expect(await scriptValues([script + TAKEN])).toEqual([addresses]);
});

test.each<readonly [case_: string, script: string, addresses: readonly string[]]>([
  ['the account', subscription('6 days') + RENEWAL, ['ada@example.com']],
  ['a guest without an account', subscription('6 days', {}, false) + RENEWAL, [GUEST]],
  ['the account once', subscription('6 days') + RENEWAL + RENEWAL + TAKE + finish() + RENEWAL, []],
  ['nobody more than a week before', subscription('8 days') + RENEWAL, []],
  ['nobody after the day', subscription('-1 hour') + RENEWAL, []],
  ...['canceled', 'paused', 'disputed', 'returned'].map((state) => {
    const columns = {
      canceled: { cancel_at_period_end: 'true' },
      paused: { collection_paused: 'true' },
      disputed: { disputed: 'true' },
      returned: { returned_for: `'duplicate'` },
    }[state] as Record<string, string>;
    return [`nobody if it is ${state}`, subscription('6 days', columns) + RENEWAL, []] as const;
  }),
  [
    'nobody if it was canceled meanwhile',
    subscription('6 days') + RENEWAL + 'update public.subscriptions set cancel_at_period_end = true;',
    [],
  ],
  ['nobody who unsubscribed meanwhile', subscription('6 days') + RENEWAL + unsubscribe(false), []],
])('a renewal is told to %s', async (_, script, addresses) => {
  expect(await scriptValues([ACCOUNT + script + TAKEN])).toEqual([addresses]);
});

test('a renewal of an unconfirmed account is handed out without an address, with the checkout', async () => {
  const bought = `
    insert into public.purchases (session_id, user_id, customer_id, subscription_id, tier, amount_total, currency, status)
    values ('cs_1', '${PLAYER}', 'cus_1', 'sub_1', 'elite', 4999, 'usd', 'paid');`;
  const read = `select coalesce(jsonb_agg(jsonb_build_array(t.mail -> 'address', t.mail -> 'details' -> 'session_id', t.mail -> 'has_account')), '[]') as value
    from jsonb_array_elements(public.take_mails(10)) t (mail);`;
  const renewal = subscription('6 days') + bought + RENEWAL;
  expect(
    await scriptValues([
      UNCONFIRMED_ACCOUNT + renewal + read,
      UNCONFIRMED_ACCOUNT + renewal + unsubscribe(false) + read,
      ACCOUNT + renewal + read,
    ]),
  ).toEqual([[[null, 'cs_1', false]], [], [['ada@example.com', null, true]]]);
});

test('the address is removed when a mail is sent, and the row after 90 days', async () => {
  const aged = `update private.mails set created_at = now() - interval '91 days';`;
  const [[sent], rest] = (await scriptValues([
    queue({ kind: 'plan-ended' }) + finish() + ROWS,
    queue({ key: 'old' }) + aged + queue({ key: 'new' }) + ROWS,
  ])) as [[Record<string, unknown>], { key: string }[]];
  expect(sent).toMatchObject({ address: null, sent_at: expect.any(String) });
  expect(JSON.stringify(sent)).not.toContain(GUEST);
  expect(rest.map(({ key }) => key)).toEqual(['new']);
});

test('a deleted account is still told about its refund, at its confirmed address', async () => {
  const deleted =
    ACCOUNT +
    queue({ kind: 'receipt', key: 'sent', player: true }) +
    finish() +
    queue({ kind: 'refunded', key: 'refund', player: true, address: 'old@example.com' }) +
    queue({ kind: 'plan-ended', key: 'ended', player: true }) +
    `insert into private.mail_opt_outs (user_id) values ('${PLAYER}');
     delete from auth.users where id = '${PLAYER}';`;
  const [addresses, rows, optOuts, sentAgain] = (await scriptValues([
    deleted + TAKEN,
    deleted + finish('refund') + ROWS,
    deleted + 'select count(*)::integer as value from private.mail_opt_outs;',
    deleted + finish('refund') + queue({ key: 'sent' }) + TAKEN,
  ])) as [string[], Record<string, unknown>[], number, string[]];
  expect(addresses).toEqual(['ada@example.com']);
  expect(rows.map(({ key, user_id, address, details }) => ({ key, user_id, address, details }))).toEqual([
    { key: 'refund', user_id: null, address: null, details: { tier: 'elite' } },
    { key: 'sent', user_id: null, address: null, details: {} },
  ]);
  expect(JSON.stringify(rows)).not.toContain('ada@');
  expect([optOuts, sentAgain]).toEqual([0, []]);
});

test('the export contains the mails and the choice of an account', async () => {
  const [tables] = (await scriptValues([
    ACCOUNT +
      queue({ player: true }) +
      finish() +
      queue({ key: 'other' }) +
      `insert into private.mail_opt_outs (user_id) values ('${PLAYER}');` +
      signedInAs(PLAYER) +
      `select public.export_my_data() -> 'tables' as value;`,
  ])) as [Record<string, unknown>];
  expect(tables['private.mails']).toMatchObject([{ key: 'k', sent_at: expect.any(String) }]);
  expect(tables['private.mail_opt_outs']).toHaveLength(1);
});

test('problems are mails that were rejected or not sent for three days, without addresses', async () => {
  const old = `update private.mails set created_at = now() - interval '4 days';`;
  const problems = 'select public.mail_problems() as value;';
  const [rejected, failing, without, renewal, fresh] = await scriptValues([
    queue() + TAKE + fail(`550 5.1.1 <${GUEST}>: unknown "ada@example.com"`, true) + problems,
    queue() + TAKE + fail('SMTP 450', false) + old + problems,
    UNCONFIRMED_ACCOUNT + queue({ player: true, address: null }) + old + problems,
    UNCONFIRMED_ACCOUNT + queue({ kind: 'renewal', player: true, address: null }) + old + problems,
    queue() + TAKE + fail('SMTP 450', false) + problems,
  ]);
  const problem = { kind: 'receipt', key: 'k', since: expect.any(String) };
  expect(rejected).toEqual([{ ...problem, attempts: 1, error: '550 5.1.1 … unknown …' }]);
  expect(failing).toEqual([{ ...problem, attempts: 1, error: 'SMTP 450' }]);
  expect(without).toEqual([{ ...problem, attempts: 0, error: 'The recipient has no confirmed address.' }]);
  expect(renewal).toEqual([{ ...problem, kind: 'renewal', attempts: 0, error: null }]);
  expect(fresh).toEqual([]);
});

test('the receipt of a first payment waits for its checkout, but not for more than a minute', async () => {
  const details = '{"tier": "elite", "invoice_id": "in_1", "session_id": null, "is_renewal": false}';
  const receipt = `select private.queue_mail('receipt', 'k', null, '${GUEST}', '${details}');
    insert into private.settled_invoices (invoice_id, subscription_id) values ('in_1', 'sub_1');`;
  const aged = `update private.mails set created_at = now() - interval '61 seconds';`;
  const claimed = `update public.purchases set user_id = '${PLAYER}';`;
  const read = `select coalesce(jsonb_agg(jsonb_build_array(t.mail -> 'details' -> 'session_id', t.mail -> 'has_account')), '[]') as value
    from jsonb_array_elements(public.take_mails(10)) t (mail);`;
  const guest = subscription('1 year', {}, false);
  expect(
    await scriptValues([
      receipt + read,
      receipt + aged + read,
      receipt + guest + read,
      ACCOUNT + receipt + guest + claimed + read,
    ]),
  ).toEqual([[], [[null, false]], [['cs_1', false]], [['cs_1', true]]]);
});

test('a mail that has failed for months is still handed out every six hours', async () => {
  const [hours] = await scriptValues([
    queue() +
      'update private.mails set attempts = 400;' +
      TAKE +
      'select round(extract(epoch from send_after - now()) / 3600)::integer as value from private.mails;',
  ]);
  expect(hours).toBe(6);
});
