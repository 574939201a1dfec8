import { timingSafeEqual, createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { portTaken } from '../settings/ports';
import { type Mail, MAX_MAIL_BYTES, type MailFile, MailNotStored } from './mail';

/** Addresses that are refused, like those of the simulators of mail providers. */
const REFUSED = [
  { address: /^bounce[^@]*@smtp\.test$/, code: 550, status: '5.1.1', reason: 'unknown recipient' },
  { address: /^busy[^@]*@smtp\.test$/, code: 450, status: '4.2.1', reason: 'mailbox busy' },
] as const;

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

const digest = (text: string) => createHash('sha256').update(text).digest();

export interface ListeningSmtp {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Receives mail over SMTP on this machine only, and adds it to the outbox. It requires the password and has no encryption.
 * @param port 0 takes any free one
 * @throws Failure naming the port when it is taken
 */
export async function listenForMail(mails: MailFile, secret: string, port: number): Promise<ListeningSmtp> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    onAuth: ({ username, password }, _session, done) => {
      if (timingSafeEqual(digest(password ?? ''), digest(secret))) return done(null, { user: username });
      done(refusal(535, '5.7.8 wrong password'));
    },
    onRcptTo: ({ address }, _session, done) => {
      const refused = REFUSED.find((each) => each.address.test(address));
      done(refused ? refusal(refused.code, `${refused.status} <${address}>: ${refused.reason}`) : null);
    },
    onData: (stream, session, done) => void receive(mails, stream, session).then(() => done(null), done),
  });
  // Also emitted for clients that hang up.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? portTaken('smtp', port) : error;
  });
  return {
    port: (listening.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function receive(
  mails: MailFile,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) throw refusal(552, '5.3.4 the mail is too large');
  const { subject = '', text = '', html = '', headers } = await PostalMime.parse(raw);
  const mail: Mail = {
    to: session.envelope.rcptTo.map(({ address }) => address).join(', '),
    subject,
    text,
    html,
    sentAt: new Date().toISOString(),
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  };
  await mails.add(mail).catch((error: unknown) => {
    throw error instanceof MailNotStored ? refusal(451, `4.3.1 ${error.message}`) : error;
  });
}
