import type { Mail } from '@ninefold/contracts';
import { failMailCall, finishMailCall, queueRenewalMailsCall, takeMailsCall } from '@ninefold/contracts/rpc';
import type { Config } from '../config/read-config';
import { callDatabase } from '../database/call-database';
import { describeCause } from '../errors/describe-cause';
import type { PaymentDependencies } from '../payments/payment-dependencies';
import { composeMail, isOptional, unsubscribeUrl } from './compose-mail';
import { createMailer } from './create-mailer';
import { describeFailure } from './describe-failure';
import { readRenewal } from './read-renewal';

export interface MailDependencies extends Pick<PaymentDependencies, 'stripe' | 'database' | 'logger'> {
  readonly config: Pick<Config, 'shellUrl' | 'shareUrl' | 'mail'>;
}

type Send = (mail: Mail) => Promise<void>;

/**
 * Sends the mails that are due. The database hands out each mail to one instance at a time; one that fails stays there, and
 * is tried again later. Without a mail server, all of them stay.
 * @param stopping stops after the current mail. The others stay due
 * @returns the errors of those that failed, each tried once; it stops at a mail server that cannot be used
 */
export async function sendDueMails(
  dependencies: MailDependencies,
  stopping?: AbortSignal,
): Promise<readonly unknown[]> {
  const { stripe, config } = dependencies;
  const { shellUrl, shareUrl } = config;
  // A mail server is only configured together with this URL.
  if (!config.mail || shareUrl === undefined) return [];
  const errors: unknown[] = [];
  const mailer = createMailer(config.mail);
  const send: Send = async (mail) => {
    const renewal = mail.kind === 'renewal' ? await readRenewal(stripe, mail.details.subscription_id) : null;
    const address = mail.address ?? renewal?.email;
    if (!address) throw new Error('The mail has no address.');
    const content = composeMail(mail, {
      shellUrl,
      shareUrl,
      price: renewal?.price ?? null,
    });
    await mailer.send(
      { ...mail, address },
      content,
      isOptional(mail) ? unsubscribeUrl(shareUrl, mail) : null,
    );
  };
  try {
    while (!stopping?.aborted) {
      const [mail] = await callDatabase(dependencies.database, takeMailsCall, { p_limit: 1 });
      if (!mail || !(await sendOne(dependencies, send, mail, errors))) break;
    }
  } catch (error) {
    dependencies.logger.error({ cause: describeCause(error) }, 'mails cannot be read or stored');
    errors.push(error);
  } finally {
    mailer.close();
  }
  return errors;
}

/** @returns false when no other mail can be sent either */
async function sendOne(
  { database, logger }: MailDependencies,
  send: Send,
  mail: Mail,
  errors: unknown[],
): Promise<boolean> {
  try {
    await send(mail);
  } catch (error) {
    errors.push(error);
    const { error: reason, isRejected, isAboutMail } = describeFailure(error);
    logger.error({ kind: mail.kind, reason, isRejected }, 'a mail was not sent');
    await callDatabase(database, failMailCall, { p_id: mail.id, p_error: reason, p_is_rejected: isRejected });
    return isAboutMail;
  }
  await callDatabase(database, finishMailCall, { p_id: mail.id });
  return true;
}

/** Queues the mails about plans that renew within a week. Repeated calls queue none twice. */
export const queueRenewalMails = ({ database }: Pick<MailDependencies, 'database'>): Promise<number> =>
  callDatabase(database, queueRenewalMailsCall, {});
