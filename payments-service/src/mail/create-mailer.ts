import { createHash } from 'node:crypto';
import type { Mail } from '@ninefold/contracts';
import { htmlOf, type MailContent, plainTextOf } from '@ninefold/mail';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config/mail-settings';

/** Less than the minute after which the database hands a mail out again. */
const DEADLINE_MS = 40_000;
const PAUSE_MS = 10_000;

interface Addressed extends Pick<Mail, 'id'> {
  readonly address: string;
}

interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail.
   * @param unsubscribeUrl for a mail that people can unsubscribe from
   */
  send(mail: Addressed, content: MailContent, unsubscribeUrl: string | null): Promise<void>;
  close(): void;
}

/** Stays the same if a mail is sent again after a crash. It does not reveal the id, which is a secret. */
const messageId = ({ id }: Addressed, from: string) =>
  `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${from.slice(from.lastIndexOf('@') + 1).replace('>', '')}>`;

/** One-click unsubscription. https://www.rfc-editor.org/rfc/rfc8058 */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends mail over SMTP. It connects with the first mail. */
export function createMailer({ smtpUrl, requiresTls, from }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    requireTLS: requiresTls,
    connectionTimeout: PAUSE_MS,
    greetingTimeout: PAUSE_MS,
    socketTimeout: PAUSE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(mail, content, unsubscribeUrl) {
      const sent = transport.sendMail({
        from,
        // An object, because a text would be parsed as a list.
        to: { name: '', address: mail.address },
        subject: content.subject,
        text: plainTextOf(content),
        html: htmlOf(content),
        messageId: messageId(mail, from),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== null && unsubscribeHeaders(unsubscribeUrl)),
        },
      });
      await within(DEADLINE_MS, sent);
    },
    close: () => transport.close(),
  };
}

/** @throws an error with the code ETIMEDOUT, as nodemailer's own timeouts have */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('The mail server is too slow.'), {
      code: 'ETIMEDOUT',
      command: 'CONN',
    });
    timer = setTimeout(() => reject(error), milliseconds);
  });
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
