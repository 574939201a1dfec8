import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { bareDatabase } from '../../jest/bare-database';
import { atOnce } from '../testing/at-once';

const CONNECTIONS = 16;
const MAILS = 200;

let sql: postgres.Sql;

/** Without Postgres nothing runs at the same time. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

beforeAll(async () => {
  if (!process.env.TEST_CLUSTER) return;
  sql = postgres((await bareDatabase()) ?? '', { max: CONNECTIONS, onnotice: () => undefined });
});
afterAll(() => sql?.end());

interface TakenMail {
  readonly id: string;
}

const queue = (key: string) =>
  sql`select private.queue_mail('receipt', ${key}, null, 'guest@example.com', '{}')`;

const take = async (limit: number) =>
  (await sql<[{ mails: TakenMail[] }]>`select public.take_mails(${limit}) as mails`)[0].mails;

const states = () => sql`
  select count(*)::integer as mails, count(sent_at)::integer as sent, max(attempts) as attempts from private.mails`;

onPostgres('sixteen services send each mail once while others queue, repeat and drop mails', async () => {
  await sql`delete from private.mails`;
  const sent: string[] = [];
  const queueing = atOnce(4, async (writer) => {
    for (let index = 0; index < MAILS / 2; index++) {
      // Two writers have the same reason for each mail.
      await queue(`${writer % 2}:${index}`);
      await sql`select private.drop_mail('unknown')`;
    }
  });
  let isQueueing = true;
  const sending = atOnce(CONNECTIONS - 4, async (service) => {
    for (;;) {
      const wasQueueing = isQueueing;
      const mails = await take(1 + (service % 3));
      for (const { id } of mails) {
        sent.push(id);
        await sql`select public.finish_mail(${id})`;
      }
      if (mails.length === 0 && !wasQueueing) return;
    }
  });
  await queueing;
  isQueueing = false;
  await sending;
  expect(new Set(sent).size).toBe(sent.length);
  expect(await states()).toEqual([{ mails: MAILS, sent: MAILS, attempts: 1 }]);
});

onPostgres(
  'no service waits for a mail that another one is taking, or for the deletion of old mails',
  async () => {
    await sql`delete from private.mails`;
    await queue('old');
    await sql`update private.mails set created_at = now() - interval '91 days', send_after = 'infinity'`;
    await queue('first');
    const [taking, other] = [await sql.reserve(), await sql.reserve()];
    try {
      await taking`begin`;
      await taking`select private.queue_mail('receipt', 'second', null, 'guest@example.com', '{}')`;
      expect(await taking`select public.take_mails(1)`).toHaveLength(1);
      await other`set statement_timeout = '500ms'`;
      expect(await other`select public.take_mails(10) as mails`).toEqual([{ mails: [] }]);
      await other`select private.queue_mail('receipt', 'third', null, 'guest@example.com', '{}')`;
      await other`select public.queue_renewal_mails()`;
      await taking`commit`;
    } finally {
      await other`reset statement_timeout`;
      for (const session of [taking, other]) session.release();
    }
  },
);

onPostgres('an account deleted while its mail is queued leaves no address of its own behind', async () => {
  await sql`delete from private.mails`;
  await atOnce(CONNECTIONS, async () => {
    const id = randomUUID();
    await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${`${id}@example.com`}, now())`;
    await Promise.all([
      sql`select private.queue_mail('plan-ended', ${id}, ${id}, null, '{}')`.catch(
        // The account was deleted first.
        ({ code }: { code: string }) => expect(code).toBe('23503'),
      ),
      sql`delete from auth.users where id = ${id}`,
    ]);
  });
  expect(await states()).toEqual([{ mails: 0, sent: 0, attempts: null }]);
});
