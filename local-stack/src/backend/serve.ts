/**
 * The backend's process. It prints one line of JSON on stdout, `{"url": …}` when it is ready or `{"error": …}` when it
 * cannot start, and stops on SIGTERM. Tests have its email written to a file, and stop it by closing its stdin, which
 * also happens when they crash.
 */
import { appendFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Mail } from '../outbox/mail';
import { textOf } from '../terminal';
import { redactConsole } from './redact-log';
import { ServeOptionsSchema } from './options';

// Files are private, because the database contains addresses and hashes.
process.umask(0o077);
// @supabase/lite reads this when it is loaded.
process.env.DO_NOT_TRACK = '1';
const { startBackend } = await import('./start-backend');

redactConsole((line) => void process.stderr.write(`${line}\n`));

const report = (event: { url: string } | { error: string }) =>
  process.stdout.write(`${JSON.stringify(event)}\n`);

async function postTo(outboxUrl: string, secret: string, mail: Mail): Promise<void> {
  const response = await fetch(`${outboxUrl}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
    body: JSON.stringify(mail),
  });
  if (!response.ok) throw new Error(`The outbox responded with ${response.status}.`);
}

try {
  const { mailFile, outboxUrl, outboxSecret, ...options } = v.parse(
    ServeOptionsSchema,
    JSON.parse(process.env.BACKEND_OPTIONS ?? ''),
  );
  const backend = await startBackend({
    ...options,
    async onMail(mail) {
      // Written synchronously, so that tests find the email after the response.
      if (mailFile) appendFileSync(mailFile, `${JSON.stringify(mail)}\n`);
      if (outboxUrl) await postTo(outboxUrl, outboxSecret, mail);
    },
  });
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    void backend.stop().then(() => process.exit(0));
  };
  // The supervisor restarts this process and with it the database.
  void backend.ended?.then((reason) => {
    if (isStopping) return;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  });
  process.once('SIGTERM', stop).once('SIGINT', stop);
  if (mailFile) process.stdin.resume().once('end', stop);
  report({ url: backend.url });
} catch (error) {
  report({ error: textOf(error) });
  process.stderr.write(`${textOf(error)}\n`);
  process.exit(1);
}
