import { randomUUID } from 'node:crypto';
import { mailProblemsCall, recordRefundCall } from '@ninefold/contracts/rpc';
import postgres from 'postgres';
import { useOwnBackend } from '../../jest/own-backend';
import { callDatabase } from '../database/call-database';
import { backend, newAddress, PASSWORD } from '../testing/backend';
import { createLog } from '../testing/create-log';
import { type Outbox, startOutbox } from '../testing/start-outbox';
import { type PaymentsTest, startPayments } from '../testing/start-payments';
import { createMailer } from './create-mailer';
import { queueRenewalMails, sendDueMails } from './send-due-mails';
import { refundTo } from '../testing/refund-to';

let service: PaymentsTest;
let outbox: Outbox;
let sql: postgres.Sql;
let stopBackend: () => Promise<void>;
beforeAll(async () => {
  stopBackend = await useOwnBackend();
  outbox = await startOutbox();
  service = await startPayments({
    config: {
      mail: {
        smtpUrl: outbox.smtpUrl,
        requiresTls: false,
        from: 'Ninefold <hello@ninefold.test>',
      },
      shareUrl: 'http://pay.test',
    },
  });
  sql = postgres(backend().databaseUrl ?? '', { onnotice: () => undefined });
});
afterAll(async () => {
  await sql.end();
  await service.stop();
  await outbox.stop();
  await stopBackend();
});

/** Only there can a test move the clock of a mail. */
const onPostgres = backend().databaseUrl ? test : test.skip;

const { logger, text: log } = createLog();
const send = (stopping?: AbortSignal) => sendDueMails({ ...service, logger }, stopping);

/** Everything that waits is due. */
const later = () => sql`update private.mails set send_after = now() where sent_at is null`;

/** Queues a required mail to a buyer without an account. */
async function queueRefund(email: string): Promise<string> {
  const p_refund = refundTo(email);
  await callDatabase(service.database, recordRefundCall, { p_refund });
  return `refunded:${p_refund.invoice_id}:4999`;
}

const problemOf = async (key: string) =>
  (await callDatabase(service.database, mailProblemsCall, {})).find((problem) => problem.key === key);

const subjectsTo = async (address: string) => (await outbox.mailsTo(address)).map(({ subject }) => subject);

test('two workers send each mail once', async () => {
  const addresses = Array.from({ length: 12 }, newAddress);
  for (const address of addresses) await queueRefund(address);
  expect(await Promise.all([send(), send(), send()])).toEqual([[], [], []]);
  expect(await send()).toEqual([]);
  for (const address of addresses) expect(await outbox.mailsTo(address)).toHaveLength(1);
});

test('a member gets a receipt from the sender, without a header to unsubscribe', async () => {
  const member = await service.newSubscriber();
  await send();
  const [receipt, ...others] = await outbox.mailsTo(member.email);
  expect(others).toEqual([]);
  expect(receipt?.subject).toBe('Your receipt: $49.99 for Elite Access');
  for (const part of [receipt?.text, receipt?.html]) {
    expect(part).toContain('$49.99');
    expect(part).toContain('http://localhost:3000/profile');
  }
  expect(receipt?.headers).toMatchObject({
    from: 'Ninefold <hello@ninefold.test>',
    'auto-submitted': 'auto-generated',
    'message-id': expect.stringMatching(/^<[0-9a-f]{32}@ninefold\.test>$/),
  });
  expect(receipt?.headers).not.toHaveProperty('list-unsubscribe');
});

onPostgres('a guest is asked to finish the account, but not after doing so', async () => {
  const [early, late] = [newAddress(), newAddress()];
  for (const customer_email of [early, late])
    await service.pay(await service.begin(undefined, { purchase_id: randomUUID(), customer_email }));
  await send();
  // Whoever confirms the address owns the purchase.
  await service.newPerson(early);
  await later();
  await send();
  expect(await subjectsTo(early)).toEqual(['Your receipt: $49.99 for Elite Access']);
  expect((await outbox.mailsTo(late))[0]?.text).toContain('Create your account with this email address');
  expect(await subjectsTo(late)).toEqual([
    'Your receipt: $49.99 for Elite Access',
    'Create your account to use Elite Access',
  ]);
  expect((await outbox.mailsTo(late))[1]?.text).toMatch(
    /http:\/\/localhost:3000\/signup\/account\?session_id=cs_\w+&tier=elite/,
  );
});

onPostgres('mails wait for a mail server that is down, and for a busy mailbox', async () => {
  const [down, busy] = [newAddress(), `busy-${randomUUID()}@smtp.test`];
  await queueRefund(down);
  await queueRefund(newAddress());
  const errors = await outbox.whileDown(() => send());
  expect(errors).toEqual([expect.objectContaining({ code: 'ESOCKET' })]);
  await queueRefund(busy);
  await later();
  expect(await send()).toEqual([expect.objectContaining({ responseCode: 450 })]);
  expect(await outbox.mailsTo(down)).toHaveLength(1);
  const [row] = await sql`select * from private.mails where address = ${busy}`;
  expect(row).toMatchObject({ sent_at: null, rejected_at: null, last_error: 'EENVELOPE RCPT TO 450 4.2.1' });
  await sql`update private.mails set address = 'free@smtp.test' where address = ${busy}`;
  await later();
  await send();
  expect(await outbox.mailsTo('free@smtp.test')).toHaveLength(1);
});

test('a rejected recipient is reported, not tried again, and does not hold up others', async () => {
  const [bounced, other] = [`bounce-${randomUUID()}@smtp.test`, newAddress()];
  const key = await queueRefund(bounced);
  await queueRefund(other);
  expect(await send()).toEqual([expect.objectContaining({ responseCode: 550 })]);
  expect(await outbox.mailsTo(other)).toHaveLength(1);
  expect(await problemOf(key)).toMatchObject({
    kind: 'refunded',
    attempts: 1,
    error: 'EENVELOPE RCPT TO 550 5.1.1',
  });
});

onPostgres('a mail that was sent twice because of a crash is recognized by its id', async () => {
  const address = newAddress();
  await queueRefund(address);
  await send();
  await sql`update private.mails set sent_at = null, send_after = now(), address = ${address}
    where id = (select id from private.mails order by sent_at desc nulls last limit 1)`;
  await send();
  const ids = (await outbox.mailsTo(address)).map(({ headers }) => headers['message-id']);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

onPostgres(
  'a renewal is announced once, at its price, unless the member unsubscribed with one click',
  async () => {
    const [member, other] = [await service.newSubscriber(), await service.newSubscriber()];
    const renews = (days: number) => sql`
    update public.subscriptions set current_period_end = date_trunc('day', now()) + make_interval(days => ${days})
    where user_id in (${member.id}, ${other.id})`;
    await renews(3);
    for (let times = 0; times < 2; times++) {
      await queueRenewalMails(service);
      await send();
    }
    const [, renewal, ...rest] = await outbox.mailsTo(member.email);
    expect(rest).toEqual([]);
    expect(renewal?.subject).toMatch(/^Elite Access renews on \w+ \d+, \d{4}$/);
    expect(renewal?.text).toContain('you will be charged $49.99');
    const url = /<(http:\/\/pay\.test\/unsubscribe\/[0-9a-f-]{36})>/.exec(
      renewal?.headers['list-unsubscribe'] ?? '',
    )?.[1];
    expect(renewal?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(renewal?.text).toContain(url);
    expect(renewal?.headers['message-id']).not.toContain(url?.slice(-36));

    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect((await fetch(service.url + new URL(url ?? '').pathname, oneClick)).status).toBe(200);
    await renews(4);
    await queueRenewalMails(service);
    await send();
    expect(await outbox.mailsTo(member.email)).toHaveLength(2);
    expect(await outbox.mailsTo(other.email)).toHaveLength(3);
  },
);

onPostgres('a renewal is announced to a buyer who has not confirmed the account', async () => {
  const [customer_email, purchase_id] = [newAddress(), randomUUID()];
  const session_id = await service.begin(undefined, { customer_email, purchase_id });
  await service.pay(session_id);
  const account = {
    session_id,
    email: customer_email,
    purchase_id,
    password: PASSWORD,
    agreed_to_terms: true,
  };
  expect((await service.call('/api/create-account-after-checkout', account)).status).toBe(200);
  await sql`update public.subscriptions s set current_period_end = now() + interval '3 days'
    from public.purchases p where p.session_id = ${session_id} and p.subscription_id = s.id`;
  await queueRenewalMails(service);
  expect(await send()).toEqual([]);
  const renewal = (await outbox.mailsTo(customer_email)).at(-1);
  expect(renewal?.subject).toMatch(/^Elite Access renews on/);
  expect(renewal?.text).toContain('You have not finished creating your account.');
  expect(renewal?.text).toContain(`/signup/account?session_id=${session_id}`);

  // The choice belongs to the account.
  const url = renewal?.headers['list-unsubscribe']?.slice(1, -1) ?? '';
  await fetch(service.url + new URL(url).pathname, { method: 'POST' });
  expect(
    await sql`select p.email from private.mail_opt_outs o join public.profiles p on p.id = o.user_id
      where p.email = ${customer_email}`,
  ).toHaveLength(1);
});

test.each([
  ['the address of the card', {}],
  ['no address of the card', { billing_details: { email: null } }],
])('a guest is told about a refund at the address of the checkout, with %s', async (_, change) => {
  const email = newAddress();
  const session = await service.begin(undefined, { customer_email: email, purchase_id: randomUUID() });
  await service.pay(session);
  const { data } = await service.stripe.charges.list({ limit: 1 });
  await service.emulator.control(`resources/charges/${data[0]?.id}`, change);
  await service.emulator.control('refunds', { session });
  await service.settled();
  expect(await send()).toEqual([]);
  expect(await subjectsTo(email)).toContain('Your payment was refunded');
});

test('takes no mail after it was asked to stop', async () => {
  const address = newAddress();
  await queueRefund(address);
  expect(await send(AbortSignal.abort())).toEqual([]);
  expect(await outbox.mailsTo(address)).toEqual([]);
  await send();
  expect(await outbox.mailsTo(address)).toHaveLength(1);
});

test('nothing is sent unencrypted over a network that is not ours', async () => {
  const { mail } = service.config;
  const mailer = createMailer({ ...mail!, requiresTls: true });
  const content = { subject: '', preview: '', paragraphs: [], foot: [], siteUrl: '' };
  const sent = mailer.send({ id: randomUUID(), address: newAddress() }, content, null);
  await expect(sent).rejects.toMatchObject({ code: 'ETLS' });
  mailer.close();
});

test('nothing is taken without a mail server', async () => {
  const address = newAddress();
  await queueRefund(address);
  expect(await sendDueMails({ ...service, logger, config: { ...service.config, mail: undefined } })).toEqual(
    [],
  );
  await send();
  expect(await outbox.mailsTo(address)).toHaveLength(1);
});

test('the log has the failures, and no address, id or text of a mail', async () => {
  await queueRefund(`bounce-${randomUUID()}@smtp.test`);
  await send();
  expect(log()).toContain('"reason":"EENVELOPE RCPT TO 550 5.1.1"');
  expect(log()).not.toMatch(/@|%40|bounce|busy-|unsubscribe|Elite|\$49/);
  expect(log()).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
});
