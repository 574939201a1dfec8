import postgres from 'postgres';
import { pidOf, waitingFor } from '../../supabase/src/testing/own-connection';

/** What the service cannot read of a test database on a real Postgres. */

/** A mail, sent or not. */
export interface QueuedMail {
  readonly kind: string;
  readonly key: string;
}

export interface SettledInvoice {
  readonly invoice_id: string;
  readonly returned_for: string | null;
  readonly is_refunded: boolean;
}

async function query<Row extends object>(databaseUrl: string, statement: string): Promise<readonly Row[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return await sql.unsafe<Row[]>(statement);
  } finally {
    await sql.end();
  }
}

/** @returns all mails, oldest first */
export const queuedMails = (databaseUrl: string) =>
  query<QueuedMail>(databaseUrl, 'select kind, key from private.mails order by created_at, key');

export const settledInvoices = (databaseUrl: string) =>
  query<SettledInvoice>(
    databaseUrl,
    'select invoice_id, returned_for, is_refunded from private.settled_invoices',
  );

/** The tasks that have failed are tried again at once. */
export const makeTasksDue = (databaseUrl: string) =>
  query(databaseUrl, 'update private.payment_tasks set next_at = now()');

/** The tasks of a subscription were ordered two hours ago, and are tried again at once. */
export const ageTasks = (databaseUrl: string, subscription: string) =>
  query(
    databaseUrl,
    `update private.payment_tasks set created_at = now() - interval '2 hours', next_at = now()
     where subscription_id = '${subscription}'`,
  );

/** The accounts were created ten minutes ago. */
export const ageAccount = (databaseUrl: string, email: string) =>
  query(
    databaseUrl,
    `update auth.users set created_at = created_at - interval '10 minutes' where email = '${email}'`,
  );

/** The addresses to which mails of a kind about something go. */
export const addressesTold = async (databaseUrl: string, kind: string, subject: string) =>
  (
    await query<{ address: string }>(
      databaseUrl,
      `select private.address_of_mail(user_id, address) as address from private.mails
       where kind = '${kind}' and key like '%${subject}%'`,
    )
  ).map(({ address }) => address);

/**
 * Runs two things at once: a call of a database function in a transaction that stays open until `other` waits for it, and `other`.
 * @returns what `other` returned
 */
export async function whileOpen<Result>(
  databaseUrl: string,
  call: string,
  other: () => Promise<Result>,
): Promise<Result> {
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
  const session = await sql.reserve();
  try {
    await session`begin`;
    await session.unsafe(call);
    const result = other();
    await waitingFor(sql, await pidOf(session))(1);
    await session`commit`;
    return await result;
  } finally {
    session.release();
    await sql.end();
  }
}
