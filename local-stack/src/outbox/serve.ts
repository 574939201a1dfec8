import * as v from 'valibot';
import { runPart } from '../http/listen';
import { readPorts } from '../settings/ports';
import { openMailFile } from './mail';
import { outboxApp } from './outbox-app';
import { listenForMail } from './smtp';

const EnvironmentSchema = v.object({
  MAIL_FILE: v.string(),
  OUTBOX_SECRET: v.pipe(v.string(), v.minLength(16)),
});

process.umask(0o077);
await runPart('outbox', async () => {
  const environment = v.parse(EnvironmentSchema, process.env);
  const mails = await openMailFile(environment.MAIL_FILE);
  const smtp = await listenForMail(mails, environment.OUTBOX_SECRET, readPorts(process.env).smtp);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void smtp.close());
  return outboxApp(mails, environment.OUTBOX_SECRET);
});
